//! The one way in which a table changes: on a copy, then in the store, then for all to see.

use std::sync::Arc;

use emporio_core::{Actor, Player, Table, Turn};
use emporio_store::{Action, Change, Head, Proposal, Seat, SeatKind, Status, StoreError, TableRow};

use crate::fair::Deal;
use crate::history::outcome;
use crate::live::{Live, Room};
use crate::state::result;
use crate::{App, Error, to_the_end};

/// How often to retry a change when other nodes change the same table at the same time.
const MOST_TRIES: usize = 8;

/// The change to apply to a table.
pub struct Next {
    table: Option<Box<dyn Table>>,
    keep: usize,
    undos: u32,
    seats: Vec<Seat>,
    changed_seats: Vec<u8>,
    proposal: Option<Proposal>,
    redo: Option<String>,
    deal: Option<Deal>,
}

impl Next {
    /// As it was.
    pub fn of(live: &Live) -> Next {
        Next {
            table: None,
            keep: live.row.head.ply,
            undos: live.row.head.undos,
            seats: live.seats.clone(),
            changed_seats: Vec::new(),
            proposal: live.row.head.proposal,
            redo: live.row.head.redo.clone(),
            deal: live.deal(),
        }
    }

    /// With what a browser adds to the deal for a seat, while nothing has been drawn.
    pub fn adding(mut self, player: Player, added: Option<&str>) -> Next {
        let place = self.deal.as_mut().and_then(|deal| deal.added.get_mut(player.index()));
        if let Some(place) = place {
            *place = added.unwrap_or_default().to_string();
        }
        self
    }

    /// With steps taken; a wish to go back is overtaken by them.
    pub fn played(live: &Live, table: Box<dyn Table>) -> Next {
        Next { table: Some(table), proposal: None, redo: None, ..Next::of(live) }
    }

    /// With something left that can be done again.
    pub fn with_redo(self, redo: Option<String>) -> Next {
        Next { redo, ..self }
    }

    /// Gone back, with what can be done again.
    pub fn back_to(live: &Live, ply: usize, redo: Option<String>) -> Next {
        let mut table = live.table.boxed_clone();
        table.back_to(ply);
        Next {
            table: Some(table),
            keep: ply,
            undos: live.row.head.undos + 1,
            proposal: None,
            redo,
            ..Next::of(live)
        }
    }

    /// With another wish to go back, or none.
    pub fn asked(live: &Live, proposal: Option<Proposal>) -> Next {
        Next { proposal, ..Next::of(live) }
    }

    /// With somebody else in a place; the game begins when nobody is missing.
    pub fn seated(live: &Live, player: Player, name: String, kind: SeatKind) -> Next {
        let mut next = Next::of(live);
        if let Some(seat) = next.seats.get_mut(player.index()) {
            *seat = Seat { name, kind, ..seat.clone() };
            next.changed_seats.push(player.0);
        }
        next
    }
}

/// How a table stands, from its game and its seats.
pub fn head(table: &dyn Table, seats: &[Seat], undos: u32, proposal: Option<Proposal>) -> Head {
    let is_open = |seat: &Seat| matches!(seat.kind, SeatKind::Open { .. });
    let status = match table.turn() {
        _ if seats.iter().any(is_open) => Status::Waiting,
        Turn::Over => Status::Over,
        Turn::Player(_) | Turn::Chance => Status::Playing,
    };
    let turn = match table.turn() {
        Turn::Player(player) if status == Status::Playing => Some(player),
        Turn::Player(_) | Turn::Chance | Turn::Over => None,
    };
    let is_bot = |player: Player| matches!(seats[player.index()].kind, SeatKind::Bot { .. });
    Head {
        status,
        ply: table.ply(),
        undos,
        round: table.round(),
        turn: turn.map(|player| player.0),
        bot_turn: turn.is_some_and(is_bot),
        proposal,
        ..Head::default()
    }
}

/// The steps from a ply on, as they are stored.
pub fn steps_from(table: &dyn Table, ply: usize) -> Vec<Action> {
    let stored = |(actor, text): (Actor, String)| match actor {
        Actor::Player(player) => Action { actor: Some(player.0), text },
        Actor::Chance => Action { actor: None, text },
    };
    table.steps_from(ply).into_iter().map(stored).collect()
}

/// Goes on by itself as far as nobody has to choose, once nobody is missing: chance is drawn, and a person who is
/// alone among bots is not asked where there is one choice only, since there is nobody to whom silence would tell.
pub fn go_on(app: &App, id: &str, table: &mut dyn Table, seats: &[Seat], deal: Option<&Deal>) {
    if seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open { .. })) {
        return;
    }
    loop {
        match deal {
            Some(deal) => deal.advance(id, table),
            None => table.advance(&mut app.config.entropy.rng()),
        }
        let Some(only) = only_choice(table, seats) else { return };
        if table.play(&only).is_err() {
            return;
        }
    }
}

fn only_choice(table: &dyn Table, seats: &[Seat]) -> Option<String> {
    let Turn::Player(player) = table.turn() else { return None };
    let is_person = |seat: &&Seat| matches!(seat.kind, SeatKind::Human { .. });
    let mut people = seats.iter().filter(is_person);
    let alone = people.next().is_some_and(|seat| seat.player == player.0) && people.next().is_none();
    if !alone || !table.hides_choice() {
        return None;
    }
    match table.choices().as_slice() {
        [only] => Some(only.action.clone()),
        _ => None,
    }
}

impl App {
    /// Changes a table as `decide` says, in a task of its own, so that what was stored is told even if whoever asked
    /// has gone. `decide` is asked again if someone else was faster; a refusal counts only if what was seen was fresh.
    pub async fn change(
        self: &Arc<Self>,
        room: &Arc<Room>,
        decide: impl Fn(&Live) -> Result<Next, Error> + Send + Sync + 'static,
    ) -> Result<Arc<Live>, Error> {
        let (app, room) = (self.clone(), room.clone());
        to_the_end(async move { app.change_now(&room, decide).await }).await
    }

    async fn change_now(
        self: &Arc<Self>,
        room: &Room,
        decide: impl Fn(&Live) -> Result<Next, Error>,
    ) -> Result<Arc<Live>, Error> {
        let _waiting = room.changing.lock().await;
        let mut live = room.now();
        for _ in 0..MOST_TRIES {
            let next = match decide(&live) {
                Ok(next) => next,
                Err(refusal) => {
                    let fresh = self.rooms.fresh(room).await?;
                    if fresh.row.version == live.row.version {
                        return Err(refusal);
                    }
                    live = fresh;
                    continue;
                }
            };
            match self.carry_out(room, &live, next).await {
                Err(Error::Store(StoreError::Stale)) => live = self.rooms.reload(room).await?,
                done => return done,
            }
        }
        Err(Error::Stale(None))
    }

    async fn carry_out(self: &Arc<Self>, room: &Room, live: &Live, next: Next) -> Result<Arc<Live>, Error> {
        let Next { table, keep, undos, seats, changed_seats, proposal, redo, deal } = next;
        let mut table = table.unwrap_or_else(|| live.table.boxed_clone());
        go_on(self, &live.row.id, table.as_mut(), &seats, deal.as_ref());
        let deal = deal.filter(|deal| live.deal().as_ref() != Some(deal));
        let deal = deal.and_then(|deal| serde_json::to_string(&deal).ok());
        let wishes = proposal.map_or(live.row.head.wishes, |wish| wish.number);
        let mut head = Head { wishes, redo, ..head(table.as_ref(), &seats, undos, proposal) };
        if head.status == Status::Over {
            let row = TableRow { head: head.clone(), ..live.row.clone() };
            let over = Live { row, seats: seats.clone(), table: table.boxed_clone() };
            head.result = result(room, &over);
            head.outcome = outcome(table.as_ref());
        }
        let change = Change {
            table: live.row.id.clone(),
            version: live.row.version,
            keep,
            append: steps_from(table.as_ref(), keep),
            seats: changed_seats.iter().map(|player| seats[usize::from(*player)].clone()).collect(),
            deal: deal.clone(),
            head: head.clone(),
            before: live.row.updated_at,
            at: crate::now(),
        };
        let version = self.store.change(&change).await?;
        let mut row = live.row.clone();
        row.version = version;
        row.deal = deal.or(row.deal);
        row.head = head;
        row.updated_at = change.at;
        let now = room.put(Live { row, seats, table });
        self.bots.look_at(room, &now);
        Ok(now)
    }
}
