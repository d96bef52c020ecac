//! From the state to what a viewer sees of it.

use emporio_core::{Dispatch, Player, Status, Turn, Viewer, Views};
use strum::VariantArray;

use super::{
    BuildingView, CityView, ColonyView, DistrictView, FavourView, FieldView, MarketView, PassSpaceView,
    PawnView, PlayerView, RewardView, RowView, SlotView, View, WindmillView,
};
use super::{closed, now};
use crate::data::ROUNDS;
use crate::pieces::{
    Building, City, Colony, District, Favour, FavourSet, Good, Guild, Request, Reward, Slot, SlotSet, Space,
    Spot,
};
use crate::spots;
use crate::state::{Madeira, Phase, Step};

impl Phase {
    /// The word of the phase.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Preparation => "preparation",
            Phase::Characters { .. } => "characters",
            Phase::Buildings { .. } => "buildings",
            Phase::Maintenance => "maintenance",
            Phase::Requests { .. } => "requests",
            Phase::Over => "over",
        }
    }
}

/// The phases of a round in the words of [`Phase::word`], A to E.
const PHASES: [&str; 5] = ["preparation", "characters", "buildings", "maintenance", "requests"];

impl Views for Madeira {
    type View = View;

    /// What a viewer sees of a game.
    fn view(&self, viewer: Viewer) -> View {
        let rolled = self.resolving().filter(|_| !matches!(self.step, Step::BuildingDie { .. }));
        View {
            round: self.round,
            rounds: ROUNDS,
            phases: PHASES.to_vec(),
            phase: self.phase.word(),
            mover: mover(self),
            resolving: self.resolving(),
            cost: rolled.map(|_| self.building_cost()),
            cost_pirates: rolled.map(|_| self.building_pirates()),
            players: Player::all(self.players).map(|player| player_view(self, player, viewer)).collect(),
            order: (0..4).map(|space| pass_space(self, space)).collect(),
            rows: (0..self.players).map(|row| row_view(self, row)).collect(),
            buildings: self
                .data
                .building_order
                .iter()
                .map(|&building| building_view(self, building))
                .collect(),
            pirate_dice: dice(&self.pirate_dice),
            dice_status: self.data.status.dice,
            fields: Spot::fields().chain([Spot::FOREST]).map(|spot| field_view(self, spot)).collect(),
            cities: City::VARIANTS.iter().map(|&city| city_view(self, city, viewer)).collect(),
            markets: Good::VARIANTS.iter().map(|&market| market_view(self, market)).collect(),
            colonies: Colony::VARIANTS.iter().map(|&colony| colony_view(self, colony)).collect(),
            windmill: WindmillView {
                bottom: self.data.windmill.bottom,
                top: self.data.windmill.top,
                status: self.data.status.windmill,
            },
            held: spots::held(self),
            regions: now::regions(self, viewer),
            crown: now::crown(self),
            taking: now::wood(self),
            amounts: now::amounts(self),
            closed: closed::closed(self, viewer),
        }
    }
}
/// Who has to choose.
pub(super) fn mover(game: &Madeira) -> Option<u8> {
    match game.turn() {
        Turn::Player(player) => Some(player.0),
        Turn::Chance | Turn::Over => None,
    }
}

/// Dice by value as a list of values.
fn dice(by_value: &[u8; 6]) -> Vec<u8> {
    (1..=6u8)
        .flat_map(|value| std::iter::repeat_n(value, usize::from(by_value[usize::from(value) - 1])))
        .collect()
}

fn request_list(by_type: &[u8; 5]) -> Vec<Request> {
    Request::VARIANTS.iter().flat_map(|&r| std::iter::repeat_n(r, usize::from(by_type[r as usize]))).collect()
}

fn player_view(game: &Madeira, player: Player, viewer: Viewer) -> PlayerView {
    let person = &game.people[player.index()];
    let open = viewer.is(player) || game.step == Step::Over;
    let placed: u8 = game.sites.iter().map(|site| site.markers[player.index()]).sum();
    let bread_due = now::bread_due(game, player);
    PlayerView {
        prestige: person.prestige,
        goods: person.goods,
        wood: person.wood,
        bread: person.bread,
        reals: person.reals,
        pirates: open.then_some(person.pirates),
        has_pirates: person.pirates > 0,
        level: person.level,
        workers: person.reserve,
        watch: person.watch,
        on_board: person.workers_on_board(),
        ships: person.ships,
        favours: favour_list(game, person.favours, person.face_up),
        requests: request_list(&person.requests),
        brings: now::brings(game, player),
        bread_due,
        hunger: u16::from(bread_due).saturating_sub(person.bread),
        wood_due: now::wood_due(game, player),
        dice: dice(&person.dice),
        markers: game.data.start.markers.saturating_sub(placed),
        passed: matches!(game.phase, Phase::Characters { .. }) && game.order_space(player).is_some(),
    }
}

fn favour_list(game: &Madeira, favours: FavourSet, face_up: FavourSet) -> Vec<FavourView> {
    let view = |favour: Favour| FavourView {
        favour,
        guild: game.data.favour_guild[favour as usize],
        face_up: face_up.has(favour),
        status: game.data.status.favours[favour as usize],
    };
    favours.iter().map(view).collect()
}

fn pass_space(game: &Madeira, space: usize) -> PassSpaceView {
    let figures = &game.data.pass_spaces[space];
    PassSpaceView {
        player: game.order[space].map(|player| player.0),
        reals: figures.reals,
        action: figures.action,
        points: figures.points,
        in_use: figures.at[game.count()],
        status: game.data.status.pass_spaces[space],
    }
}

fn row_view(game: &Madeira, row: u8) -> RowView {
    let here = &game.rows[usize::from(row)];
    let guilds: Vec<Guild> = game.guilds_of(row).into_iter().flatten().collect();
    RowView {
        player: here.marker.map(|player| player.0),
        dice: dice(&here.dice),
        requests: request_list(&here.requests),
        colours: guilds.iter().map(|guild| game.data.guild_colours[*guild as usize].clone()).collect(),
        guilds,
        status: game.data.status.rows[game.count()][usize::from(row)],
    }
}

fn building_view(game: &Madeira, building: Building) -> BuildingView {
    let site = &game.sites[building as usize];
    let figures = &game.data.buildings[building as usize];
    let (rolled, rolled_pirate) = now::rolled(game, building);
    BuildingView {
        building,
        region: figures.region,
        character: site.character,
        empty: figures.empty_in_round == game.round,
        empty_in_round: figures.empty_in_round,
        guild_dice: site.guild_dice,
        pirate_die: site.pirate_die,
        room: game.data.dice_per_character[game.count()],
        markers: site.markers[..game.count()].to_vec(),
        amount: figures.amount,
        points: figures.points,
        cost: now::cost(game, building),
        bread: now::bread(game, building),
        idle: now::idle(game, building),
        stage: now::stage(game, building),
        boxes: now::boxes(game, building),
        rolled,
        rolled_pirate,
        status: game.data.status.buildings[building as usize],
    }
}

fn field_view(game: &Madeira, spot: Spot) -> FieldView {
    let figures = game.data.fields.get(spot.index());
    let converted = game.converted.has(spot);
    FieldView {
        field: spot.name(),
        region: spot.region(),
        good: figures.map(|_| game.good_of(spot)),
        becomes: figures
            .and_then(|figures| figures.becomes)
            .filter(|&good| !converted && may_become(game, good)),
        converted,
        wood: game.wood.get(spot.index()).copied().unwrap_or(0),
        workers: seats(game, |player| game.people[player.index()].fields.has(spot)),
        status: game.data.status.fields.get(spot.index()).copied().unwrap_or(Status::Book),
    }
}

/// [CRN-4] Whether the moment of this conversion is still to come.
fn may_become(game: &Madeira, good: Good) -> bool {
    match good {
        Good::Wheat => false,
        Good::Sugar => game.round <= 2,
        Good::Wine => game.round <= 4,
    }
}

fn seats(game: &Madeira, has: impl Fn(Player) -> bool) -> Vec<u8> {
    Player::all(game.players).filter(|player| has(*player)).map(|player| player.0).collect()
}

fn city_view(game: &Madeira, city: City, viewer: Viewer) -> CityView {
    let figures = &game.data.cities[city as usize];
    CityView {
        city,
        districts: (1..=6).map(|number| district_view(game, city, number)).collect(),
        gives: figures.gives,
        per_worker: figures.per_worker,
        per_neutral: figures.per_neutral,
        majority: figures.majority,
        otherwise: figures.otherwise,
        holder: now::holder(game, city),
        draws: now::draws(game, viewer, city),
        status: game.data.status.cities[city as usize],
    }
}

fn district_view(game: &Madeira, city: City, number: u8) -> DistrictView {
    let district = (number > 2).then(|| District(city as u8 * 4 + number - 3));
    let favour = district.and_then(|district| game.districts[usize::from(district.0)]);
    DistrictView {
        number,
        built: favour.is_none() && game.favours_are_laid() || district.is_none(),
        favour,
        guild: favour.map(|favour| game.data.favour_guild[favour as usize]),
        wood: district.map_or(0, |district| game.wood_for(district)),
        status: game.data.status.districts,
        spaces: [number * 2 - 1, number * 2].map(|space| pawn_view(game, Space::of(city, space))),
    }
}

fn pawn_view(game: &Madeira, space: Space) -> PawnView {
    if game.neutrals.has(space) {
        return PawnView::Neutral;
    }
    let owner = Player::all(game.players).find(|player| game.people[player.index()].city.has(space));
    owner.map_or(PawnView::Empty, |player| PawnView::Worker(player.0))
}

fn market_view(game: &Madeira, market: Good) -> MarketView {
    MarketView {
        good: market,
        slots: slot_list(game, market.slots()),
        points: game.data.market_points[market as usize],
        status: game.data.status.markets[market as usize],
    }
}

fn colony_view(game: &Madeira, colony: Colony) -> ColonyView {
    let workers =
        Player::all(game.players).map(|player| game.people[player.index()].colonies[colony as usize]);
    let reward = |reward: Reward| RewardView { reward, status: game.data.status.rewards[reward as usize] };
    ColonyView {
        colony,
        good: game.data.colony_good[colony as usize],
        workers: workers.collect(),
        slots: slot_list(game, colony.slots()),
        rewards: game.rewards[colony as usize].into_iter().flatten().map(reward).collect(),
        points: game.data.colony_points[colony as usize],
        status: game.data.status.colonies[colony as usize],
    }
}

fn slot_list(game: &Madeira, slots: SlotSet) -> Vec<SlotView> {
    game.data.slots_in_use[game.count()].and(slots).iter().map(|slot| slot_view(game, slot)).collect()
}

fn slot_view(game: &Madeira, slot: Slot) -> SlotView {
    let figures = &game.data.slots[slot.index()];
    let owner = Player::all(game.players).find(|player| game.people[player.index()].fleet.has(slot));
    SlotView {
        slot: slot.name(),
        player: owner.map(|player| player.0),
        offers: figures.offers[..usize::from(figures.offer_count)].to_vec(),
        status: game.data.status.slots[slot.index()],
    }
}
