//! What a viewer is shown: never more than `view(viewer)` and what they were told.

use emporio_core::{Player, Turn, Viewer};
use emporio_store::{Line, Listed, Seat, SeatKind, Status};
use serde_json::Value;

use crate::bots::was_left;
use crate::fair::Deal;
use crate::identity::{Visitor, token_hash};
use crate::live::{Live, Room};
use crate::routes::hint::allows;
use crate::types::{self, ChatLine, DealState, Invite, SeatState, TableState, TableSummary};
use crate::undoing::undo_state;

/// A table as a visitor sees it, with what happened from a ply on.
pub fn table_state(room: &Room, live: &Live, visitor: &Visitor, told_from: usize) -> TableState {
    let person = visitor.person.as_ref().map(|person| person.id.as_str());
    let you = person.and_then(|person| live.seat_of(person));
    let viewer = you.map_or(Viewer::Spectator, Viewer::Player);
    let table = live.table.as_ref();
    let playing = live.row.head.status == Status::Playing;
    let your_turn = playing && you.is_some_and(|player| table.turn() == Turn::Player(player));
    let scores = (live.row.head.status == Status::Over).then(|| table.scores());
    let owner = visitor.person.as_ref().is_some_and(|person| person.id == live.row.owner);
    TableState {
        id: live.row.id.clone(),
        game: live.row.game.clone(),
        options: table.options(),
        status: live.row.head.status,
        ply: live.row.head.ply,
        undos: live.row.head.undos,
        round: live.row.head.round,
        seats: live.seats.iter().map(|seat| seat_state(seat, person)).collect(),
        you,
        turn: table.turn(),
        prompt: table.prompt(),
        choices: if your_turn { table.choices() } else { Vec::new() },
        pick: if your_turn { table.picking() } else { None },
        view: table.view(viewer),
        told_from,
        told: table.told(viewer, told_from),
        ranks: scores.as_ref().map(|scores| scores.ranks().to_vec()),
        scores,
        ending: table.ending().map(str::to_string),
        undo: you.map(|player| undo_state(live, player)).unwrap_or_default(),
        invites: if owner { invites(live, visitor) } else { Vec::new() },
        owner,
        private: live.row.private,
        hints: allows(live),
        deal: live.deal().map(|deal| deal_state(&deal, live.row.head.status == Status::Over)),
        older_rules: None,
        left: was_left(live),
        chat: room.chat().iter().map(chat_line).collect(),
    }
}

/// What a deal shows of itself: the secret only when there is nothing left to draw.
pub fn deal_state(deal: &Deal, over: bool) -> DealState {
    DealState {
        commitment: deal.commitment(),
        added: deal.added.clone(),
        secret: over.then(|| deal.secret.clone()),
    }
}

/// How a game ended, as all may see it: kept with the table, so that it can be shown when its rules are gone.
pub fn result(room: &Room, live: &Live) -> Option<String> {
    let nobody = Visitor { person: None, secret: None, address: String::new() };
    let state = TableState { chat: Vec::new(), ..table_state(room, live, &nobody, live.row.head.ply + 1) };
    serde_json::to_string(&state).ok()
}

/// The state of a table whose rules are gone: its result.
pub fn ended(version: u16, result: &str) -> Option<Value> {
    let mut state: Value = serde_json::from_str(result).ok()?;
    state.as_object_mut()?.insert("older_rules".into(), version.into());
    Some(state)
}

/// A table in a list.
pub fn summary(table: &Listed, person: Option<&str>) -> TableSummary {
    let sits = |seat: &&Seat| matches!(&seat.kind, SeatKind::Human { person: who, .. } if Some(who.as_str()) == person);
    let you = table.seats.iter().find(sits).map(|seat| Player(seat.player));
    let turn = table.turn.map(Player);
    TableSummary {
        id: table.id.clone(),
        game: table.game.clone(),
        status: table.status,
        ply: table.ply,
        round: table.round,
        seats: table.seats.iter().map(|seat| seat_state(seat, person)).collect(),
        turn,
        your_turn: turn.is_some() && turn == you,
        updated_at: table.updated_at,
    }
}

/// A line of talk as it is sent.
pub fn chat_line(line: &Line) -> ChatLine {
    ChatLine { n: line.n, at: line.at, name: line.name.clone(), text: line.text.clone() }
}

/// A place as someone sees it.
pub fn seat_state(seat: &Seat, asks: Option<&str>) -> SeatState {
    let is_asking = |who: &str| asks == Some(who);
    let (kind, level, you, yours_again) = match &seat.kind {
        SeatKind::Human { person, .. } => (types::SeatKind::Human, None, is_asking(person), false),
        SeatKind::Open { .. } => (types::SeatKind::Open, None, false, false),
        SeatKind::Bot { level, left } => {
            (types::SeatKind::Bot, level.parse().ok(), false, left.as_deref().is_some_and(is_asking))
        }
    };
    SeatState { player: Player(seat.player), name: seat.name.clone(), kind, level, you, yours_again }
}

/// Whether someone is one of all those who only watch, who are shown the same.
pub fn is_nobody(live: &Live, visitor: &Visitor) -> bool {
    let Some(person) = &visitor.person else { return true };
    let concerns = |seat: &Seat| match &seat.kind {
        SeatKind::Human { person: who, .. } | SeatKind::Bot { left: Some(who), .. } => *who == person.id,
        SeatKind::Bot { left: None, .. } | SeatKind::Open { .. } => false,
    };
    person.id != live.row.owner && !live.seats.iter().any(concerns)
}

/// The invitations follow from the owner's secret; another browser of theirs cannot make them.
fn invites(live: &Live, visitor: &Visitor) -> Vec<Invite> {
    let Some(secret) = &visitor.secret else { return Vec::new() };
    let invite = |seat: &Seat| match &seat.kind {
        SeatKind::Open { token_hash: stored } => {
            let token = secret.invitation(&live.row.id, seat.player);
            (token_hash(&token) == *stored).then_some(Invite { player: Player(seat.player), token })
        }
        SeatKind::Human { .. } | SeatKind::Bot { .. } => None,
    };
    live.seats.iter().filter_map(invite).collect()
}
