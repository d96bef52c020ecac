//! Words for prompts and actions, as keys of the Fluent files.

mod events;
mod names;
mod upkeep;

use emporio_core::{Text, Words};
use strum::VariantArray;

use crate::action::{Action, EXCHANGES};
use crate::data::ROUNDS;
use crate::event::Event;
use crate::phase::box_of;
use crate::pieces::{Building, Colony, Favour, PassAction, Pile, Place, Request, Slot, Spot, Stuff};
use crate::state::{Madeira, Moves, PawnMoves, Phase, ShipMoves, Step, WoodUse};

pub(crate) use names::{
    amount, building, character, city, colony, favour, good, guild, place, request, reward, roman, slot,
    space, spot,
};
use names::{goal, named, origin, reward_gives};

impl Words for Madeira {
    /// What is asked now.
    fn prompt(&self) -> Text {
        match self.step {
            Step::InitialRequest => Text::key("prompt-initial-request"),
            Step::RequestTile { .. } => Text::key("prompt-request-tile"),
            Step::FavourTile { .. } => Text::key("prompt-favour-tile"),
            Step::RewardTile { .. } => Text::key("prompt-reward-tile"),
            Step::CityWorker => Text::key("prompt-city-worker"),
            Step::FieldWorker => Text::key("prompt-field-worker"),
            Step::CharacterTile { .. } => Text::key("prompt-character-tile"),
            Step::PirateDie { .. } => Text::key("prompt-pirate-die"),
            Step::GuildDie { .. } => Text::key("prompt-guild-die"),
            Step::Row => Text::key("prompt-row"),
            Step::Request { row } => Text::key("prompt-request").with("row", roman(row + 1)),
            Step::Guild { .. } => Text::key("prompt-guild"),
            Step::Start => self.prompt_start(),
            Step::Character { die, .. } => Text::key("prompt-character").with("die", die),
            Step::Placed { building: at } => self.prompt_placed(at),
            Step::PassSpace if self.round == ROUNDS => Text::key("prompt-pass-space-last"),
            Step::PassSpace => Text::key("prompt-pass-space"),
            Step::PassGain { space } => Text::key("prompt-pass-gain").with("space", roman(space + 1)),
            Step::BuildingDie { .. } => self.prompt_building("prompt-building-die"),
            Step::Cost => self.prompt_cost(),
            Step::WorkerFrom(moves) => {
                Text::key("prompt-worker-from").with("goal", goal(moves.kind)).with("left", moves.left)
            }
            Step::WorkerTo { from, .. } => Text::key("prompt-worker-to").with("from", place(from)),
            Step::ShipFrom(moves) => Text::key("prompt-ship-from").with("left", moves.left),
            Step::ShipTo { from, .. } => Text::key("prompt-ship-to").with("from", origin(from)),
            Step::Reward => Text::key("prompt-reward"),
            Step::RoyalSupport => Text::key("prompt-royal-support"),
            Step::District => Text::key("prompt-district"),
            Step::Wood { left, to } => match to {
                WoodUse::Keep => Text::key("prompt-wood-keep").with("left", left),
                WoodUse::Ship(_) | WoodUse::District(_) | WoodUse::Upkeep => {
                    Text::key("prompt-wood-buy").with("left", left)
                }
            },
            Step::PawnFrom(moves) => Text::key("prompt-pawn-from").with("left", moves.left),
            Step::PawnTo { from, .. } => Text::key("prompt-pawn-to").with("from", space(from)),
            Step::Again { repeat: true, .. } => Text::key("prompt-repeat"),
            Step::Again { extras, .. } => Text::key("prompt-extra").with("left", extras),
            Step::MarkerFrom => Text::key("prompt-marker-from"),
            Step::MarkerTo { from } => Text::key("prompt-marker-to").with("from", building(from)),
            Step::LadyBuilding => Text::key("prompt-lady"),
            Step::TurnUp { left } => Text::key("prompt-turn-up").with("left", left),
            Step::Mill => Text::key("prompt-mill"),
            Step::Honour => Text::key("prompt-honour").with("points", self.data.amounts.honour_points as i32),
            Step::Upkeep => Text::key("prompt-upkeep").with("ships", self.me().fleet.len()),
            Step::Feeding if self.bread_due() == 0 => Text::key("prompt-feeding-none"),
            Step::Feeding => Text::key("prompt-feeding").with("due", self.bread_due()),
            Step::Fulfil { left } => Text::key("prompt-fulfil").with("left", left),
            Step::Offer { .. } => Text::key("prompt-offer").with("most", self.data.request_points.offer),
            Step::Over => Text::key("game-over"),
        }
    }

    /// An action in words.
    fn action_text(&self, action: Action) -> Text {
        match action {
            Action::Initial(crowns) => Text::key("action-initial").with("crowns", crowns),
            Action::RequestTile(tile) => request(tile),
            Action::FavourTile(tile) => favour(tile),
            Action::RewardTile(tile) => reward(tile),
            Action::CharacterTile(tile) => character(Some(tile)),
            Action::Roll(value) => Text::key("action-roll").with("value", value),
            Action::Row(row) => self.row_words(row),
            Action::Request(tile) => self.request_words(tile),
            Action::Guild(of) => Text::key("action-guild").with("guild", guild(of)),
            Action::Favour(tile) => Text::key("action-favour").with("favour", favour(tile)),
            Action::Die(value) => Text::key("action-die").with("value", value),
            Action::PirateDie(value) => Text::key("action-pirate-die").with("value", value),
            Action::Pass => Text::key("action-pass"),
            Action::Building(at) => self.building_words(at),
            Action::Act => self.act_words(),
            Action::Harvest => self.harvest_words(),
            Action::Nothing => Text::key("action-nothing"),
            Action::Space(space) => self.space_words(space),
            Action::Reals => self.reals_words(),
            Action::Pay => self.pay_words(),
            Action::Pirates => Text::key("action-pirates").with("n", self.building_pirates()),
            Action::From(from) => self.origin_words(from),
            Action::To(to) => Text::key("action-to").with("place", place(to)),
            Action::ShipFrom(None) => Text::key("action-ship-new").with("wood", self.wood_words(1)),
            Action::ShipFrom(from) => Text::key("action-ship-from").with("place", origin(from)),
            Action::ShipTo(to) => self.ship_words(to, 0),
            Action::ShipToMore(to) => self.ship_words(to, 1),
            Action::Reward(at, pile) => self.reward_words(at, pile),
            Action::DiscardPirates => {
                Text::key("action-discard-pirates").with("n", self.data.amounts.support_pirates)
            }
            Action::Bread => amount(Stuff::Bread, self.data.amounts.support_bread),
            Action::Build(tile) => self.build_words(tile),
            Action::Wood(from) => Text::key("action-wood").with("place", spot(from)),
            Action::Again(field) => {
                Text::key("action-again").with("field", spot(field)).with("good", self.crop(field))
            }
            Action::TurnUp(tile) => Text::key("action-turn-up").with("favour", favour(tile)),
            Action::Stop => Text::key(self.stop_key()),
            Action::Done => Text::key("action-done"),
            Action::Honour => {
                Text::key("action-honour").with("points", self.data.amounts.honour_points as i32)
            }
            Action::Decline => Text::key("action-decline"),
            Action::Upkeep(wood) => self.upkeep_words(wood),
            Action::Feed(bread) => self.feed_words(bread),
            Action::Offer(reals) => Text::key("action-offer").with("reals", amount(Stuff::Reals, reals)),
            Action::Exchange(number) => {
                let (one, two, got) = EXCHANGES[usize::from(number)];
                Text::key("action-exchange")
                    .with("one", good(one))
                    .with("two", good(two))
                    .with("got", good(got))
            }
            Action::MillUp => self.mill_up_words(),
            Action::MillBread => self.mill_down_words(true),
            Action::MillReals => self.mill_down_words(false),
        }
    }

    /// An event in words.
    fn event_text(event: &Event) -> Text {
        events::event_text(event)
    }
}

impl Madeira {
    /// [DEC-6] What can be done, and nothing else.
    fn prompt_start(&self) -> Text {
        let favour =
            !self.turn.favour_used && self.me().face_up.iter().any(|favour| self.seems_of_use(favour));
        Text::key(match (self.any_die_placeable(), favour) {
            (true, true) => "prompt-start",
            (true, false) => "prompt-start-die",
            (false, true) => "prompt-start-favour",
            (false, false) => "prompt-start-pass",
        })
    }

    /// [HID-1] Whether a favour can be used as far as everybody knows: the question is read by all, and how many pirates the
    /// Policeman finds is hidden.
    fn seems_of_use(&self, favour: Favour) -> bool {
        if favour == Favour::Policeman { self.me().pirates > 0 } else { self.is_of_use(favour) }
    }

    fn prompt_cost(&self) -> Text {
        let short = self.me().reals < self.building_cost() + self.wood_debt();
        self.prompt_building(if short { "prompt-cost-short" } else { "prompt-cost" })
            .with("cost", amount(Stuff::Reals, self.building_cost()))
            .with("have", self.me().reals.saturating_sub(self.wood_debt()))
            .with("pirates", self.building_pirates())
    }

    /// No more; or none, where nothing was done yet.
    fn stop_key(&self) -> &'static str {
        if let Step::WorkerFrom(Moves { arrived: None, .. }) = self.step {
            "action-stop-workers"
        } else if let Step::PawnFrom(PawnMoves { arrived: None, .. }) = self.step {
            "action-stop-workers"
        } else if let Step::ShipFrom(ShipMoves { arrived: None, .. }) = self.step {
            "action-stop-ships"
        } else if self.step == Step::District {
            "action-stop-district"
        } else if self.step == Step::Reward {
            "action-stop-reward"
        } else if let Step::TurnUp { .. } = self.step {
            "action-stop-turning"
        } else {
            "action-stop"
        }
    }

    fn prompt_placed(&self, at: Building) -> Text {
        let tile = self.sites[at as usize].character;
        if tile.is_none() {
            return Text::key("prompt-placed-printed").with("building", building(at));
        }
        Text::key("prompt-placed").with("character", character(tile)).with("building", building(at))
    }

    fn prompt_building(&self, key: &'static str) -> Text {
        let at = self.resolving().map_or_else(Text::empty, building);
        Text::key(key).with("building", at)
    }

    fn row_words(&self, row: u8) -> Text {
        let here = &self.rows[usize::from(row) - 1];
        let dice = (1..=6u8).flat_map(|v| std::iter::repeat_n(v, usize::from(here.dice[usize::from(v) - 1])));
        let guilds = self.guilds_of(row - 1).into_iter().flatten();
        let requests = Request::VARIANTS.iter().filter(|tile| here.requests[**tile as usize] > 0);
        Text::key("action-row")
            .with("row", roman(row))
            .with("dice", dice.map(Text::from).collect::<Vec<_>>())
            .with("guilds", guilds.map(|of| Text::from(of as u8 + 1)).collect::<Vec<_>>())
            .with("requests", requests.map(|&tile| request(tile)).collect::<Vec<_>>())
    }

    fn reward_words(&self, at: Colony, pile: Pile) -> Text {
        let tile = self.rewards[at as usize][pile as usize];
        Text::key("action-reward")
            .with("colony", colony(at))
            .with("reward", tile.map_or_else(Text::empty, reward))
            .with("gives", tile.map_or_else(Text::empty, reward_gives))
    }

    fn request_words(&self, tile: Request) -> Text {
        let Phase::Requests { fulfilled } = self.phase else { return request(tile) };
        // What prosperity brings is chosen afterwards.
        if tile == Request::Prosperity {
            return request(tile);
        }
        let points = self.request_points(self.turn.player, tile, fulfilled[tile as usize]);
        Text::key("action-fulfil")
            .with("request", request(tile))
            .with("points", amount(Stuff::Prestige, points))
    }

    fn building_words(&self, at: Building) -> Text {
        let Step::Character { die, .. } = self.step else { return building(at) };
        let bread = self.bread_for(die, at);
        Text::key(if bread > 0 { "action-character" } else { "action-character-free" })
            .with("character", character(self.sites[at as usize].character))
            .with("building", building(at))
            .with("region", self.data.buildings[at as usize].region)
            .with("bread", amount(Stuff::Bread, bread))
    }

    fn act_words(&self) -> Text {
        if let Step::PassGain { space } = self.step {
            return Text::key(match self.data.pass_spaces[usize::from(space)].action {
                PassAction::None => "action-nothing",
                PassAction::City => "action-pass-city",
                PassAction::Watch => "action-pass-watch",
                PassAction::Ship => "action-pass-ship",
            });
        }
        let tile = self.placed_at().and_then(|at| self.sites[at as usize].character);
        Text::key("action-act").with("character", character(tile))
    }

    /// The building on which a die was just placed.
    fn placed_at(&self) -> Option<Building> {
        if let Step::Placed { building } = self.step { Some(building) } else { None }
    }

    fn harvest_words(&self) -> Text {
        let Some(at) = self.placed_at() else { return Text::key("action-harvest") };
        let crops: Vec<Text> = self.harvest_at(at).into_iter().map(|(what, n)| amount(what, n)).collect();
        let chosen = self.sites[at as usize].character.is_none()
            && self.me().in_region(self.data.buildings[at as usize].region).len() > 1;
        Text::key(if chosen { "action-harvest-twice" } else { "action-harvest" }).with("crops", crops)
    }

    /// What a field gives now.
    fn crop(&self, field: Spot) -> Text {
        if self.wood[field.index()] > 0 { named("stuff", Stuff::Wood) } else { good(self.good_of(field)) }
    }

    fn space_words(&self, space: u8) -> Text {
        let figures = &self.data.pass_spaces[usize::from(space) - 1];
        let key = match figures.action {
            PassAction::None => "action-space",
            PassAction::City => "action-space-city",
            PassAction::Watch => "action-space-watch",
            PassAction::Ship => "action-space-ship",
        };
        Text::key(key).with("space", roman(space)).with("reals", amount(Stuff::Reals, figures.reals))
    }

    fn reals_words(&self) -> Text {
        let space = if let Step::PassGain { space } = self.step { usize::from(space) } else { 0 };
        amount(Stuff::Reals, self.data.pass_spaces[space].reals)
    }

    /// [BLD-6] What is paid, and whether it would be for nothing.
    fn pay_words(&self) -> Text {
        let cost = self.building_cost();
        let gives = self.resolving().and_then(|here| self.gives_words(here));
        Text::key(match (&gives, cost) {
            (None, _) => "action-pay-idle",
            (Some(_), 0) => "action-pay-free",
            (Some(_), _) => "action-pay",
        })
        .with("cost", amount(Stuff::Reals, cost))
        .with("gives", gives.unwrap_or_else(Text::empty))
    }

    /// [BLD-6, BLD-8, BLD-9, BLD-10, BLD-11, BLD-12, FAV-9] What the building gives the player; nothing without a worker.
    fn gives_words(&self, here: Building) -> Option<Text> {
        let reached = box_of(self.acting_at(here))?;
        let figures = &self.data.buildings[here as usize];
        let gives = named("gives", here).with("n", figures.amount[reached]);
        Some(gives.with("points", figures.points[reached] as i32))
    }

    fn origin_words(&self, from: Place) -> Text {
        if let (Step::PawnFrom(_), Place::City(at)) = (self.step, from)
            && self.neutrals.has(at)
        {
            return Text::key("action-from-neutral").with("place", space(at));
        }
        Text::key("action-from").with("place", place(from))
    }

    fn ship_words(&self, to: Slot, offer: usize) -> Text {
        let figures = &self.data.slots[to.index()];
        let (quantity, reals) = figures.offers[offer];
        let cost = amount(Stuff::from(figures.good), quantity);
        match to.market() {
            Some(_) => Text::key("action-ship-trade")
                .with("place", slot(to))
                .with("cost", cost)
                .with("reals", amount(Stuff::Reals, reals)),
            None => Text::key("action-ship-land").with("place", slot(to)).with("cost", cost),
        }
    }

    fn build_words(&self, tile: Favour) -> Text {
        let (place, wood) = match self.district_of(tile) {
            Some(district) => (
                Text::key("place-district").with("city", city(district.city())).with("n", district.number()),
                self.wood_for(district),
            ),
            None => (Text::empty(), 0),
        };
        Text::key("action-build")
            .with("favour", favour(tile))
            .with("place", place)
            .with("wood", self.wood_words(wood))
    }

    /// [WOOD-2, WOOD-4] So much wood, with what of it would have to be bought, and for how much.
    fn wood_words(&self, wood: u8) -> Text {
        match u16::from(wood).saturating_sub(self.me().wood) {
            0 => amount(Stuff::Wood, wood),
            bought => {
                let price = self.wood_price(u16::from(self.turn.bought) + bought).unwrap_or_default();
                Text::key("amount-wood-bought")
                    .with("n", wood)
                    .with("bought", i64::from(bought))
                    .with("price", amount(Stuff::Reals, price.saturating_sub(self.wood_debt())))
            }
        }
    }
}
