//! Taking a seat, and handing one to a bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use emporio_core::Player;
use emporio_store::{Seat, SeatKind, Status};

use crate::body::Body;
use crate::change::Next;
use crate::identity::{Visitor, token_hash};
use crate::ids::TableId;
use crate::live::Live;
use crate::names::look_alike;
use crate::routes::lobby::bot_name;
use crate::state::{level_word, table_state};
use crate::types::{BotRequest, ClaimRequest, Level, Problem, TableState};
use crate::{App, Error};

/// Takes an open seat: the one of an invitation, or the first of a listed table.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path)), request_body = ClaimRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn claim(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    Body(request): Body<ClaimRequest>,
) -> Result<Json<TableState>, Error> {
    let person = visitor.known()?.clone();
    app.posts.take(&person.id)?;
    let room = app.rooms.room(&id).await?;
    let decide = move |live: &Live| {
        if live.seat_of(&person.id).is_some() {
            return Err(Error::Forbidden("you sit at this table already"));
        }
        if live.seats.iter().any(|seat| look_alike(&seat.name, &person.name)) {
            return Err(Error::NameTaken);
        }
        let player = open_seat(live, request.token.as_deref())?;
        Ok(Next::seated(live, player, person.name.clone(), SeatKind::Human { person: person.id.clone() }))
    };
    let live = app.change(&room, decide).await?;
    Ok(Json(table_state(&room, &live, &visitor, 0)))
}

fn open_seat(live: &Live, token: Option<&str>) -> Result<Player, Error> {
    let hash = token.map(token_hash);
    let fits = |seat: &&Seat| match (&seat.kind, &hash) {
        (SeatKind::Open { token_hash }, Some(hash)) => token_hash == hash,
        (SeatKind::Open { .. }, None) => !live.row.private,
        (SeatKind::Human { .. } | SeatKind::Bot { .. }, _) => false,
    };
    let found = live.seats.iter().find(fits).map(|seat| Player(seat.player));
    found.ok_or(Error::Forbidden("this invitation is not, or no longer, good for a seat here"))
}

/// Hands your seat to a bot; the owner of the table may fill open seats so.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{player}/bot",
    params(("id" = String, Path), ("player" = u8, Path)), request_body = BotRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn bot(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    path: Result<Path<(String, u8)>, PathRejection>,
    Body(request): Body<BotRequest>,
) -> Result<Json<TableState>, Error> {
    let Path((_, player)) = path.map_err(|_| Error::bad("the seat must be a small whole number"))?;
    let person = visitor.known()?.clone();
    app.posts.take(&person.id)?;
    let room = app.rooms.room(&id).await?;
    let decide = move |live: &Live| hand_over(live, &person.id, Player(player), request.level);
    let live = app.change(&room, decide).await?;
    Ok(Json(table_state(&room, &live, &visitor, 0)))
}

fn hand_over(live: &Live, person: &str, player: Player, level: Level) -> Result<Next, Error> {
    if live.row.head.status == Status::Over {
        return Err(Error::Over);
    }
    let seat = live.seats.get(player.index()).ok_or(Error::NotFound("seat"))?;
    let allowed = match &seat.kind {
        SeatKind::Human { person: who } => who == person,
        SeatKind::Open { .. } => live.row.owner == person,
        SeatKind::Bot { .. } => false,
    };
    if !allowed {
        return Err(Error::Forbidden(
            "only your own seat, or an open one at your own table, can go to a bot",
        ));
    }
    let bots = live.seats.iter().filter(|seat| matches!(seat.kind, SeatKind::Bot { .. })).count();
    Ok(Next::seated(live, player, bot_name(bots + 1), SeatKind::Bot { level: level_word(level).into() }))
}
