//! The lobby: the games there are, new tables, lists of tables.

use axum::Json;
use axum::http::StatusCode;
use emporio_core::{Setup, Table};
use emporio_games::GameKind;
use emporio_store::{Person, Seat, SeatKind, TableRow};
use serde_json::Value;

use crate::at::{Asked, Caller, Made};
use crate::body::Body;
use crate::change::{go_on, head, steps_from};
use crate::fair::{Deal, Lot, commitment, is_addition};
use crate::identity::{Secret, bucket, token_hash};
use crate::state::{summary, table_state};
use crate::types::{
    Commitment, GameInfo, Level, List, ListQuery, NewTable, Problem, SeatRequest, TableState, TableSummary,
};
use crate::{App, Error, now, to_the_end};

/// The games of the house.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games() -> Json<Vec<GameInfo>> {
    let info = |kind: GameKind| GameInfo {
        id: kind.id().to_string(),
        title: kind.meta().title.to_string(),
        min_players: kind.meta().min_players,
        max_players: kind.meta().max_players,
        default_options: kind.default_options(),
        options: kind.meta().options.to_vec(),
        letter_options: kind.letter_options(),
        minutes: kind.meta().minutes,
        weight: kind.meta().weight,
        levels: Level::ALL.to_vec(),
        ratings: emporio_bots::levels::ratings(kind).to_vec(),
    };
    Json(GameKind::ALL.iter().copied().map(info).collect())
}

/// Your tables, or those with a seat that anyone may take.
#[utoipa::path(get, path = "/api/tables", params(ListQuery),
    responses((status = 200, body = Vec<TableSummary>), (status = "4XX", body = Problem)))]
pub async fn list(
    Caller { app, visitor }: Caller,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<Vec<TableSummary>>, Error> {
    let person = visitor.person.as_ref().map(|person| person.id.as_str());
    let tables = match (query.list, person) {
        (List::Open, _) => app.store.open_tables().await?,
        (List::Mine, Some(person)) => app.store.tables_of(person).await?,
        (List::Mine, None) => Vec::new(),
    };
    Ok(Json(tables.iter().map(|table| summary(table, person)).collect()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = TableState), (status = "4XX", body = Problem)))]
pub async fn create(caller: Caller, Body(request): Body<NewTable>) -> Made {
    begin(caller, request, Start::default()).await
}

/// What a table begins with, where that is not the usual set-up.
#[derive(Debug, Default)]
pub struct Start {
    /// The position.
    pub position: Option<Value>,
    /// What chance decides first, as far as it can.
    pub script: Vec<String>,
}

/// The wish for a table like this one, with bots in all seats but one's own.
pub fn against_bots(table: &dyn Table, seat: u8, level: Level) -> NewTable {
    let bot = SeatRequest::Bot { level };
    let seats = (0..table.players()).map(|player| if player == seat { SeatRequest::Me } else { bot });
    NewTable {
        game: table.meta().id.to_string(),
        options: Some(table.options()),
        seats: seats.collect(),
        shuffle: false,
        commitment: None,
        added: None,
        private: true,
        hints: false,
    }
}

/// Makes a table for whoever asks.
pub async fn begin(Caller { app, visitor }: Caller, request: NewTable, start: Start) -> Made {
    let person = visitor.known()?;
    let secret = visitor.secret.as_ref().ok_or(Error::Unknown)?;
    let kind: GameKind = request.game.parse().map_err(|error| Error::bad(format!("{error}")))?;
    let options = request.options.clone().unwrap_or_else(|| kind.default_options());
    let id = app.config.entropy.id();
    check_seats(&request)?;
    let promised = promised(&app, &request).await?;
    let lot = lot(&request, &promised)?;
    let seats = seats(&request, lot.as_ref(), &id, person, secret);
    let deal = Deal { lot, script: start.script, ..deal(&request, promised, &seats, &person.id)? };
    let position = start.position.as_ref().map(Value::to_string);
    let table = opened(&app, kind, &id, (options, start.position), &seats, &deal)?;
    let origin = bucket(&visitor.address);
    check_running(&app, &person.id, &origin).await?;
    app.new_tables.take(&person.id)?;
    let row = TableRow {
        deal: serde_json::to_string(&deal).ok(),
        position,
        ..row(&id, person, origin, &request, table.as_ref(), &seats)
    };
    let steps = steps_from(table.as_ref(), 0);
    let house = app.clone();
    let (room, live) = to_the_end(async move {
        house.store.create_table(&row, &seats, &steps).await?;
        let room = house.rooms.room(&id).await?;
        let live = room.now();
        house.bots.look_at(&room, &live);
        Ok((room, live))
    })
    .await?;
    metrics::counter!("emporio_tables_total", "game" => kind.id()).increment(1);
    Ok((StatusCode::CREATED, Json(table_state(&room, &live, &visitor, 0))))
}

fn check_seats(request: &NewTable) -> Result<(), Error> {
    if request.seats.len() > emporio_core::MAX_PLAYERS {
        return Err(Error::bad(format!("a table has at most {} seats", emporio_core::MAX_PLAYERS)));
    }
    if request.seats.iter().filter(|seat| **seat == SeatRequest::Me).count() > 1 {
        return Err(Error::bad("you can sit in one seat only"));
    }
    Ok(())
}

/// The places by lot, if that is asked for: they follow from the secret as all draws do.
fn lot(request: &NewTable, secret: &str) -> Result<Option<Lot>, Error> {
    let added = checked(request.added.as_deref())?.unwrap_or_default();
    Ok(request.shuffle.then(|| Lot::draw(secret, added, request.seats.len())))
}

/// Who sits where, in the order asked or by lot.
fn seats(request: &NewTable, lot: Option<&Lot>, table: &str, person: &Person, secret: &Secret) -> Vec<Seat> {
    let asked = |place: &u8| request.seats.get(usize::from(*place)).cloned();
    let drawn = lot.map(|lot| lot.order.iter().filter_map(asked).collect());
    let order: Vec<SeatRequest> = drawn.unwrap_or_else(|| request.seats.clone());
    let mut bots = 0;
    let seat = |(player, seat): (usize, &SeatRequest)| {
        let player = player as u8;
        match seat {
            SeatRequest::Me => Seat {
                player,
                name: person.name.clone(),
                kind: SeatKind::Human { person: person.id.clone(), invited: None },
            },
            SeatRequest::Open => {
                let token_hash = token_hash(&secret.invitation(table, player));
                Seat { player, name: String::new(), kind: SeatKind::Open { token_hash } }
            }
            SeatRequest::Bot { level } => {
                bots += 1;
                Seat {
                    player,
                    name: bot_name(bots),
                    kind: SeatKind::Bot { level: level.to_string(), left: None },
                }
            }
        }
    };
    order.iter().enumerate().map(seat).collect()
}

/// The same in every language.
pub fn bot_name(number: usize) -> String {
    format!("Bot {number}")
}

/// The secret that was promised, or a new one.
async fn promised(app: &App, request: &NewTable) -> Result<String, Error> {
    let secret = match &request.commitment {
        Some(commitment) => app.store.take_deal(check_hash(commitment)?).await?,
        None => Some(app.config.entropy.secret()),
    };
    secret.ok_or(Error::NotFound("commitment"))
}

/// What the table is dealt from: the secret, and what its maker adds.
fn deal(request: &NewTable, secret: String, seats: &[Seat], person: &str) -> Result<Deal, Error> {
    let mut deal = Deal::new(secret, seats.len());
    let is_maker = |seat: &&Seat| matches!(&seat.kind, SeatKind::Human { person: who, .. } if who == person);
    if let (Some(added), Some(seat)) = (checked(request.added.as_deref())?, seats.iter().find(is_maker)) {
        deal.added[usize::from(seat.player)] = added.to_string();
    }
    Ok(deal)
}

fn check_hash(commitment: &str) -> Result<&str, Error> {
    let is_hash = commitment.len() == 64 && is_addition(commitment);
    is_hash.then_some(commitment).ok_or(Error::NotFound("commitment"))
}

/// What a browser adds, if it can be added.
pub fn checked(added: Option<&str>) -> Result<Option<&str>, Error> {
    match added {
        Some(text) if !is_addition(text) => {
            Err(Error::bad("`added` is up to 64 hexadecimal digits, small letters"))
        }
        fine => Ok(fine),
    }
}

/// Promises a secret for a table that is still to be made: its hash is shown before anyone adds to the deal.
#[utoipa::path(post, path = "/api/deals", responses((status = 201, body = Commitment), (status = "4XX", body = Problem)))]
pub async fn promise(Caller { app, visitor }: Caller) -> Result<(StatusCode, Json<Commitment>), Error> {
    visitor.counted(&app)?;
    let secret = app.config.entropy.secret();
    let commitment = commitment(&secret);
    app.store.keep_deal(&commitment, &secret, now()).await?;
    Ok((StatusCode::CREATED, Json(Commitment { commitment })))
}

fn opened(
    app: &App,
    kind: GameKind,
    id: &str,
    (options, position): (Value, Option<Value>),
    seats: &[Seat],
    deal: &Deal,
) -> Result<Box<dyn Table>, Error> {
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let mut table = kind.open(Setup { options, seats: names, seed: None, position })?;
    table.ask_hidden();
    go_on(app, id, table.as_mut(), seats, Some(deal));
    Ok(table)
}

/// Nobody begins more tables than they, or their household, could play.
async fn check_running(app: &App, person: &str, origin: &str) -> Result<(), Error> {
    const DAY_MS: i64 = 24 * 60 * 60 * 1000;
    let (own, network) = app.store.running(person, origin, now() - DAY_MS).await?;
    if own >= app.config.running_each || network >= app.config.running_network {
        return Err(Error::TooManyTables(own.max(network)));
    }
    Ok(())
}

fn row(
    id: &str,
    person: &Person,
    origin: String,
    request: &NewTable,
    table: &dyn Table,
    seats: &[Seat],
) -> TableRow {
    let at = now();
    TableRow {
        id: id.to_string(),
        game: table.meta().id.to_string(),
        rules: table.meta().rules_version,
        options: table.options().to_string(),
        position: None,
        owner: person.id.clone(),
        private: request.private,
        hints: request.hints,
        origin,
        asks: true,
        deal: None,
        version: 1,
        head: head(table, seats, 0, None),
        created_at: at,
        updated_at: at,
    }
}
