//! Hints: what the search would play in your place, from what your seat knows.

use axum::Json;
use emporio_bots::{Advice, BotError, advise};
use emporio_core::{Player, Turn};
use emporio_store::{SeatKind, Status};
use tokio::sync::oneshot;

use crate::Error;
use crate::at::AtTable;
use crate::identity::bucket;
use crate::live::{Live, Room};
use crate::types::{HintAnswer, Problem};

/// The best choices of the moment with their chances and reasons, where the table allows hints.
#[utoipa::path(post, path = "/api/tables/{id}/hint", params(("id" = String, Path)),
    responses((status = 200, body = HintAnswer), (status = "4XX", body = Problem)))]
pub async fn hint(at: AtTable) -> Result<Json<HintAnswer>, Error> {
    let person = at.visitor.counted(&at.app)?;
    let (room, live) = at.live().await?;
    let player = live.seat_of(&person.id).ok_or(Error::Forbidden("only those at the table get hints"))?;
    check(&live, player)?;
    let (answer, answered) = oneshot::channel();
    let (ply, undos) = (live.row.head.ply, live.row.head.undos);
    let tries = at.app.config.hint_tries;
    let work = move || think(&room, &live, player, tries, answer);
    at.app.hints.ask(&format!("{}/{player}", at.id), &bucket(&at.visitor.address), work)?;
    // Nobody answers when the table has moved on meanwhile, or when the same was asked again.
    let advice = answered.await.map_err(|_| Error::Stale(None))?;
    let advice = advice.map_err(|error| Error::Internal(error.to_string()))?;
    metrics::counter!("emporio_hints_total").increment(1);
    Ok(Json(HintAnswer { ply, undos, advice: advice.ok_or(Error::Stale(None))? }))
}

fn check(live: &Live, player: Player) -> Result<(), Error> {
    match live.row.head.status {
        Status::Waiting => return Err(Error::Waiting),
        Status::Over => return Err(Error::Over),
        Status::Playing => {}
    }
    if !allows(live) {
        return Err(Error::Forbidden("this table was made without hints"));
    }
    if live.table.turn() != Turn::Player(player) {
        return Err(Error::NotYourTurn);
    }
    Ok(())
}

/// Whether hints are given at a table: where that was agreed, and always to one who is alone against bots.
pub fn allows(live: &Live) -> bool {
    let only_bots = |kind: &SeatKind| matches!(kind, SeatKind::Bot { left: None, .. });
    live.row.hints
        || (live.humans().count() == 1
            && live.seats.iter().filter(|seat| !only_bots(&seat.kind)).count() == 1)
}

type Answer = Result<Option<Vec<Advice>>, BotError>;

/// Thinks as long as the table stands as it did and somebody waits.
fn think(room: &Room, live: &Live, player: Player, tries: u32, answer: oneshot::Sender<Answer>) {
    let waits = || !answer.is_closed() && room.now().known() == live.known();
    let seed = live.row.head.ply as u64;
    let advice = advise(live.table.as_ref(), player, tries, seed, &waits);
    // Whoever asked may have gone.
    let _ = answer.send(advice);
}
