//! Going back: freely over one's own choices while nothing new became known, further if all people agree.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use emporio_core::Player;
use emporio_store::{Proposal, Status};

use crate::body::Body;
use crate::change::Next;
use crate::identity::Visitor;
use crate::ids::TableId;
use crate::live::Live;
use crate::routes::play::{seat, with_state};
use crate::state::{choice_at_or_before, table_state};
use crate::types::{Problem, TableState, UndoAnswer, UndoRequest};
use crate::{App, Error};

/// Goes back, or asks the others to.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    Body(request): Body<UndoRequest>,
) -> Result<Json<TableState>, Error> {
    let asks = visitor.clone();
    let decide = move |live: &Live| {
        let player = seat(live, &asks)?;
        check_ply(live, Some(request.ply))?;
        wish(live, player, request.to_ply)
    };
    answer(&app, &visitor, &id, decide).await
}

/// Agrees to go back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/agree", params(("id" = String, Path)), request_body = UndoAnswer,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn agree(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    Body(request): Body<UndoAnswer>,
) -> Result<Json<TableState>, Error> {
    let asks = visitor.clone();
    let decide = move |live: &Live| {
        let player = seat(live, &asks)?;
        check_ply(live, request.ply)?;
        Ok(agreed(live, pending(live)?, player))
    };
    answer(&app, &visitor, &id, decide).await
}

/// Refuses to go back, or takes the wish back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/refuse", params(("id" = String, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn refuse(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
) -> Result<Json<TableState>, Error> {
    let asks = visitor.clone();
    let decide = move |live: &Live| {
        seat(live, &asks)?;
        pending(live)?;
        Ok(Next::asked(live, None))
    };
    answer(&app, &visitor, &id, decide).await
}

async fn answer(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    decide: impl Fn(&Live) -> Result<Next, Error> + Send + Sync + 'static,
) -> Result<Json<TableState>, Error> {
    app.posts.take(&visitor.known()?.id)?;
    let room = app.rooms.room(id).await?;
    let live = with_state(&room, visitor, app.change(&room, decide).await)?;
    Ok(Json(table_state(&room, &live, visitor, 0)))
}

fn check_ply(live: &Live, ply: Option<usize>) -> Result<(), Error> {
    match ply {
        Some(ply) if ply != live.row.head.ply => Err(Error::Stale(None)),
        Some(_) | None => Ok(()),
    }
}

fn pending(live: &Live) -> Result<Proposal, Error> {
    live.row.head.proposal.ok_or(Error::NotFound("wish to go back"))
}

fn wish(live: &Live, player: Player, to_ply: usize) -> Result<Next, Error> {
    let head = &live.row.head;
    if to_ply >= head.ply {
        return Err(Error::bad(format!("there are {} steps; go back to fewer", head.ply)));
    }
    if head.status == Status::Playing && head.ply - to_ply <= live.table.own_last_steps(player) {
        return Ok(Next::back_to(live, to_ply));
    }
    let to_ply = choice_at_or_before(&live.table.actors(), to_ply)
        .ok_or_else(|| Error::bad("nobody had chosen anything before that"))?;
    Ok(agreed(live, Proposal { to_ply, by: player.0, agreed: 0 }, player))
}

/// The last to agree carries it out.
fn agreed(live: &Live, wish: Proposal, player: Player) -> Next {
    let agreed = wish.agreed | 1 << player.0;
    if live.humans().all(|human| agreed >> human.0 & 1 == 1) {
        return Next::back_to(live, wish.to_ply);
    }
    Next::asked(live, Some(Proposal { agreed, ..wish }))
}
