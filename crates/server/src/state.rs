//! What a viewer is shown: never more than `view(viewer)` and what he was told.

use emporio_core::{Actor, Player, Turn, Viewer};
use emporio_store::{Line, Seat, SeatKind, Status, TableRow};

use crate::identity::{Visitor, token_hash};
use crate::live::{Live, Room};
use crate::types::{
    self, ChatLine, Invite, Level, SeatState, TableState, TableSummary, UndoProposal, UndoState,
};

/// A table as a visitor sees it, with what happened from a ply on.
pub fn table_state(room: &Room, live: &Live, visitor: &Visitor, told_from: usize) -> TableState {
    let you = visitor.person.as_ref().and_then(|person| live.seat_of(&person.id));
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
        status: status(live.row.head.status),
        ply: live.row.head.ply,
        undos: live.row.head.undos,
        round: live.row.head.round,
        seats: live.seats.iter().map(|seat| seat_state(seat, you)).collect(),
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
        chat: room.chat().iter().map(chat_line).collect(),
    }
}

/// A table in a list.
pub fn summary(row: &TableRow, seats: &[Seat], person: Option<&str>) -> TableSummary {
    let sits =
        |seat: &&Seat| matches!(&seat.kind, SeatKind::Human { person: who } if Some(who.as_str()) == person);
    let you = seats.iter().find(sits).map(|seat| Player(seat.player));
    let turn = row.head.turn.map(Player);
    TableSummary {
        id: row.id.clone(),
        game: row.game.clone(),
        status: status(row.head.status),
        ply: row.head.ply,
        round: row.head.round,
        seats: seats.iter().map(|seat| seat_state(seat, you)).collect(),
        turn,
        your_turn: turn.is_some() && turn == you,
        updated_at: row.updated_at,
    }
}

/// A line of talk as it is sent.
pub fn chat_line(line: &Line) -> ChatLine {
    ChatLine { n: line.n, at: line.at, name: line.name.clone(), text: line.text.clone() }
}

/// The latest moment at or before a ply at which a player had to choose: going back into a draw would draw anew.
pub fn choice_at_or_before(actors: &[Actor], ply: usize) -> Option<usize> {
    actors.get(..=ply)?.iter().rposition(|actor| matches!(actor, Actor::Player(_)))
}

/// The level as it is stored.
pub fn level_word(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
    }
}

fn status(status: Status) -> types::Status {
    match status {
        Status::Waiting => types::Status::Waiting,
        Status::Playing => types::Status::Playing,
        Status::Over => types::Status::Over,
    }
}

fn seat_state(seat: &Seat, you: Option<Player>) -> SeatState {
    let (kind, level) = match &seat.kind {
        SeatKind::Human { .. } => (types::SeatKind::Human, None),
        SeatKind::Open { .. } => (types::SeatKind::Open, None),
        SeatKind::Bot { level } => {
            (types::SeatKind::Bot, Level::ALL.into_iter().find(|known| level_word(*known) == level))
        }
    };
    let player = Player(seat.player);
    SeatState { player, name: seat.name.clone(), kind, level, you: you == Some(player) }
}

fn undo_state(live: &Live, player: Player) -> UndoState {
    let own = live.table.own_last_steps(player);
    let free = live.row.head.status == Status::Playing && own > 0;
    let last = live.table.actors().iter().rposition(|actor| *actor == Actor::Player(player));
    UndoState {
        free_to_ply: free.then(|| live.row.head.ply - own),
        propose_to_ply: last,
        pending: live.row.head.proposal.map(|wish| UndoProposal {
            to_ply: wish.to_ply,
            by: Player(wish.by),
            agreed: live.humans().filter(|human| wish.agreed >> human.0 & 1 == 1).collect(),
        }),
    }
}

/// The invitations follow from the owner's secret; another browser of his cannot make them.
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
