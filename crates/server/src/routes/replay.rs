//! Replays: a game move by move, from a table or from a record, and any moment of it played on.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::Json;
use emporio_core::{Player, Record, Scores, Table, Turn, Viewer};
use emporio_games::load;
use emporio_store::Status;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::oneshot;
use utoipa::ToSchema;

use crate::at::{Caller, Made};
use crate::body::Body;
use crate::identity::{Visitor, bucket};
use crate::ids::checked;
use crate::live::Live;
use crate::replaying::{Eyes, ReplayFrame, frames};
use crate::routes::lobby::{Start, against_bots, begin};
use crate::state::seat_state;
use crate::types::{Level, Problem, SeatKind, SeatState, TableState};
use crate::{App, Error};

/// Most bytes of a request with a record in it.
pub const MOST_BYTES: usize = 512 * 1024;

/// Most steps of a game that is told again: some four times those of the longest.
const MOST_STEPS: usize = 4_000;

/// Work on a whole game, done when its turn comes: fair by network, and not at all if whoever asked has gone by then.
pub async fn in_turn<T: Send + 'static>(
    app: &App,
    visitor: &Visitor,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let (answer, answered) = oneshot::channel();
    let work = unless_gone(answer, work);
    let name = NUMBER.fetch_add(1, Ordering::Relaxed).to_string();
    app.replay_desk.ask(&name, &bucket(&visitor.address), work)?;
    answered.await.map_err(|_| Error::Internal("work on a game failed".to_string()))
}

/// Work that is done only if whoever asked still waits when its turn has come.
fn unless_gone<T>(answer: oneshot::Sender<T>, work: impl FnOnce() -> T) -> impl FnOnce() {
    move || {
        if !answer.is_closed() {
            metrics::counter!("emporio_replays_total").increment(1);
            // Whoever asked may go while it is made.
            let _ = answer.send(work());
        }
    }
}

/// Where a game comes from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ReplaySource"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A table, by its name.
    Table(String),
    /// A record, as text.
    Record(String),
    /// The record that this server was started with (`emporio replay --serve`).
    File,
}

/// Asks for a replay.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayRequest {
    /// Of what.
    pub from: Source,
    /// A seat from 0, `all` for every hand open, or `watch`; where a game goes on, only your own.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub eyes: Option<String>,
}

/// A game, moment by moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The id of the game.
    pub game: String,
    /// The options, as the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<SeatState>,
    /// Whether it came to its end; then it may be seen with all eyes.
    pub over: bool,
    /// Whether every hand may be shown and any moment played on.
    pub open: bool,
    /// A seat from 0, `all` or `watch`.
    pub eyes: String,
    /// Every moment; the place in the list is the number of steps.
    pub frames: Vec<ReplayFrame>,
    /// The points, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub scores: Option<Scores>,
    /// The place of each player, 1 for the best, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// Why the game ended.
    pub ending: Option<String>,
}

/// Plays a moment on as a new table against bots.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// Of which game.
    pub from: Source,
    /// The moment: after so many steps.
    pub ply: usize,
    /// Your seat.
    pub seat: u8,
    /// How strong the bots are.
    pub level: Level,
}

/// A game that can be told again.
struct Played {
    table: Box<dyn Table>,
    seats: Vec<SeatState>,
    /// Whether nothing needs to be hidden any more.
    open: bool,
    /// Where whoever asks sits.
    own: Option<Player>,
}

/// A game move by move, as a pair of eyes saw it.
#[utoipa::path(post, path = "/api/replay", request_body = ReplayRequest,
    responses((status = 200, body = Replay), (status = "4XX", body = Problem)))]
pub async fn replay(
    Caller { app, visitor }: Caller,
    Body(request): Body<ReplayRequest>,
) -> Result<Json<Replay>, Error> {
    limit(&app, &visitor)?;
    let played = find(&app, &visitor, &request.from).await?;
    let eyes = eyes(&played, request.eyes.as_deref())?;
    in_turn(&app, &visitor, move || tell(&played, eyes)).await.map(Json)
}

/// Begins a table at a moment of a game that is over, with bots in the other seats.
#[utoipa::path(post, path = "/api/replay/on", request_body = PlayOn,
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub async fn play_on(caller: Caller, Body(request): Body<PlayOn>) -> Made {
    caller.visitor.known()?;
    limit(&caller.app, &caller.visitor)?;
    let Played { mut table, open, .. } = find(&caller.app, &caller.visitor, &request.from).await?;
    if !open {
        return Err(Error::Forbidden("a game can be played on from any moment when it is over"));
    }
    if request.ply > table.ply() || request.seat >= table.players() {
        return Err(Error::bad("there is no such moment or seat"));
    }
    table.back_to(request.ply);
    if table.turn() == Turn::Over {
        return Err(Error::Over);
    }
    let wish = against_bots(table.as_ref(), request.seat, request.level);
    begin(caller, wish, Start { position: Some(table.position()), script: Vec::new() }).await
}

/// Telling a game again is work: so often one may ask for it.
fn limit(app: &App, visitor: &Visitor) -> Result<(), Error> {
    let key = visitor.person.as_ref().map_or(visitor.address.as_str(), |person| person.id.as_str());
    app.posts.take(key)
}

async fn find(app: &App, visitor: &Visitor, from: &Source) -> Result<Played, Error> {
    let played = match from {
        Source::Table(id) => {
            let room = app.rooms.room(checked(id)?).await?;
            of_table(&*app.rooms.fresh(&room).await?, visitor)
        }
        Source::Record(text) => of_record(app, visitor, text).await?,
        Source::File => {
            let text = app.config.record.as_deref().ok_or(Error::NotFound("record"))?;
            of_record(app, visitor, text).await?
        }
    };
    check_length(played.table.ply())?;
    Ok(played)
}

/// What is longer than any game is not told again.
fn check_length(steps: usize) -> Result<(), Error> {
    match steps {
        0..=MOST_STEPS => Ok(()),
        _ => Err(Error::bad(format!(
            "a game of {steps} steps is too long to be told again; {MOST_STEPS} are the most"
        ))),
    }
}

fn of_table(live: &Live, visitor: &Visitor) -> Played {
    let person = visitor.person.as_ref().map(|person| person.id.as_str());
    Played {
        table: live.table.boxed_clone(),
        seats: live.seats.iter().map(|seat| seat_state(seat, person)).collect(),
        open: live.row.head.status == Status::Over,
        own: person.and_then(|person| live.seat_of(person)),
    }
}

async fn of_record(app: &App, visitor: &Visitor, text: &str) -> Result<Played, Error> {
    let record: Record = text.parse().map_err(|error| Error::bad(format!("{error}")))?;
    check_length(record.actions.len())?;
    let loaded = in_turn(app, visitor, move || load(&record)).await?;
    let table = loaded.map_err(|error| Error::bad(error.to_string()))?;
    let seat = |(player, name): (usize, &String)| SeatState {
        player: Player(player as u8),
        name: name.chars().take(40).collect(),
        kind: SeatKind::Human,
        level: None,
        you: false,
        yours_again: false,
    };
    let seats = table.seats().iter().enumerate().map(seat).collect();
    Ok(Played { table, seats, open: true, own: None })
}

/// The eyes that were asked for, if one may look through them.
fn eyes(played: &Played, asked: Option<&str>) -> Result<Eyes, Error> {
    let own = played.own.map_or(Viewer::Spectator, Viewer::Player);
    let eyes = match asked {
        None if played.open && played.own.is_none() => Eyes::Open,
        None => Eyes::Of(own),
        Some("all") => Eyes::Open,
        Some("watch") => Eyes::Of(Viewer::Spectator),
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| *seat < played.table.players());
            Eyes::Of(Viewer::Player(Player(
                seat.ok_or_else(|| Error::bad("`eyes` is a seat, `all` or `watch`"))?,
            )))
        }
    };
    if played.open || eyes == Eyes::Of(own) {
        return Ok(eyes);
    }
    Err(Error::Forbidden("while a game goes on you see it with your own eyes only"))
}

fn tell(played: &Played, eyes: Eyes) -> Replay {
    let table = played.table.as_ref();
    let over = table.turn() == Turn::Over;
    let scores = over.then(|| table.scores());
    Replay {
        game: table.meta().id.to_string(),
        options: table.options(),
        seats: played.seats.clone(),
        over,
        open: played.open,
        eyes: match eyes {
            Eyes::Open => "all".to_string(),
            Eyes::Of(Viewer::Spectator) => "watch".to_string(),
            Eyes::Of(Viewer::Player(player)) => player.0.to_string(),
        },
        frames: frames(table, eyes),
        ranks: scores.as_ref().map(|scores| scores.ranks().to_vec()),
        scores,
        ending: table.ending().map(str::to_string),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_done_for_those_who_have_gone() {
        let (answer, answered) = oneshot::channel();
        unless_gone(answer, || 7)();
        assert_eq!(answered.blocking_recv(), Ok(7));
        let (answer, answered) = oneshot::channel::<()>();
        drop(answered);
        unless_gone(answer, || panic!("nobody waits for this"))();
    }
}
