//! Live updates: a stream of server-sent events whose ids name the moment, so that a browser that was away goes on
//! where it was.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use emporio_store::Known;
use futures::StreamExt;
use futures::stream::unfold;
use serde_json::Value;
use tokio::sync::watch;

use crate::at::{Asked, AtTable};
use crate::endless::Endless;
use crate::identity::Visitor;
use crate::live::{Live, Room};
use crate::places::Place;
use crate::routes::play::as_it_ended;
use crate::state::chat_line;
use crate::types::{FromQuery, Problem};
use crate::wire::{event, table_event};
use crate::{App, Error};

/// Everything that happens at a table, as you see it: `event: table` with a `TableState`, `event: chat` with a
/// `ChatLine`.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), FromQuery),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = "4XX", body = Problem)))]
pub async fn events(
    AtTable { app, visitor, id }: AtTable,
    Asked(query): Asked<FromQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let place = app.streams.take(&visitor.address).ok_or(Error::TooMany(5))?;
    let room = match app.rooms.room(&id).await {
        Ok(room) => room,
        Err(error) => return Ok(only_the_end(&app, &as_it_ended(error)?, place)),
    };
    // Watching begins before the state is read, so that nothing falls between.
    let changed = room.watch();
    let live = app.rooms.fresh(&room).await?;
    let from = last_event(&headers).map_or(query.from, |known| resumed(&live, known));
    app.bots.look_at(&room, &live);
    let mut feed = Feed {
        room,
        visitor,
        changed,
        stop: app.stop.subscribe(),
        heartbeat: app.config.heartbeat,
        sent: Sent::default(),
        due: VecDeque::new(),
        _place: place,
    };
    feed.table(&live, from);
    feed.sent.line = feed.room.chat().last().map_or(0, |line| line.n);
    Ok((HEAD, Extension(Endless), Body::from_stream(unfold(feed, next))).into_response())
}

/// The stream of a table whose rules are gone: how it ended, and nothing more.
fn only_the_end(app: &App, state: &Value, place: Place) -> Response {
    let first = event("table", None, state);
    let rest = (app.stop.subscribe(), app.config.heartbeat, place);
    let rest = unfold(rest, |(mut stop, heartbeat, place)| async move {
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => None,
            () = tokio::time::sleep(heartbeat) => Some(()),
        }
        .map(|()| (Ok(Bytes::from_static(HEARTBEAT)), (stop, heartbeat, place)))
    });
    let all = futures::stream::iter(first.map(Ok::<Bytes, Infallible>)).chain(rest);
    (HEAD, Extension(Endless), Body::from_stream(all)).into_response()
}

/// A comment that says the stream is still there.
const HEARTBEAT: &[u8] = b":\n\n";

/// A proxy must not hold back what is told.
const HEAD: [(HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];

fn last_event(headers: &HeaderMap) -> Option<Known> {
    let id = headers.get("last-event-id")?.to_str().ok()?;
    let (ply, undos) = id.split_once('.').unwrap_or((id, "0"));
    Some(Known { ply: ply.parse().ok()?, undos: undos.parse().ok()? })
}

/// The first step that someone who last saw an earlier moment has to be told: what was taken back is told again.
fn resumed(live: &Live, known: Known) -> usize {
    let now = live.known();
    if known.undos == now.undos && known.ply <= now.ply { known.ply + 1 } else { 0 }
}

/// What a stream has sent so far.
#[derive(Default)]
struct Sent {
    version: i64,
    moment: Option<Known>,
    line: u32,
}

/// One open stream.
struct Feed {
    room: Arc<Room>,
    visitor: Visitor,
    changed: watch::Receiver<()>,
    stop: watch::Receiver<bool>,
    heartbeat: Duration,
    sent: Sent,
    due: VecDeque<Bytes>,
    _place: Place,
}

/// The next event, once there is one; none when the server stops.
async fn next(mut feed: Feed) -> Option<(Result<Bytes, Infallible>, Feed)> {
    loop {
        if let Some(event) = feed.due.pop_front() {
            return Some((Ok(event), feed));
        }
        let silent = tokio::select! {
            changed = feed.changed.changed() => changed.map(|()| false).ok()?,
            _ = feed.stop.wait_for(|stop| *stop) => return None,
            () = tokio::time::sleep(feed.heartbeat) => true,
        };
        if silent {
            feed.due.push_back(Bytes::from_static(HEARTBEAT));
            continue;
        }
        feed.catch_up();
    }
}

impl Feed {
    fn catch_up(&mut self) {
        let live = self.room.now();
        if live.row.version > self.sent.version {
            let from = self.sent.moment.map_or(0, |before| continued(before, live.known()));
            self.table(&live, from);
        }
        let chat = self.room.chat();
        for line in chat.iter().filter(|line| line.n > self.sent.line) {
            self.due.extend(event("chat", None, &chat_line(line)));
        }
        self.sent.line = chat.last().map_or(self.sent.line, |line| line.n);
    }

    fn table(&mut self, live: &Live, from: usize) {
        self.due.extend(table_event(&self.room, live, &self.visitor, from));
        self.sent.version = live.row.version;
        self.sent.moment = Some(live.known());
    }
}

/// From where on a listener must be told who heard everything before: several steps back may have been followed
/// by others, so after going back all is told.
fn continued(before: Known, now: Known) -> usize {
    if before.undos == now.undos { before.ply + 1 } else { 0 }
}
