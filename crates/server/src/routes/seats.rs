//! Invitations and seats: taking one, leaving it, handing it to a bot and taking it back.

use axum::Json;
use emporio_core::Player;
use emporio_store::{Person, Seat, SeatKind, Status};

use crate::Error;
use crate::at::{Answer, AtTable, SeatAt};
use crate::body::Body;
use crate::change::Next;
use crate::identity::{Visitor, token_hash};
use crate::live::Live;
use crate::names::look_alike;
use crate::routes::lobby::{bot_name, checked};
use crate::state::{seat_state, table_state};
use crate::types::{BotRequest, ClaimRequest, Invitation, InvitationRequest, Problem, TableState, Worth};

/// Takes an open seat: the one of an invitation, or the first of a listed table.
#[utoipa::path(post, path = "/api/tables/{id}/claim", params(("id" = String, Path)), request_body = ClaimRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn claim(at: AtTable, Body(request): Body<ClaimRequest>) -> Answer {
    let person = at.visitor.known()?.clone();
    let decide = move |live: &Live| {
        if live.seat_of(&person.id).is_some() {
            return Err(Error::Forbidden("you sit at this table already"));
        }
        let (player, invited) = open_seat(live, request.token.as_deref())?;
        let added = checked(request.added.as_deref())?;
        Ok(sit(live, player, &person, Some(invited))?.adding(player, added))
    };
    seated(at, decide).await
}

/// Puts a person into a place, unless somebody there has the name.
fn sit(live: &Live, player: Player, person: &Person, invited: Option<String>) -> Result<Next, Error> {
    let others = live.seats.iter().filter(|seat| seat.player != player.0);
    if others.into_iter().any(|seat| look_alike(&seat.name, &person.name)) {
        return Err(Error::NameTaken);
    }
    let kind = SeatKind::Human { person: person.id.clone(), invited };
    Ok(Next::seated(live, player, person.name.clone(), kind))
}

/// The open place that a token is good for, with what is stored of its invitation.
fn open_seat(live: &Live, token: Option<&str>) -> Result<(Player, String), Error> {
    let hash = token.map(token_hash);
    let fits = |seat: &Seat| match (&seat.kind, &hash) {
        (SeatKind::Open { token_hash }, Some(hash)) => {
            (token_hash == hash).then(|| (Player(seat.player), token_hash.clone()))
        }
        (SeatKind::Open { token_hash }, None) => {
            (!live.row.private).then(|| (Player(seat.player), token_hash.clone()))
        }
        (SeatKind::Human { .. } | SeatKind::Bot { .. }, _) => None,
    };
    live.seats
        .iter()
        .find_map(fits)
        .ok_or(Error::Forbidden("this invitation is not, or no longer, good for a seat here"))
}

/// Hands your seat to a bot; the owner of the table may fill open seats so.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{player}/bot",
    params(("id" = String, Path), ("player" = u8, Path)), request_body = BotRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn bot(at: AtTable, SeatAt(player): SeatAt, Body(request): Body<BotRequest>) -> Answer {
    let person = at.visitor.known()?.clone();
    let decide = move |live: &Live| hand_over(live, &person.id, player, &request);
    seated(at, decide).await
}

fn hand_over(live: &Live, person: &str, player: Player, request: &BotRequest) -> Result<Next, Error> {
    let seat = live.seats.get(player.index()).ok_or(Error::NotFound("seat"))?;
    let is_owner = live.row.owner == person;
    let left = match (&seat.kind, live.row.head.status) {
        (_, Status::Over) => return Err(Error::Over),
        (SeatKind::Open { .. }, _) if is_owner => None,
        (SeatKind::Human { person: who, .. }, Status::Waiting) if who == person && is_owner => None,
        (SeatKind::Human { person: who, .. }, Status::Waiting) if who == person => {
            return Err(Error::Forbidden("before the start, leave your seat; whose table it is fills it"));
        }
        (SeatKind::Human { person: who, .. }, Status::Playing) if who == person => Some(person.to_string()),
        (SeatKind::Human { .. } | SeatKind::Open { .. } | SeatKind::Bot { .. }, _) => {
            return Err(Error::Forbidden(
                "only your own seat, or an open one at your own table, can go to a bot",
            ));
        }
    };
    if left.is_some() && !request.sure {
        return Err(Error::Unconfirmed);
    }
    let kind = SeatKind::Bot { level: request.level.to_string(), left };
    Ok(Next::seated(live, player, free_bot_name(live), kind))
}

/// The first name of a bot that none has here.
fn free_bot_name(live: &Live) -> String {
    let taken = |name: &String| live.seats.iter().any(|seat| seat.name == *name);
    (1..).map(bot_name).find(|name| !taken(name)).unwrap_or_default()
}

/// Takes back the seat that you handed to a bot.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{player}/back",
    params(("id" = String, Path), ("player" = u8, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn back(at: AtTable, SeatAt(player): SeatAt) -> Answer {
    let person = at.visitor.known()?.clone();
    let decide = move |live: &Live| take_back(live, &person, player);
    seated(at, decide).await
}

fn take_back(live: &Live, person: &Person, player: Player) -> Result<Next, Error> {
    if live.row.head.status == Status::Over {
        return Err(Error::Over);
    }
    let seat = live.seats.get(player.index()).ok_or(Error::NotFound("seat"))?;
    match &seat.kind {
        SeatKind::Bot { left: Some(who), .. } if *who == person.id && live.seat_of(who).is_none() => {
            sit(live, player, person, None)
        }
        SeatKind::Bot { .. } | SeatKind::Human { .. } | SeatKind::Open { .. } => {
            Err(Error::Forbidden("only a seat that you handed to a bot can be taken back"))
        }
    }
}

/// Leaves a seat before the start, which is open again; whose table it is may ask others to leave.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{player}/leave",
    params(("id" = String, Path), ("player" = u8, Path)),
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn leave(at: AtTable, SeatAt(player): SeatAt) -> Answer {
    let asks = at.visitor.clone();
    let decide = move |live: &Live| reopen(live, &asks, player);
    seated(at, decide).await
}

fn reopen(live: &Live, visitor: &Visitor, player: Player) -> Result<Next, Error> {
    let person = visitor.known()?;
    let is_owner = live.row.owner == person.id;
    let seat = live.seats.get(player.index()).ok_or(Error::NotFound("seat"))?;
    if live.row.head.status != Status::Waiting {
        return Err(Error::Forbidden("the game has begun; a seat can only be handed to a bot"));
    }
    let anew =
        || visitor.secret.as_ref().map(|secret| token_hash(&secret.invitation(&live.row.id, player.0)));
    let token_hash = match &seat.kind {
        SeatKind::Human { person: who, invited } if is_owner || *who == person.id => {
            invited.clone().or_else(anew)
        }
        SeatKind::Bot { .. } if is_owner => anew(),
        SeatKind::Human { .. } | SeatKind::Bot { .. } | SeatKind::Open { .. } => None,
    };
    let token_hash = token_hash.ok_or(Error::Forbidden("this is not a seat that you can open"))?;
    Ok(Next::seated(live, player, String::new(), SeatKind::Open { token_hash }).adding(player, None))
}

async fn seated(
    AtTable { app, visitor, id }: AtTable,
    decide: impl Fn(&Live) -> Result<Next, Error> + Send + Sync + 'static,
) -> Answer {
    visitor.counted(&app)?;
    let room = app.rooms.room(&id).await?;
    let live = app.change(&room, decide).await?;
    Ok(Json(table_state(&room, &live, &visitor, 0)))
}

/// Says what an invitation is good for, before anyone says a name.
#[utoipa::path(post, path = "/api/tables/{id}/invitation", params(("id" = String, Path)),
    request_body = InvitationRequest,
    responses((status = 200, body = Invitation), (status = "4XX", body = Problem)))]
pub async fn invitation(
    AtTable { app, visitor, id }: AtTable,
    Body(request): Body<InvitationRequest>,
) -> Result<Json<Invitation>, Error> {
    app.posts.take(&visitor.address)?;
    let room = app.rooms.room(&id).await?;
    let live = app.rooms.fresh(&room).await?;
    let host = app.store.name_of(&live.row.owner).await?.unwrap_or_default();
    let (worth, player) = worth(&live, &token_hash(&request.token));
    let seats = live.seats.iter().map(|seat| seat_state(seat, None)).collect();
    Ok(Json(Invitation { worth, game: live.row.game.clone(), host, seats, player }))
}

fn worth(live: &Live, hash: &str) -> (Worth, Option<Player>) {
    let found = live.seats.iter().find_map(|seat| match &seat.kind {
        SeatKind::Open { token_hash } if token_hash == hash => Some((Worth::Good, Some(Player(seat.player)))),
        SeatKind::Human { invited: Some(invited), .. } if invited == hash => Some((Worth::Used, None)),
        SeatKind::Open { .. } | SeatKind::Human { .. } | SeatKind::Bot { .. } => None,
    });
    found.unwrap_or((Worth::Wrong, None))
}
