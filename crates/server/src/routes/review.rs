//! Reviews of finished games, made in the background and kept for a while.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::Json;
use emporio_bots::BotError;
use emporio_review::{Progress, Review, Settings};
use emporio_store::Status;

use crate::at::AtTable;
use crate::identity::bucket;
use crate::live::Live;
use crate::reviews::Known;
use crate::types::{Problem, ReviewAnswer};
use crate::{App, Error};

/// A finished game looked back on, or how far that has come; asking begins it.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewAnswer), (status = "4XX", body = Problem)))]
pub async fn review(at: AtTable) -> Result<Json<ReviewAnswer>, Error> {
    let person = at.visitor.counted(&at.app)?;
    let (_, live) = at.live().await?;
    if live.row.head.status != Status::Over {
        return Err(Error::Forbidden("a game is looked back on when it is over"));
    }
    let you = live.seat_of(&person.id);
    let known = match at.app.reviews.find(&at.id) {
        Some(known) => known,
        None => begin(&at.app, &live, &bucket(&at.visitor.address))?,
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
        let known = made(|| emporio_review::review(live.table.as_ref(), settings, &under));
        if let (Some(known), Some(app)) = (known, house.upgrade()) {
            app.reviews.put(&live.row.id, known);
        }
    };
    app.review_desk.ask(&id, origin, work)?;
    app.reviews.put(&id, Known::Under(progress.clone()));
    Ok(Known::Under(progress))
}

/// What is known once a review is made; nothing if it gave way to others. One that panics has failed, and is not
/// under way for ever.
fn made(review: impl FnOnce() -> Result<Option<Review>, BotError>) -> Option<Known> {
    match catch_unwind(AssertUnwindSafe(review)) {
        Ok(Ok(review)) => review.map(|review| Known::Done(Arc::new(review))),
        Ok(Err(_)) | Err(_) => Some(Known::Failed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_that_panics_has_failed() {
        assert!(matches!(made(|| panic!("a fault of ours")), Some(Known::Failed)));
        assert!(made(|| Ok(None)).is_none(), "it gave way");
    }
}
