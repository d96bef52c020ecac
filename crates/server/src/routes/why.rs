//! Why a place on the board is not lit, in the words of the rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use emporio_core::Turn;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::identity::Visitor;
use crate::ids::TableId;
use crate::routes::rules::in_language;
use crate::types::Problem;
use crate::{App, Error};

/// Which place, in which language.
#[derive(Debug, Deserialize, IntoParams)]
pub struct WhyQuery {
    /// The name of the place, such as `building:wharf`.
    pub place: String,
    /// The code of the language; English if it is not known.
    #[serde(default)]
    pub lang: String,
}

/// The rule that keeps a place dark.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Why {
    /// The clause; none where the game cannot tell.
    pub clause: Option<&'static str>,
    /// What it says.
    pub words: Option<&'static str>,
}

/// Why nothing can be chosen at a place, for the player to act.
#[utoipa::path(get, path = "/api/tables/{id}/why", params(("id" = String, Path), WhyQuery),
    responses((status = 200, body = Why), (status = "4XX", body = Problem)))]
pub async fn why(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    TableId(id): TableId,
    query: Result<Query<WhyQuery>, QueryRejection>,
) -> Result<Json<Why>, Error> {
    let Query(WhyQuery { place, lang }) = query.map_err(|_| Error::bad("name a `place`"))?;
    let person = visitor.known()?;
    app.posts.take(&person.id)?;
    let room = app.rooms.room(&id).await?;
    let live = app.rooms.fresh(&room).await?;
    let yours = live.seat_of(&person.id).is_some_and(|seat| live.table.turn() == Turn::Player(seat));
    let clause = if yours { live.table.why_not(&place) } else { None };
    let rules = in_language(live.table.meta().rules, &lang);
    Ok(Json(Why { clause, words: clause.and_then(|clause| words_of(rules, clause)) }))
}

/// What a rules page says in a clause: its line without the id.
fn words_of(rules: &'static str, clause: &str) -> Option<&'static str> {
    let head = format!("- **{clause}** ");
    rules.lines().find_map(|line| line.strip_prefix(head.as_str()))
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn a_clause_is_found_by_its_id() {
        let rules = "# Captain\n- **CAP-1** Load.\n- **CAP-12** Store.\n";
        assert_eq!(words_of(rules, "CAP-12"), Some("Store."));
        assert_eq!(words_of(rules, "CAP-2"), None);
    }
}
