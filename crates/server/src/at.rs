//! What a request is about: the house, who asks, what for, and the table and the seat that its path names.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use emporio_core::Player;
use serde::de::DeserializeOwned;

use crate::identity::Visitor;
use crate::ids::TableId;
use crate::live::{Live, Room};
use crate::types::TableState;
use crate::{App, Error};

/// The table as whoever asked sees it afterwards, or why not.
pub type Answer = Result<Json<TableState>, Error>;

/// A table that was made for whoever asked, or why not.
pub type Made = Result<(StatusCode, Json<TableState>), Error>;

/// Someone asks something of the house.
pub struct Caller {
    /// The house.
    pub app: Arc<App>,
    /// Who asks.
    pub visitor: Visitor,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Error> {
        Ok(Caller { app: app.clone(), visitor: Visitor::from_request_parts(parts, app).await? })
    }
}

/// Someone asks something at a table.
pub struct AtTable {
    /// The house.
    pub app: Arc<App>,
    /// Who asks.
    pub visitor: Visitor,
    /// The id of the table.
    pub id: String,
}

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Error> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let TableId(id) = TableId::from_request_parts(parts, app).await?;
        Ok(AtTable { app: app.clone(), visitor, id })
    }
}

impl AtTable {
    /// The table as it stands, and the room where it does.
    pub async fn live(&self) -> Result<(Arc<Room>, Arc<Live>), Error> {
        let room = self.app.rooms.room(&self.id).await?;
        let live = self.app.rooms.fresh(&room).await?;
        Ok((room, live))
    }
}

/// What an address may ask for after its question mark.
pub trait Question: DeserializeOwned {
    /// What is said to those who ask for something else.
    const EXPECTED: &'static str;
}

/// What an address asks for after its question mark.
pub struct Asked<T>(pub T);

impl<T: Question> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Error> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|_| Error::bad(T::EXPECTED))
    }
}

/// The seat that the path names after the table.
pub struct SeatAt(pub Player);

impl FromRequestParts<Arc<App>> for SeatAt {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<SeatAt, Error> {
        let path = Path::<(String, u8)>::from_request_parts(parts, app).await;
        let Path((_, player)) = path.map_err(|_| Error::bad("the seat must be a small whole number"))?;
        Ok(SeatAt(Player(player)))
    }
}
