//! How far one may go back, and what can be done again.

use emporio_core::{Actor, Player, Table};
use emporio_store::{Proposal, SeatKind, Status};

use crate::Error;
use crate::change::Next;
use crate::live::Live;
use crate::types::{UndoPreview, UndoProposal, UndoState};

/// A step that was taken back: who took it, none for chance, and what it was.
type Step = (Option<u8>, String);

/// What a player may take back or do again.
pub fn undo_state(live: &Live, player: Player) -> UndoState {
    let ply = live.row.head.ply;
    let free = free_steps(live, player);
    let last = last_choice(live, player);
    let at_once = |to_ply: usize| is_alone(live, player) || ply - to_ply <= free;
    UndoState {
        free_to_ply: (free > 0).then(|| ply - free),
        propose_to_ply: last,
        back: last.map(|to_ply| preview(live, player, to_ply, at_once(to_ply))),
        redo: redo_preview(live, player),
        pending: live.row.head.proposal.map(|wish| UndoProposal {
            number: wish.number,
            to_ply: wish.to_ply,
            by: Player(wish.by),
            agreed: live.humans().filter(|human| wish.agreed >> human.0 & 1 == 1).collect(),
            goes: preview(live, player, wish.to_ply, false),
        }),
    }
}

fn free_steps(live: &Live, player: Player) -> usize {
    match live.row.head.status {
        Status::Playing => live.table.own_last_steps(player),
        Status::Waiting | Status::Over => 0,
    }
}

/// The last moment at which a player had something to choose.
fn last_choice(live: &Live, player: Player) -> Option<usize> {
    let actors = live.table.actors();
    (0..actors.len()).rev().find(|ply| is_choice(live, &actors, player, *ply))
}

fn is_choice(live: &Live, actors: &[Actor], player: Player, ply: usize) -> bool {
    actors.get(ply) == Some(&Actor::Player(player)) && !live.table.was_only(ply)
}

/// Whether there is nobody else to ask.
fn is_alone(live: &Live, player: Player) -> bool {
    live.humans().all(|human| human == player)
}

fn preview(live: &Live, player: Player, to_ply: usize, at_once: bool) -> UndoPreview {
    let actors = live.table.actors();
    // A step without a choice, asked only for the sake of silence, is none that anyone remembers making.
    let yours = (to_ply..actors.len()).filter(|ply| is_choice(live, &actors, player, *ply)).count();
    let counted = counted(actors.get(to_ply..).unwrap_or_default(), player, to_ply, at_once);
    UndoPreview { yours, ..counted }
}

fn counted(actors: &[Actor], player: Player, to_ply: usize, at_once: bool) -> UndoPreview {
    let count = |what: &dyn Fn(&Actor) -> bool| actors.iter().filter(|actor| what(actor)).count();
    let yours = count(&|actor| *actor == Actor::Player(player));
    let drawn = count(&|actor| *actor == Actor::Chance);
    UndoPreview { to_ply, steps: actors.len(), yours, others: actors.len() - yours - drawn, drawn, at_once }
}

/// Goes back, or asks the others to.
pub fn wish(live: &Live, player: Player, to_ply: usize) -> Result<Next, Error> {
    let head = &live.row.head;
    if head.status == Status::Over && live.row.deal.is_some() {
        return Err(Error::Forbidden(
            "the game is over and its deal has been shown: nothing can be drawn from it any more",
        ));
    }
    if to_ply >= head.ply {
        return Err(Error::bad(format!("there are {} steps; go back to fewer", head.ply)));
    }
    if head.ply - to_ply <= free_steps(live, player) {
        return Ok(back_to(live, to_ply));
    }
    let actors = live.table.actors();
    if is_alone(live, player) {
        // What is done is what was asked for, never a jump beyond it.
        return if is_choice(live, &actors, player, to_ply) {
            Ok(back_to(live, to_ply))
        } else {
            Err(Error::bad("you can go back to a choice of your own; the table says where the last one was"))
        };
    }
    let to_ply = choice_at_or_before(&actors, to_ply)
        .ok_or_else(|| Error::bad("nobody had chosen anything before that"))?;
    let number = head.wishes + 1;
    Ok(agreed(live, Proposal { number, to_ply, by: player.0, agreed: 0 }, player))
}

/// The latest moment at or before a ply at which a player had to choose.
fn choice_at_or_before(actors: &[Actor], ply: usize) -> Option<usize> {
    actors.get(..=ply)?.iter().rposition(|actor| matches!(actor, Actor::Player(_)))
}

/// The wish that waits, if it is the one that was seen.
pub fn pending(live: &Live, number: u32) -> Result<Proposal, Error> {
    match live.row.head.proposal {
        Some(wish) if wish.number == number => Ok(wish),
        Some(_) => Err(Error::Stale(None)),
        None => Err(Error::NotFound("wish to go back")),
    }
}

/// The last to agree carries it out.
pub fn agreed(live: &Live, wish: Proposal, player: Player) -> Next {
    let agreed = wish.agreed | 1 << player.0;
    if live.humans().all(|human| agreed >> human.0 & 1 == 1) {
        return back_to(live, wish.to_ply);
    }
    Next::asked(live, Some(Proposal { agreed, ..wish }))
}

/// What is taken back now comes before what was taken back earlier.
fn back_to(live: &Live, ply: usize) -> Next {
    let mut steps: Vec<Step> = live
        .table
        .steps_from(ply)
        .into_iter()
        .map(|(actor, text)| match actor {
            Actor::Player(player) => (Some(player.0), text),
            Actor::Chance => (None, text),
        })
        .collect();
    steps.extend(undone(live));
    Next::back_to(live, ply, written(&steps))
}

fn undone(live: &Live) -> Vec<Step> {
    let stored = live.row.head.redo.as_deref();
    stored.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

fn written(steps: &[Step]) -> Option<String> {
    if steps.is_empty() { None } else { serde_json::to_string(steps).ok() }
}

/// How many of the undone steps a player may do again: they begin with a choice of their own, and nobody else's who
/// is a person is made for them.
fn redoable(live: &Live, player: Player, steps: &[Step]) -> usize {
    let is_bot = |other: u8| {
        live.seats.get(usize::from(other)).is_some_and(|seat| matches!(seat.kind, SeatKind::Bot { .. }))
    };
    let may = |actor: Option<u8>| actor.is_none_or(|other| other == player.0 || is_bot(other));
    let playing = live.row.head.status == Status::Playing;
    match steps.first() {
        Some((first, _)) if playing && *first == Some(player.0) => {
            steps.iter().take_while(|(actor, _)| may(*actor)).count()
        }
        Some(_) | None => 0,
    }
}

fn redo_preview(live: &Live, player: Player) -> Option<UndoPreview> {
    let steps = undone(live);
    let count = redoable(live, player, &steps);
    let actor = |(actor, _): &Step| actor.map_or(Actor::Chance, |player| Actor::Player(Player(player)));
    let actors: Vec<Actor> = steps.iter().take(count).map(actor).collect();
    (count > 0).then(|| counted(&actors, player, live.row.head.ply + count, true))
}

/// Does again what was taken back; what chance had decided is not drawn anew.
pub fn redone(live: &Live, player: Player) -> Result<Next, Error> {
    let steps = undone(live);
    let count = redoable(live, player, &steps);
    if count == 0 {
        return Err(Error::NotFound("step of yours to do again"));
    }
    let mut table: Box<dyn Table> = live.table.boxed_clone();
    for (_, text) in &steps[..count] {
        table.play(text)?;
    }
    Ok(Next::played(live, table).with_redo(written(&steps[count..])))
}
