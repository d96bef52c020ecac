//! Your history: finished games with their results, figures by game, ratings, and all records as one file.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use emporio_store::Status;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::history::{GameFigures, PlayedGame, Rated, Rating, figures, games, ratings, seen_by};
use crate::identity::Visitor;
use crate::routes::play::written;
use crate::types::Problem;
use crate::{App, Error};

/// What you have played, and how everyone is rated.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    /// Your finished games, the newest first.
    pub games: Vec<PlayedGame>,
    /// Your games in figures.
    pub figures: Vec<GameFigures>,
    /// The ratings of people and bots at this server, the best of each game first.
    pub ratings: Vec<Rating>,
}

/// Your finished games, your figures, and the ratings of this server.
#[utoipa::path(get, path = "/api/history", responses((status = 200, body = History), (status = "4XX", body = Problem)))]
pub async fn history(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<History>, Error> {
    let person = visitor.known()?.id.clone();
    app.posts.take(&person)?;
    let own = app.store.finished_of(&person).await?;
    let last = own.iter().map(|(row, _)| row.updated_at).max().unwrap_or(0);
    let rated = match app.ratings.find(last) {
        Some(rated) => rated,
        None => rate(&app).await?,
    };
    let made = tokio::task::spawn_blocking(move || History {
        games: games(&own, &person),
        figures: figures(&own, &person),
        ratings: seen_by(&rated, &person),
    });
    made.await.map(Json).map_err(|error| Error::Internal(format!("a history failed: {error}")))
}

/// Reckons the ratings anew from all finished games.
async fn rate(app: &Arc<App>) -> Result<Arc<Vec<Rated>>, Error> {
    let all = app.store.finished().await?;
    let reckoned = tokio::task::spawn_blocking(move || (Arc::new(ratings(&all)), all)).await;
    let (rated, all) = reckoned.map_err(|error| Error::Internal(format!("ratings failed: {error}")))?;
    app.ratings.put(&all, rated.clone());
    Ok(rated)
}

/// All records of your finished games as one file: a JSON object a line.
#[utoipa::path(get, path = "/api/history/records",
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = "4XX", body = Problem)))]
pub async fn records(State(app): State<Arc<App>>, visitor: Visitor) -> Result<impl IntoResponse, Error> {
    let person = visitor.known()?.id.clone();
    app.posts.take(&person)?;
    let mut text = String::new();
    for (row, _) in app.store.finished_of(&person).await? {
        // A table of rules that are gone has no record that could be played again.
        let Ok(room) = app.rooms.room(&row.id).await else { continue };
        let live = room.now();
        if live.row.head.status == Status::Over {
            let line = json!({ "table": row.id, "game": row.game, "ended_at": row.updated_at, "record": written(&live) });
            text += &format!("{line}\n");
        }
    }
    let kind = "application/jsonl; charset=utf-8".to_string();
    let name = "attachment; filename=\"emporio-games.jsonl\"".to_string();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}
