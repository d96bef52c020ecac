//! The words for prompts, actions and events, as keys of the Fluent files.

use emporio_core::{Text, Words};
use strum::VariantArray;

use crate::action::{Action, ShipName, Source};
use crate::event::Event;
use crate::pieces::{COLOURS, Cargo, Colour, Company, Organisation, Space, Unit};
use crate::state::{Hunter, Phase, Purpose, SpiceIslands};

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

fn place(space: Space) -> Text {
    space_text(space.name())
}

fn cargo_text(cargo: Cargo) -> Text {
    if cargo.is_empty() {
        return Text::key("nothing");
    }
    cargo.units().map(unit_text).collect::<Vec<Text>>().into()
}

fn ship_text(ship: ShipName) -> Text {
    let key = if ship.cargo.is_empty() { "ship-at" } else { "ship-at-with" };
    let text = Text::key(key).with("company", company_text(ship.company)).with("place", place(ship.place));
    if ship.cargo.is_empty() { text } else { text.with("cargo", cargo_text(ship.cargo)) }
}

fn dice_text(dice: [u8; COLOURS]) -> Text {
    let repeat =
        |(&colour, &count): (&Colour, &u8)| std::iter::repeat_n(colour_text(colour), usize::from(count));
    Colour::VARIANTS.iter().zip(&dice).flat_map(repeat).collect::<Vec<Text>>().into()
}

/// What is done, whoever pays for it.
fn deed_text(action: Action) -> Text {
    match action {
        Action::Deal(organisation) => {
            Text::key("action-deal").with("organisation", organisation_text(organisation))
        }
        Action::First(player) => Text::key("action-first").with("who", player),
        Action::Roll(dice) => Text::key("action-roll").with("dice", dice_text(dice)),
        Action::Skulls(skulls) => Text::key("action-skulls").with("skulls", skulls),
        Action::Best(best) => Text::key("action-best").with("best", best),
        Action::Winner(player) => Text::key("action-winner").with("who", player),
        Action::Buy(organisation) => {
            Text::key("action-buy").with("organisation", organisation_text(organisation))
        }
        Action::Pass => Text::key("action-pass"),
        Action::Load { ship, unit, .. } => {
            Text::key("action-load").with("unit", unit_text(unit)).with("ship", ship_text(ship))
        }
        Action::Sail { ship, to: None, .. } => Text::key("action-sail").with("ship", ship_text(ship)),
        Action::Sail { ship, to: Some(to), .. } => {
            Text::key("action-sail-to").with("ship", ship_text(ship)).with("place", place(to))
        }
        Action::NavyMove { to, .. } => Text::key("action-navy-move").with("place", place(to)),
        Action::NavyAttack { .. } => Text::key("action-navy-attack"),
        Action::PirateMove { to, .. } => Text::key("action-pirate-move").with("place", place(to)),
        Action::PirateAttack { ship, .. } => Text::key("action-pirate-attack").with("ship", ship_text(ship)),
        Action::Elect { organisation, .. } => {
            Text::key("action-elect").with("organisation", organisation_text(organisation))
        }
        Action::Revenue { organisation, .. } => {
            Text::key("action-revenue").with("organisation", organisation_text(organisation))
        }
        Action::Mutiny { .. } => Text::key("action-mutiny"),
        Action::Unit(unit) => Text::key("action-unit").with("unit", unit_text(unit)),
        Action::NoAttack => Text::key("action-no-attack"),
        Action::EndTurn => Text::key("action-end-turn"),
    }
}

impl Words for SpiceIslands {
    /// What is asked now: of a player in the second person, without the name.
    fn prompt(&self) -> Text {
        match self.phase {
            Phase::Deal(seat) => Text::key("prompt-deal").with("who", seat),
            Phase::First => Text::key("prompt-first"),
            Phase::Roll => Text::key("prompt-roll"),
            Phase::Buy { rounds, .. } => Text::key("prompt-buy").with("rounds", rounds),
            Phase::Act if self.dice_left() > 0 => Text::key("prompt-act"),
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
            Phase::Tie { organisation, .. } => {
                Text::key("prompt-tie").with("organisation", organisation_text(organisation))
            }
            Phase::Over(_) => Text::key("game-over"),
        }
    }

    /// An action in words: with the price of a share, and what pays for it if that is no die.
    fn action_text(&self, action: Action) -> Text {
        let mut deed = deed_text(action);
        if let Action::Buy(organisation) = action {
            deed = deed.with("price", self.price(organisation).unwrap_or(0));
        }
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
        let of = |organisation: &Organisation| organisation_text(*organisation);
        match event {
            Event::Dealt { player, organisation, share: true } => {
                Text::key("event-dealt-share").with("who", *player).with("organisation", of(organisation))
            }
            Event::Dealt { player, organisation, share: false }
            | Event::PawnTaken { player, organisation }
            | Event::PawnReturned { player, organisation } => {
                text.with("who", *player).with("organisation", of(organisation))
            }
            Event::FirstPlayer { player } | Event::Passed { player } | Event::Declined { player } => {
                text.with("who", *player)
            }
            Event::Rolled { player, dice, turn } => {
                text.with("who", *player).with("turn", *turn).with("dice", dice_text(*dice))
            }
            Event::Bought { player, organisation, price } => {
                text.with("who", *player).with("organisation", of(organisation)).with("price", *price)
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
                .with("place", place(*at))
                .with("unit", unit_text(*unit)),
            Event::Sailed { player, company, from, to, .. } => text
                .with("who", *player)
                .with("company", company_text(*company))
                .with("from", place(*from))
                .with("to", place(*to)),
            Event::Delivered { company, place: at, cargo } => text
                .with("company", company_text(*company))
                .with("place", place(*at))
                .with("cargo", cargo_text(*cargo)),
            Event::Income { organisation, amount } => {
                text.with("organisation", of(organisation)).with("amount", *amount)
            }
            Event::Bonus { player, organisation, amount } => {
                text.with("who", *player).with("organisation", of(organisation)).with("amount", *amount)
            }
            Event::BonusFromTreasury { player, amount } | Event::CaptainPart { player, amount } => {
                text.with("who", *player).with("amount", *amount)
            }
            Event::HunterMoved { player, hunter, from, to } => text
                .with("who", *player)
                .with("organisation", hunter_text(*hunter))
                .with("from", place(*from))
                .with("to", place(*to)),
            Event::MerchantAttacked { player, company, place: at, cargo, dice } => text
                .with("who", *player)
                .with("company", company_text(*company))
                .with("place", place(*at))
                .with("cargo", cargo_text(*cargo))
                .with("dice", *dice),
            Event::PiratesAttacked { player, place: at, dice, .. } => {
                text.with("who", *player).with("place", place(*at)).with("dice", *dice)
            }
            Event::AttackRolled { skulls } => text.with("skulls", *skulls),
            Event::Looted { company, kept, lost } => text
                .with("company", company_text(*company))
                .with("kept", cargo_text(*kept))
                .with("lost", cargo_text(*lost)),
            Event::Robbed { company, to, .. } | Event::Sunk { company, to, .. } => {
                text.with("company", company_text(*company)).with("to", place(*to))
            }
            Event::Recovered { cargo } | Event::Sold { cargo } => text.with("cargo", cargo_text(*cargo)),
            Event::PiratesSunk { shares, .. } => text.with("shares", *shares),
            Event::Dividend { player, organisation, shares, amount } => text
                .with("who", *player)
                .with("organisation", of(organisation))
                .with("shares", *shares)
                .with("amount", *amount),
            Event::SharesReturned { organisation, shares } => {
                text.with("organisation", of(organisation)).with("shares", *shares)
            }
            Event::ElectionStep { player, organisation, marker }
            | Event::RevenueStep { player, organisation, marker } => {
                text.with("who", *player).with("organisation", of(organisation)).with("marker", *marker)
            }
            Event::MutinyStep { player, marker } => text.with("who", *player).with("marker", *marker),
            Event::VoteCalled { organisation: Organisation::Pirates } => Text::key("event-mutiny-called"),
            Event::VoteCalled { organisation } | Event::Tied { organisation } => {
                text.with("organisation", of(organisation))
            }
            Event::BestRolled { player, dice, best } => {
                text.with("who", *player).with("dice", *dice).with("best", *best)
            }
            Event::SkullsRolled { player, dice, skulls } => {
                text.with("who", *player).with("dice", *dice).with("skulls", *skulls)
            }
            Event::Captain { player, organisation, stays } => {
                Text::key(if *stays { "event-captain-stays" } else { "event-captain" })
                    .with("who", *player)
                    .with("organisation", of(organisation))
            }
            Event::RevenuePaid { organisation, value } => {
                text.with("organisation", of(organisation)).with("value", *value)
            }
            Event::Ended { ending } => {
                let word: &'static str = (*ending).into();
                text.with("ending", Text::key(format!("ending-{word}")))
            }
            Event::VictoryShared { players } => {
                text.with("players", players.iter().map(|&player| Text::from(player)).collect::<Vec<Text>>())
            }
        }
    }
}

fn vote_prompt(organisation: Organisation) -> Text {
    match organisation {
        Organisation::Pirates => Text::key("prompt-mutiny"),
        Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
            Text::key("prompt-election").with("organisation", organisation_text(organisation))
        }
    }
}

fn hunter_text(hunter: Hunter) -> Text {
    organisation_text(match hunter {
        Hunter::Navy => Organisation::Navy,
        Hunter::Pirates => Organisation::Pirates,
    })
}
