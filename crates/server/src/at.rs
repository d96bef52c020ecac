//! What a request at a table is about: the house, who asks, the table and the seat that its path names.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use emporio_core::Player;

use crate::identity::Visitor;
use crate::ids::TableId;
use crate::types::TableState;
use crate::{App, Error};

/// The table as whoever asked sees it afterwards, or why not.
pub type Answer = Result<Json<TableState>, Error>;

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
