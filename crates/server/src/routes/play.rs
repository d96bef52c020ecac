//! Looking at a table, acting there, and its record.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use emporio_core::error::shorten;
use emporio_core::{Actor, Board, Player, Turn, Viewer};
use emporio_store::Status;
use serde_json::Value;

use crate::at::{Asked, AtTable};
use crate::body::Body;
use crate::change::Next;
use crate::fair::{verify, with_proof};
use crate::identity::Visitor;
use crate::ids::TableId;
use crate::live::{Live, Room};
use crate::routes::replay::in_turn;
use crate::state::{deal_state, ended, table_state};
use crate::types::{ActionsRequest, Fairness, FromQuery, Problem, TableState};
use crate::wire::table_answer;
use crate::{App, Error};

/// Most actions in one request.
const MOST_ACTIONS: usize = 200;

/// A table as you see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), FromQuery),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn state(
    AtTable { app, visitor, id }: AtTable,
    Asked(query): Asked<FromQuery>,
) -> Result<Response, Error> {
    let room = match app.rooms.room(&id).await {
        Ok(room) => room,
        Err(error) => return as_it_ended(error).map(|state| Json(state).into_response()),
    };
    let live = app.rooms.fresh(&room).await?;
    table_answer(&room, &live, &visitor, query.from)
}

/// A table whose rules are gone is shown as it ended, if it did.
pub fn as_it_ended(error: Error) -> Result<Value, Error> {
    if let Error::OlderRules { version, result: Some(result) } = &error
        && let Some(state) = ended(*version, result)
    {
        return Ok(state);
    }
    Err(error)
}

/// The board as tables of texts, for screens without a drawing of the game.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = Problem)))]
pub async fn board(at: AtTable) -> Result<Json<Board>, Error> {
    let (_, live) = at.live().await?;
    let you = at.visitor.person.as_ref().and_then(|person| live.seat_of(&person.id));
    Ok(Json(live.table.board(you.map_or(Viewer::Spectator, Viewer::Player))))
}

/// Takes one or several actions in order, or carries out a wish; all or none.
#[utoipa::path(post, path = "/api/tables/{id}/actions", params(("id" = String, Path)), request_body = ActionsRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn act(
    AtTable { app, visitor, id }: AtTable,
    Body(request): Body<ActionsRequest>,
) -> Result<Response, Error> {
    let begun = Instant::now();
    visitor.counted(&app)?;
    check_length(&request)?;
    let room = app.rooms.room(&id).await?;
    let (asks, from) = (visitor.clone(), request.ply.saturating_add(1));
    let decide = move |live: &Live| {
        let player = seat(live, &asks)?;
        play(live, player, &request)
    };
    let live = with_state(&room, &visitor, app.change(&room, decide).await)?;
    metrics::counter!("emporio_moves_total", "by" => "human").increment(1);
    metrics::histogram!("emporio_move_seconds").record(begun.elapsed());
    table_answer(&room, &live, &visitor, from)
}

fn check_length(request: &ActionsRequest) -> Result<(), Error> {
    match (&request.wish, request.actions.len()) {
        (Some(_), 1..) => Err(Error::bad("send either actions or a wish, not both")),
        (Some(wish), 0) if wish.len() > MOST_ACTIONS => {
            Err(Error::bad(format!("wish for at most {MOST_ACTIONS} things, not {}", wish.len())))
        }
        (Some(_), 0) | (None, 1..=MOST_ACTIONS) => Ok(()),
        (None, count) => Err(Error::bad(format!("send 1 to {MOST_ACTIONS} actions, not {count}"))),
    }
}

/// The actions as they were sent, or the steps of the wish. Whose turn it is comes first: what is legal is told to
/// nobody else.
fn actions(live: &Live, player: Player, request: &ActionsRequest) -> Result<Vec<String>, Error> {
    let Some(wish) = &request.wish else { return Ok(request.actions.clone()) };
    if live.table.turn() != Turn::Player(player) {
        return Err(Error::NotYourTurn);
    }
    Ok(live.table.steps_of(wish)?)
}

/// The seat of whoever asks.
pub fn seat(live: &Live, visitor: &Visitor) -> Result<Player, Error> {
    let person = visitor.known()?;
    live.seat_of(&person.id).ok_or(Error::Forbidden("you have no seat at this table"))
}

/// Someone who acts on an old moment is shown the new one.
pub fn with_state(
    room: &Room,
    visitor: &Visitor,
    done: Result<Arc<Live>, Error>,
) -> Result<Arc<Live>, Error> {
    if !matches!(done, Err(Error::Stale(None))) {
        return done;
    }
    metrics::counter!("emporio_stale_total").increment(1);
    Err(Error::Stale(Some(Box::new(table_state(room, &room.now(), visitor, 0)))))
}

/// A moment is named by its ply, and exactly by how often the table went back.
fn check_moment(live: &Live, request: &ActionsRequest) -> Result<(), Error> {
    let known = live.known();
    let same = request.ply == known.ply && request.undos.is_none_or(|undos| undos == known.undos);
    if same { Ok(()) } else { Err(Error::Stale(None)) }
}

fn play(live: &Live, player: Player, request: &ActionsRequest) -> Result<Next, Error> {
    check_moment(live, request)?;
    match live.row.head.status {
        Status::Waiting => return Err(Error::Waiting),
        Status::Over => return Err(Error::Over),
        Status::Playing => {}
    }
    let mut table = live.table.boxed_clone();
    let actions = actions(live, player, request)?;
    let count = actions.len();
    for (at, action) in actions.iter().enumerate() {
        let later = |_| Error::Later { number: at + 1, count, action: shorten(action) };
        // Whose turn it is comes first: what is legal is told to nobody else.
        let refused = if table.turn() == Turn::Player(player) {
            table.try_play(Actor::Player(player), action).map_err(Error::from)
        } else {
            Err(Error::NotYourTurn)
        };
        if at == 0 { refused? } else { refused.map_err(later)? }
    }
    Ok(Next::played(live, table))
}

/// The record of a finished game, as a text file. While a game goes on it would show what is hidden.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
pub async fn record(State(app): State<Arc<App>>, TableId(id): TableId) -> Result<impl IntoResponse, Error> {
    let room = app.rooms.room(&id).await?;
    let live = app.rooms.fresh(&room).await?;
    if live.row.head.status != Status::Over {
        return Err(Error::Forbidden("the record shows every card, so it can be had when the game is over"));
    }
    let name = format!("attachment; filename=\"{}-{id}.game\"", live.row.game);
    let kind = "text/plain; charset=utf-8".to_string();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], written(&live)))
}

/// The record of a table as a file, with the proof of its deal.
pub fn written(live: &Live) -> String {
    let mut record = live.table.record();
    record.seats = live.seats.iter().map(|seat| seat.name.clone()).collect();
    match live.deal() {
        Some(deal) => with_proof(&record, &live.row.id, &deal),
        None => record.to_string(),
    }
}

/// Checks every draw of a finished game, as `emporio verify` does with its record.
#[utoipa::path(get, path = "/api/tables/{id}/fair", params(("id" = String, Path)),
    responses((status = 200, body = Fairness), (status = "4XX", body = Problem)))]
pub async fn fair(at: AtTable) -> Result<Json<Fairness>, Error> {
    let (_, live) = at.live().await?;
    if live.row.head.status != Status::Over {
        return Err(Error::Forbidden("the deal can be checked when the game is over"));
    }
    let deal = live.deal().ok_or(Error::NotFound("deal to check"))?;
    let checked = in_turn(&at.app, &at.visitor, move || verify(&written(&live))).await?;
    let (draws, wrong) = checked.map_or_else(|wrong| (0, Some(wrong.to_string())), |fair| (fair.draws, None));
    Ok(Json(Fairness { deal: deal_state(&deal, true), draws, wrong }))
}
