//! Who you are: a name, and a secret that your browser keeps.

use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderMap, header};
use emporio_store::{Person, Seat, SeatKind, Status};

use crate::at::Caller;
use crate::body::Body;
use crate::identity::{Secret, Visitor};
use crate::names::{clean_name, look_alike};
use crate::types::{Me, NameRequest, Problem};
use crate::{App, Error, now, to_the_end};

/// Says who you are, as far as the server knows.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn who(visitor: Visitor) -> Json<Me> {
    Json(me(visitor.person))
}

/// Says your name, for the first time or anew.
#[utoipa::path(post, path = "/api/me", request_body = NameRequest,
    responses((status = 200, body = Me), (status = "4XX", body = Problem)))]
pub async fn name(
    Caller { app, visitor }: Caller,
    Body(request): Body<NameRequest>,
) -> Result<(HeaderMap, Json<Me>), Error> {
    let name = clean_name(&request.name)?;
    match visitor.person {
        Some(person) => {
            app.posts.take(&person.id)?;
            to_the_end(rename(app, Person { name, ..person })).await
        }
        None => {
            app.people.take(&visitor.address)?;
            welcome(&app, name).await
        }
    }
}

async fn welcome(app: &App, name: String) -> Result<(HeaderMap, Json<Me>), Error> {
    let secret = Secret::new(app.config.entropy.secret());
    let person = Person { id: app.config.entropy.id(), name };
    app.store.add_person(&person, &secret.hash(), now()).await?;
    let mut headers = HeaderMap::new();
    headers.extend(secret.cookie(app.config.secure_cookies()).map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((headers, Json(me(Some(person)))))
}

async fn rename(app: Arc<App>, person: Person) -> Result<(HeaderMap, Json<Me>), Error> {
    for table in app.store.tables_of(&person.id).await? {
        let other =
            |seat: &&Seat| !matches!(&seat.kind, SeatKind::Human { person: who, .. } if *who == person.id);
        let same = |seat: &Seat| look_alike(&seat.name, &person.name);
        if table.status != Status::Over && table.seats.iter().filter(other).any(same) {
            return Err(Error::NameTaken);
        }
    }
    let tables = app.store.rename(&person).await?;
    app.sessions.forget(&person.id);
    for table in tables {
        if let Some(room) = app.rooms.cached(&table) {
            app.rooms.reload(&room).await?;
        }
    }
    Ok((HeaderMap::new(), Json(me(Some(person)))))
}

fn me(person: Option<Person>) -> Me {
    let (id, name) = person.map(|person| (person.id, person.name)).unzip();
    Me { id, name }
}
