//! Events: what happened, for the log and the animation. Nothing is hidden in this game.

use arrayvec::ArrayVec;
use emporio_core::{Events, MAX_PLAYERS, Player};
use serde::Serialize;

use crate::action::Source;
use crate::pieces::{COLOURS, Cargo, Company, Organisation, Space, Unit};
use crate::state::{Ending, Hunter, SpiceIslands};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case", tag = "event")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are
pub enum Event {
    /// A pawn was dealt, and the dearest share with it if `share`.
    Dealt { player: Player, organisation: Organisation, share: bool },
    /// Who begins.
    FirstPlayer { player: Player },
    /// The coloured dice, a count for each colour.
    Rolled { player: Player, turn: u16, dice: [u8; COLOURS] },
    /// A share was bought.
    Bought { player: Player, organisation: Organisation, price: u16 },
    /// Somebody bought nothing in a round.
    Passed { player: Player },
    /// An action was paid with the free action, or comes free after a move.
    FreeAction { player: Player, source: Source },
    /// A unit came aboard.
    Loaded { player: Player, company: Company, place: Space, unit: Unit },
    /// A merchant ship moved.
    Sailed { player: Player, company: Company, from: Space, to: Space, cargo: Cargo },
    /// A merchant ship unloaded.
    Delivered { company: Company, place: Space, cargo: Cargo },
    /// Money from the bank came into a treasury.
    Income { organisation: Organisation, amount: u32 },
    /// A captain got money from the bank.
    Bonus { player: Player, organisation: Organisation, amount: u32 },
    /// The pirate captain of two players took the bonus out of the pirate treasury.
    BonusFromTreasury { player: Player, amount: u32 },
    /// The navy or pirate ship moved.
    HunterMoved { player: Player, hunter: Hunter, from: Space, to: Space },
    /// A pawn was taken from the reserve by a move.
    PawnTaken { player: Player, organisation: Organisation },
    /// A pawn went to the reserve.
    PawnReturned { player: Player, organisation: Organisation },
    /// Pirates attack a merchant ship.
    MerchantAttacked { player: Player, company: Company, place: Space, cargo: Cargo, dice: u8 },
    /// The navy attacks the pirates.
    PiratesAttacked { player: Player, place: Space, cargo: Cargo, dice: u8 },
    /// The dice of an attack.
    AttackRolled { skulls: u8 },
    /// Units came to the pirates.
    Looted { company: Company, kept: Cargo, lost: Cargo },
    /// A merchant ship without cargo went to a port.
    Robbed { company: Company, from: Space, to: Space },
    /// A merchant ship was sunk and goes to a port.
    Sunk { company: Company, from: Space, to: Space },
    /// The navy removed units of the pirates.
    Recovered { cargo: Cargo },
    /// The pirate ship was sunk with so many pirate shares in players' hands.
    PiratesSunk { from: Space, shares: u8 },
    /// The pirates sold their cargo.
    Sold { cargo: Cargo },
    /// The pirate captain took the captain's part of the treasury.
    CaptainPart { player: Player, amount: u32 },
    /// A player was paid for shares out of a treasury.
    Dividend { player: Player, organisation: Organisation, shares: u8, amount: u32 },
    /// All held shares of an organisation went back.
    SharesReturned { organisation: Organisation, shares: u8 },
    /// An election marker moved.
    ElectionStep { player: Player, organisation: Organisation, marker: u8 },
    /// A revenue marker moved.
    RevenueStep { player: Player, organisation: Organisation, marker: u8 },
    /// The mutiny marker moved.
    MutinyStep { player: Player, marker: u8 },
    /// An election or mutiny begins; nobody rolls unless it is `contested`.
    VoteCalled { organisation: Organisation, contested: bool },
    /// A player's best die in an election.
    BestRolled { player: Player, dice: u8, best: u8 },
    /// A player's skulls in a mutiny.
    SkullsRolled { player: Player, dice: u8, skulls: u8 },
    /// Several are best and roll again.
    Tied { organisation: Organisation, players: ArrayVec<Player, MAX_PLAYERS> },
    /// Who won the second roll.
    TieWon { player: Player },
    /// A captain was found; `stays` if it was the captain before.
    Captain { player: Player, organisation: Organisation, stays: bool },
    /// An organisation pays its shareholders this much for each share.
    RevenuePaid { organisation: Organisation, value: u32 },
    /// The free action was declined.
    Declined { player: Player },
    /// The game ended.
    Ended { ending: Ending },
    /// Several have won: money, pawns and shares are equal.
    VictoryShared { players: ArrayVec<Player, MAX_PLAYERS> },
}

impl Events for SpiceIslands {
    type Event = Event;

    /// The word for its kind.
    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }

    /// What merely follows from a deed is nobody's own.
    fn is_deed(event: &Event) -> bool {
        let by_chance =
            matches!(event, Event::Dealt { .. } | Event::FirstPlayer { .. } | Event::TieWon { .. });
        let paid = matches!(
            event,
            Event::Bonus { .. }
                | Event::BonusFromTreasury { .. }
                | Event::CaptainPart { .. }
                | Event::Dividend { .. }
        );
        let pawns = matches!(event, Event::PawnReturned { .. } | Event::Captain { .. });
        !(by_chance || paid || pawns)
    }
}
