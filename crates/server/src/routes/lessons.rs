//! Lessons: what there is to learn by playing, and a guided table of one's own.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::body::Body;
use crate::identity::Visitor;
use crate::lessons::{self, Lesson, plan};
use crate::routes::lobby::{Start, against_bots, begin};
use crate::routes::rules::LangQuery;
use crate::types::{Problem, TableState};
use crate::{App, Error};

/// Begins a lesson.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonRequest {
    /// The id of the game.
    pub game: String,
    /// The name of the lesson.
    pub lesson: String,
}

/// The lessons of a game, in a language.
#[utoipa::path(get, path = "/api/lessons/{game}", params(("game" = String, Path), LangQuery),
    responses((status = 200, body = Vec<Lesson>), (status = "4XX", body = Problem)))]
pub async fn list(
    State(_): State<Arc<App>>,
    Path(game): Path<String>,
    query: Result<Query<LangQuery>, QueryRejection>,
) -> Result<Json<Vec<Lesson>>, Error> {
    let Query(LangQuery { lang }) = query.map_err(|_| Error::bad("`lang` is the code of a language"))?;
    let all: Result<Vec<Lesson>, Error> =
        lessons::names(&game).iter().map(|name| lessons::lesson(&game, name, &lang)).collect();
    Ok(Json(all?))
}

/// Makes a guided table: a set position, the first outcomes of chance known, bots in the other seats.
#[utoipa::path(post, path = "/api/lessons", request_body = LessonRequest,
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub async fn start(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(request): Body<LessonRequest>,
) -> Result<(StatusCode, Json<TableState>), Error> {
    let plan = plan(&request.game, &request.lesson)?;
    let wish = against_bots(plan.table.as_ref(), plan.seat, plan.bots);
    begin(app, visitor, wish, Start { position: Some(plan.table.position()), script: plan.dice }).await
}
