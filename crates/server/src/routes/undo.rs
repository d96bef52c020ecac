//! Going back: freely over one's own choices while nothing new became known, further if all people agree.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use crate::body::Body;
use crate::change::Next;
use crate::identity::Visitor;
use crate::ids::TableId;
use crate::live::Live;
use crate::routes::play::{seat, with_state};
use crate::state::table_state;
use crate::types::{Problem, RedoRequest, TableState, UndoAnswer, UndoRequest};
use crate::undoing::{agreed, pending, redone, wish};
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
        Ok(agreed(live, pending(live, request.number)?, player))
    };
    answer(&app, &visitor, &id, decide).await
}

/// Refuses to go back, or takes the wish back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/refuse", params(("id" = String, Path)), request_body = UndoAnswer,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn refuse(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    Body(request): Body<UndoAnswer>,
) -> Result<Json<TableState>, Error> {
    let asks = visitor.clone();
    let decide = move |live: &Live| {
        seat(live, &asks)?;
        pending(live, request.number)?;
        Ok(Next::asked(live, None))
    };
    answer(&app, &visitor, &id, decide).await
}

/// Does again what was taken back.
#[utoipa::path(post, path = "/api/tables/{id}/redo", params(("id" = String, Path)), request_body = RedoRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn redo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    Body(request): Body<RedoRequest>,
) -> Result<Json<TableState>, Error> {
    let asks = visitor.clone();
    let decide = move |live: &Live| {
        let player = seat(live, &asks)?;
        check_ply(live, Some(request.ply))?;
        redone(live, player)
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
