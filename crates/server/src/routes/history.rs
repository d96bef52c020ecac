//! Your history: finished games with their results, figures by game, ratings, and all records as one file.

use std::sync::Arc;

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use emporio_store::{Status, Stored};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::at::Caller;
use crate::history::{GameFigures, PlayedGame, Rated, Rating, figures, games, ratings, seen_by};
use crate::live::replay;
use crate::routes::play::written;
use crate::routes::replay::in_turn;
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
pub async fn history(Caller { app, visitor }: Caller) -> Result<Json<History>, Error> {
    let person = visitor.counted(&app)?.id.clone();
    let own = app.store.finished_of(&person).await?;
    let last = own.iter().map(|table| table.updated_at).max().unwrap_or(0);
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
pub async fn records(Caller { app, visitor }: Caller) -> Result<impl IntoResponse, Error> {
    let person = visitor.counted(&app)?.id.clone();
    let mut tables = Vec::new();
    for table in app.store.finished_of(&person).await? {
        // Past the tables in memory, where those who play have theirs.
        tables.extend(app.store.table(&table.id, None).await?);
    }
    let lines = move || tables.into_iter().filter_map(line).collect::<String>();
    let text = in_turn(&app, &visitor, lines).await?;
    let kind = "application/jsonl; charset=utf-8".to_string();
    let name = "attachment; filename=\"emporio-games.jsonl\"".to_string();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

/// A finished game in a line; a table of rules that are gone has no record that could be played again.
fn line(stored: Stored) -> Option<String> {
    let live = replay(stored, None).ok().filter(|live| live.row.head.status == Status::Over)?;
    let row = &live.row;
    let line =
        json!({ "table": row.id, "game": row.game, "ended_at": row.updated_at, "record": written(&live) });
    Some(format!("{line}\n"))
}
