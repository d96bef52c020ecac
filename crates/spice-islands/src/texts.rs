//! The words for prompts, actions and events, as keys of the Fluent files.

use emporio_core::{Player, Text, Words};
use strum::VariantArray;

use crate::action::{Action, ShipName, Source};
use crate::event::Event;
use crate::phase::merchants::destination;
use crate::pieces::{COLOURS, Cargo, Colour, Company, Organisation, Space, Unit};
use crate::state::{Hunter, Phase, Purpose, SpiceIslands};
use crate::view::worth;

/// The name of a unit.
pub fn unit_text(unit: Unit) -> Text {
    Text::key(format!("unit-{unit}"))
}

/// The name of a company.
pub fn company_text(company: Company) -> Text {
    Text::key(format!("company-{company}"))
}

/// The name of an organisation.
pub fn organisation_text(organisation: Organisation) -> Text {
    Text::key(format!("organisation-{organisation}"))
}

/// The name of a die's colour.
pub fn colour_text(colour: Colour) -> Text {
    Text::key(format!("colour-{colour}"))
}

/// The name of a space: ports have names, sea spaces numbers.
pub fn space_text(name: &str) -> Text {
    match name.strip_prefix('s').and_then(|number| number.parse::<u8>().ok()) {
        Some(number) => Text::key("space-sea").with("number", number),
        None => Text::key(format!("space-{name}").replace('_', "-")),
    }
}

/// A space with its preposition, which in some languages depends on the name: `at`, `from` or `to`.
fn place(preposition: &str, space: Space) -> Text {
    let name = space.name();
    match name.strip_prefix('s').and_then(|number| number.parse::<u8>().ok()) {
        Some(number) => Text::key(format!("{preposition}-sea")).with("number", number),
        None => Text::key(format!("{preposition}-{name}").replace('_', "-")),
    }
}

/// The organisation whose something is.
fn of(organisation: Organisation) -> Text {
    Text::key(format!("of-{organisation}"))
}

/// Units by kind, each with its number.
fn cargo_text(cargo: Cargo) -> Text {
    if cargo.is_empty() {
        return Text::key("nothing");
    }
    let counts = Unit::VARIANTS.iter().map(|&unit| (unit, cargo.count(unit))).filter(|&(_, count)| count > 0);
    let texts = counts.map(|(unit, count)| Text::key(format!("units-{unit}")).with("count", count));
    texts.collect::<Vec<Text>>().into()
}

fn ship_text(ship: ShipName) -> Text {
    let key = if ship.cargo.is_empty() { "ship-at" } else { "ship-at-with" };
    let text = Text::key(key).with("company", company_text(ship.company)).with("at", place("at", ship.place));
    if ship.cargo.is_empty() { text } else { text.with("cargo", cargo_text(ship.cargo)) }
}

/// A step of a marker: the organisation by name and as whose the track is, as each language likes.
fn track_text(key: &'static str, organisation: Organisation) -> Text {
    Text::key(key).with("organisation", organisation_text(organisation)).with("of", of(organisation))
}

/// The navy or the pirates on their way.
fn hunt_text(key: &'static str, from: Space, to: Space) -> Text {
    Text::key(key).with("from", place("from", from)).with("to", place("to", to))
}

fn dice_text(dice: [u8; COLOURS]) -> Text {
    let repeat =
        |(&colour, &count): (&Colour, &u8)| std::iter::repeat_n(colour_text(colour), usize::from(count));
    Colour::VARIANTS.iter().zip(&dice).flat_map(repeat).collect::<Vec<Text>>().into()
}

impl SpiceIslands {
    /// What is done, whoever pays for it: with the price of a share, where a ship comes from and goes to, and what an
    /// attack rolls.
    fn deed_text(&self, action: Action) -> Text {
        match action {
            Action::Deal(organisation) => Text::key("action-deal").with("of", of(organisation)),
            Action::First(player) => Text::key("action-first").with("who", player),
            Action::Roll(dice) => Text::key("action-roll").with("dice", dice_text(dice)),
            Action::Skulls(skulls) => Text::key("action-skulls").with("skulls", skulls),
            Action::Best(best) => Text::key("action-best").with("best", best),
            Action::Winner(player) => Text::key("action-winner").with("who", player),
            Action::Buy(organisation) => Text::key("action-buy")
                .with("of", of(organisation))
                .with("price", self.price(organisation).unwrap_or(0)),
            Action::Pass => Text::key("action-pass"),
            Action::Load { ship, unit, .. } => {
                Text::key("action-load").with("unit", unit_text(unit)).with("ship", ship_text(ship))
            }
            Action::Sail { ship, to, .. } => self.sail_text(ship, to),
            Action::NavyMove { to, .. } => {
                self.captained(Organisation::Navy, hunt_text("action-navy-move", self.navy, to))
            }
            Action::NavyAttack { .. } => self.attack_text("action-navy-attack", self.pirates.cargo),
            Action::PirateMove { to: Space::MADAGASCAR, .. } if !self.pirates.cargo.is_empty() => {
                self.sale_text()
            }
            Action::PirateMove { to, .. } => {
                self.captained(Organisation::Pirates, hunt_text("action-pirate-move", self.pirates.place, to))
            }
            Action::PirateAttack { ship, .. } => {
                self.attack_text("action-pirate-attack", ship.cargo).with("ship", ship_text(ship))
            }
            Action::Elect { organisation, .. } => track_text("action-elect", organisation),
            Action::Revenue { organisation, .. } => track_text("action-revenue", organisation),
            Action::Mutiny { .. } => Text::key("action-mutiny"),
            Action::Unit(unit) => Text::key("action-unit").with("unit", unit_text(unit)),
            Action::NoAttack => Text::key("action-no-attack"),
            Action::EndTurn => Text::key("action-end-turn"),
        }
    }

    /// A ship that sails: with its cargo at sea, with what that brings on arrival.
    fn sail_text(&self, name: ShipName, to: Option<Space>) -> Text {
        let to = self.way_on(name, to).unwrap_or(name.place);
        let arrives = to == destination(name.cargo);
        let text = Text::key(if arrives { "action-sail-in" } else { "action-sail" })
            .with("company", company_text(name.company))
            .with("from", place("from", name.place))
            .with("to", place("to", to));
        if !arrives {
            return text.with("cargo", cargo_text(name.cargo));
        }
        let brings = worth::brings(self, name.company, name.cargo).into_iter();
        let said = brings.map(|(organisation, amount)| {
            Text::key("brings").with("organisation", organisation_text(organisation)).with("amount", amount)
        });
        let bonus = worth::bonus(self, name.company, name.cargo)
            .map(|(player, amount)| Text::key("brings-captain").with("who", player).with("amount", amount));
        text.with("brings", said.chain(bonus).collect::<Vec<Text>>())
    }

    /// [PIR-2, NAV-2] A move that also gives the captain pawn, where nobody has it.
    fn captained(&self, organisation: Organisation, deed: Text) -> Text {
        match self.captain_of(organisation) {
            Some(_) => deed,
            None => Text::key("action-and-captain").with("deed", deed).with("of", of(organisation)),
        }
    }

    /// [PIR-11 to PIR-13, TWO-2] The pirates come home: what they sell, and what that pays to whom.
    fn sale_text(&self) -> Text {
        let pays =
            |(player, amount): (Player, u32)| Text::key("pays").with("who", player).with("amount", amount);
        let paid: Vec<Text> = worth::sale(self).into_iter().map(pays).collect();
        let key = if paid.is_empty() { "action-pirate-sale-unpaid" } else { "action-pirate-sale" };
        let text = hunt_text(key, self.pirates.place, Space::MADAGASCAR)
            .with("cargo", cargo_text(self.pirates.cargo));
        if paid.is_empty() { text } else { text.with("paid", paid) }
    }

    /// An attack on a ship with this cargo: its dice, and the chance that one of them shows a skull.
    fn attack_text(&self, key: &'static str, cargo: Cargo) -> Text {
        let dice = cargo.attack_dice();
        Text::key(key).with("dice", dice).with("chance", self.data.pirate_die.any_skull_percent(dice))
    }
}

impl Words for SpiceIslands {
    /// What is asked now: of a player in the second person, without the name.
    fn prompt(&self) -> Text {
        match self.phase {
            Phase::Deal(seat) => Text::key("prompt-deal").with("who", seat),
            Phase::First => Text::key("prompt-first"),
            Phase::Roll => Text::key("prompt-roll"),
            Phase::Buy { rounds, buyer } => Text::key("prompt-buy")
                .with("who", self.active)
                .with("own", u8::from(buyer == self.active))
                .with("rounds", rounds),
            Phase::Act if self.dice_left() > 0 => {
                Text::key("prompt-act").with("free", u8::from(self.free_action_open()))
            }
            Phase::Act if self.free_action_open() => Text::key("prompt-free-action"),
            Phase::Act => Text::key("prompt-attack-beside"),
            Phase::AfterMove(_) => Text::key("prompt-after-move"),
            Phase::Attack(_) => Text::key("prompt-attack"),
            Phase::Pick(pick) => Text::key(match pick.purpose {
                Purpose::Take => "prompt-take",
                Purpose::Keep => "prompt-keep",
                Purpose::Recover => "prompt-recover",
            }),
            Phase::Vote(vote) => vote_prompt(vote.organisation).with("who", vote.roller),
            Phase::Tie { organisation, .. } => Text::key("prompt-tie").with("of", of(organisation)),
            Phase::Over(_) => Text::key("game-over"),
        }
    }

    /// An action in words, with what pays for it if that is no die.
    fn action_text(&self, action: Action) -> Text {
        let deed = self.deed_text(action);
        match action.source() {
            Some((Source::Captain, _)) => Text::key("action-as-captain").with("deed", deed),
            Some((Source::Move | Source::Beside, _)) => Text::key("action-at-no-cost").with("deed", deed),
            Some((Source::Die, _)) | None => deed,
        }
    }

    /// An event in words.
    fn event_text(event: &Event) -> Text {
        let key: &'static str = event.into();
        let text = Text::key(format!("event-{key}"));
        match event {
            Event::Dealt { player, organisation, share: true } => {
                Text::key("event-dealt-share").with("who", *player).with("of", of(*organisation))
            }
            Event::Dealt { player, organisation, share: false }
            | Event::PawnTaken { player, organisation }
            | Event::PawnReturned { player, organisation } => {
                text.with("who", *player).with("of", of(*organisation))
            }
            Event::FirstPlayer { player }
            | Event::Passed { player }
            | Event::Declined { player }
            | Event::TieWon { player } => text.with("who", *player),
            Event::Rolled { player, dice, turn } => {
                text.with("who", *player).with("turn", *turn).with("dice", dice_text(*dice))
            }
            Event::Bought { player, organisation, price } => {
                text.with("who", *player).with("of", of(*organisation)).with("price", *price)
            }
            Event::FreeAction { player, source } => Text::key(match source {
                Source::Move => "event-free-attack",
                Source::Beside => "event-attack-beside",
                Source::Die | Source::Captain => "event-free-action",
            })
            .with("who", *player),
            Event::Loaded { player, company, place: at, unit } => text
                .with("who", *player)
                .with("company", company_text(*company))
                .with("at", place("at", *at))
                .with("unit", unit_text(*unit)),
            Event::Sailed { player, company, from, to, .. } => text
                .with("who", *player)
                .with("company", company_text(*company))
                .with("from", place("from", *from))
                .with("to", place("to", *to)),
            Event::Delivered { company, place: at, cargo } => text
                .with("company", company_text(*company))
                .with("at", place("at", *at))
                .with("cargo", cargo_text(*cargo)),
            Event::Income { organisation, amount } => {
                text.with("of", of(*organisation)).with("amount", *amount)
            }
            Event::Bonus { player, organisation, amount } => {
                text.with("who", *player).with("of", of(*organisation)).with("amount", *amount)
            }
            Event::BonusFromTreasury { player, amount } | Event::CaptainPart { player, amount } => {
                text.with("who", *player).with("amount", *amount)
            }
            Event::HunterMoved { player, hunter, from, to } => text
                .with("who", *player)
                .with("hunter", hunter_text(*hunter))
                .with("from", place("from", *from))
                .with("to", place("to", *to)),
            Event::MerchantAttacked { player, company, place: at, cargo, dice } => text
                .with("who", *player)
                .with("company", company_text(*company))
                .with("at", place("at", *at))
                .with("cargo", cargo_text(*cargo))
                .with("dice", *dice),
            Event::PiratesAttacked { player, place: at, dice, .. } => {
                text.with("who", *player).with("at", place("at", *at)).with("dice", *dice)
            }
            Event::AttackRolled { skulls } => text.with("skulls", *skulls),
            Event::Looted { company, kept, lost } if lost.is_empty() => {
                text.with("company", company_text(*company)).with("kept", cargo_text(*kept))
            }
            Event::Looted { company, kept, lost } if kept.is_empty() => Text::key("event-looted-none")
                .with("company", company_text(*company))
                .with("lost", cargo_text(*lost)),
            Event::Looted { company, kept, lost } => Text::key("event-looted-lost")
                .with("company", company_text(*company))
                .with("kept", cargo_text(*kept))
                .with("lost", cargo_text(*lost)),
            Event::Robbed { company, to, .. } | Event::Sunk { company, to, .. } => {
                text.with("company", company_text(*company)).with("to", place("to", *to))
            }
            Event::Recovered { cargo } | Event::Sold { cargo } => text.with("cargo", cargo_text(*cargo)),
            Event::PiratesSunk { shares, .. } => text.with("shares", *shares),
            Event::Dividend { player, organisation, shares, amount } => text
                .with("who", *player)
                .with("of", of(*organisation))
                .with("shares", *shares)
                .with("amount", *amount),
            Event::SharesReturned { organisation, shares } => {
                text.with("of", of(*organisation)).with("shares", *shares)
            }
            Event::ElectionStep { player, organisation, marker }
            | Event::RevenueStep { player, organisation, marker } => {
                text.with("who", *player).with("of", of(*organisation)).with("marker", *marker)
            }
            Event::MutinyStep { player, marker } => text.with("who", *player).with("marker", *marker),
            Event::VoteCalled { organisation, contested } => vote_called(*organisation, *contested),
            Event::BestRolled { player, dice, best } => {
                text.with("who", *player).with("dice", *dice).with("best", *best)
            }
            Event::SkullsRolled { player, dice, skulls } => {
                text.with("who", *player).with("dice", *dice).with("skulls", *skulls)
            }
            Event::Tied { players, .. } => text.with("players", names(players)),
            Event::Captain { player, organisation, stays } => {
                Text::key(if *stays { "event-captain-stays" } else { "event-captain" })
                    .with("who", *player)
                    .with("of", of(*organisation))
            }
            Event::RevenuePaid { organisation, value } => {
                text.with("of", of(*organisation)).with("value", *value)
            }
            Event::Ended { ending } => {
                let word: &'static str = (*ending).into();
                text.with("ending", Text::key(format!("ending-{word}")))
            }
            Event::VictoryShared { players } => text.with("players", names(players)),
        }
    }
}

fn names(players: &[Player]) -> Vec<Text> {
    players.iter().map(|&player| Text::from(player)).collect()
}

/// An election or a mutiny; where one player alone has dice, nobody rolls.
fn vote_called(organisation: Organisation, contested: bool) -> Text {
    let roll = if contested { "called" } else { "uncontested" };
    match organisation {
        Organisation::Pirates => Text::key(format!("event-mutiny-{roll}")),
        Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
            Text::key(format!("event-vote-{roll}")).with("of", of(organisation))
        }
    }
}

fn vote_prompt(organisation: Organisation) -> Text {
    match organisation {
        Organisation::Pirates => Text::key("prompt-mutiny"),
        Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
            Text::key("prompt-election").with("of", of(organisation))
        }
    }
}

fn hunter_text(hunter: Hunter) -> Text {
    Text::key(match hunter {
        Hunter::Navy => "hunter-navy",
        Hunter::Pirates => "hunter-pirates",
    })
}
