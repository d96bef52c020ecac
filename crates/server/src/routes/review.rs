//! Reviews of finished games, made in the background and kept for a while.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use emporio_review::{Progress, Settings};
use emporio_store::Status;

use crate::identity::{Visitor, bucket};
use crate::ids::TableId;
use crate::live::Live;
use crate::reviews::Known;
use crate::types::{Problem, ReviewAnswer};
use crate::{App, Error};

/// A finished game looked back on, or how far that has come; asking begins it.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewAnswer), (status = "4XX", body = Problem)))]
pub async fn review(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
) -> Result<Json<ReviewAnswer>, Error> {
    let person = visitor.known()?;
    app.posts.take(&person.id)?;
    let room = app.rooms.room(&id).await?;
    let live = app.rooms.fresh(&room).await?;
    if live.row.head.status != Status::Over {
        return Err(Error::Forbidden("a game is looked back on when it is over"));
    }
    let you = live.seat_of(&person.id);
    let known = match app.reviews.find(&id) {
        Some(known) => known,
        None => begin(&app, &live, &bucket(&visitor.address))?,
    };
    Ok(Json(match known {
        Known::Under(progress) => ReviewAnswer { you, share: progress.share(), review: None },
        Known::Done(review) => ReviewAnswer { you, share: 1.0, review: Some(review) },
        Known::Failed => return Err(Error::Internal("a review failed".to_string())),
    }))
}

fn begin(app: &Arc<App>, live: &Arc<Live>, origin: &str) -> Result<Known, Error> {
    let id = live.row.id.clone();
    let progress = Arc::new(Progress::default());
    let (house, live, under) = (Arc::downgrade(app), live.clone(), progress.clone());
    let tries = app.config.review_tries;
    let work = move || {
        // One thread: the other processors are for moves.
        let settings = Settings { threads: 1, tries, ..Settings::default() };
        let found = emporio_review::review(live.table.as_ref(), settings, &under);
        let known = match found {
            Ok(Some(review)) => Known::Done(Arc::new(review)),
            // It gave way to others.
            Ok(None) => return,
            Err(_) => Known::Failed,
        };
        if let Some(app) = house.upgrade() {
            app.reviews.put(&live.row.id, known);
        }
    };
    app.review_desk.ask(&id, origin, work)?;
    app.reviews.put(&id, Known::Under(progress.clone()));
    Ok(Known::Under(progress))
}
