//! Lessons: what there is to learn by playing, and a guided table of one's own.

use axum::Json;
use axum::extract::Path;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::Error;
use crate::at::{Asked, Caller, Made};
use crate::body::Body;
use crate::lessons::{self, Lesson, plan};
use crate::routes::lobby::{Start, against_bots, begin};
use crate::routes::rules::LangQuery;
use crate::types::{Problem, TableState};

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
    Path(game): Path<String>,
    Asked(LangQuery { lang }): Asked<LangQuery>,
) -> Result<Json<Vec<Lesson>>, Error> {
    let all: Result<Vec<Lesson>, Error> =
        lessons::names(&game).iter().map(|name| lessons::lesson(&game, name, &lang)).collect();
    Ok(Json(all?))
}

/// Makes a guided table: a set position, the first outcomes of chance known, bots in the other seats.
#[utoipa::path(post, path = "/api/lessons", request_body = LessonRequest,
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub async fn start(caller: Caller, Body(request): Body<LessonRequest>) -> Made {
    let plan = plan(&request.game, &request.lesson)?;
    let wish = against_bots(plan.table.as_ref(), plan.seat, plan.bots);
    begin(caller, wish, Start { position: Some(plan.table.position()), script: plan.dice }).await
}
