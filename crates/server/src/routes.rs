//! The addresses of the API, a file for each group of them.

pub mod events;
pub mod health;
pub mod hint;
pub mod history;
pub mod lessons;
pub mod lobby;
pub mod me;
pub mod play;
pub mod replay;
pub mod review;
pub mod rules;
pub mod seats;
pub mod talk;
pub mod undo;
pub mod why;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Emporio",
    description = "Tables, seats and moves of the four games. Errors are `Problem`s; live updates are server-sent \
                   events. Say your name first (POST /api/me); the cookie that it sets is your identity."
))]
struct Document;

/// Records are longer than anything else that is sent.
fn replays() -> OpenApiRouter<Arc<App>> {
    let routes = OpenApiRouter::new().routes(routes!(replay::replay)).routes(routes!(replay::play_on));
    routes.layer(DefaultBodyLimit::max(replay::MOST_BYTES))
}

/// Every address of the API, described as it is routed.
pub fn api() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::who, me::name))
        .routes(routes!(lobby::games))
        .routes(routes!(rules::rules))
        .routes(routes!(history::history))
        .routes(routes!(history::records))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::start))
        .routes(routes!(lobby::list, lobby::create))
        .routes(routes!(play::state))
        .routes(routes!(play::board))
        .routes(routes!(play::act))
        .routes(routes!(why::why))
        .routes(routes!(hint::hint))
        .routes(routes!(review::review))
        .routes(routes!(play::record))
        .routes(routes!(play::fair))
        .merge(replays())
        .routes(routes!(lobby::promise))
        .routes(routes!(events::events))
        .routes(routes!(undo::undo))
        .routes(routes!(undo::agree))
        .routes(routes!(undo::refuse))
        .routes(routes!(undo::redo))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::invitation))
        .routes(routes!(seats::bot))
        .routes(routes!(seats::back))
        .routes(routes!(seats::leave))
        .routes(routes!(talk::chat))
        .routes(routes!(health::healthz))
        .routes(routes!(health::metrics))
}
