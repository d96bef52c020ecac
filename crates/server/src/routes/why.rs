//! Why a place on the board is not lit, in the words of the rules.

use axum::Json;
use emporio_core::Turn;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::Error;
use crate::at::{Asked, AtTable, Question};
use crate::routes::rules::in_language;
use crate::types::Problem;

/// Which place, in which language.
#[derive(Debug, Deserialize, IntoParams)]
pub struct WhyQuery {
    /// The name of the place, such as `building:wharf`.
    pub place: String,
    /// The code of the language; English if it is not known.
    #[serde(default)]
    pub lang: String,
}

impl Question for WhyQuery {
    const EXPECTED: &'static str = "name a `place`";
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
pub async fn why(at: AtTable, Asked(WhyQuery { place, lang }): Asked<WhyQuery>) -> Result<Json<Why>, Error> {
    let person = at.visitor.counted(&at.app)?;
    let (_, live) = at.live().await?;
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
