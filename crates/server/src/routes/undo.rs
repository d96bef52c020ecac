//! Going back: freely over one's own choices while nothing new became known, further if all people agree.

use axum::Json;
use emporio_core::Player;

use crate::Error;
use crate::at::{Answer, AtTable};
use crate::body::Body;
use crate::change::Next;
use crate::live::Live;
use crate::routes::play::{seat, with_state};
use crate::state::table_state;
use crate::types::{Problem, RedoRequest, TableState, UndoAnswer, UndoRequest};
use crate::undoing::{agreed, pending, redone, wish};

/// Goes back, or asks the others to.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), request_body = UndoRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn undo(at: AtTable, Body(request): Body<UndoRequest>) -> Answer {
    answer(at, move |live, player| {
        check_ply(live, Some(request.ply))?;
        wish(live, player, request.to_ply)
    })
    .await
}

/// Agrees to go back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/agree", params(("id" = String, Path)), request_body = UndoAnswer,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn agree(at: AtTable, Body(request): Body<UndoAnswer>) -> Answer {
    answer(at, move |live, player| {
        check_ply(live, request.ply)?;
        Ok(agreed(live, pending(live, request.number)?, player))
    })
    .await
}

/// Refuses to go back, or takes the wish back.
#[utoipa::path(post, path = "/api/tables/{id}/undo/refuse", params(("id" = String, Path)), request_body = UndoAnswer,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn refuse(at: AtTable, Body(request): Body<UndoAnswer>) -> Answer {
    answer(at, move |live, _| pending(live, request.number).map(|_| Next::asked(live, None))).await
}

/// Does again what was taken back.
#[utoipa::path(post, path = "/api/tables/{id}/redo", params(("id" = String, Path)), request_body = RedoRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn redo(at: AtTable, Body(request): Body<RedoRequest>) -> Answer {
    answer(at, move |live, player| {
        check_ply(live, Some(request.ply))?;
        redone(live, player)
    })
    .await
}

/// Carries out what someone who sits there decided.
async fn answer(
    AtTable { app, visitor, id }: AtTable,
    decide: impl Fn(&Live, Player) -> Result<Next, Error> + Send + Sync + 'static,
) -> Answer {
    visitor.counted(&app)?;
    let room = app.rooms.room(&id).await?;
    let asks = visitor.clone();
    let change = app.change(&room, move |live: &Live| decide(live, seat(live, &asks)?)).await;
    let live = with_state(&room, &visitor, change)?;
    Ok(Json(table_state(&room, &live, &visitor, 0)))
}

fn check_ply(live: &Live, ply: Option<usize>) -> Result<(), Error> {
    match ply {
        Some(ply) if ply != live.row.head.ply => Err(Error::Stale(None)),
        Some(_) | None => Ok(()),
    }
}
