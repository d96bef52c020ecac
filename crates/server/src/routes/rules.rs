//! The rules of a game as data: chapters, clauses, tables, and the figures with where each comes from.

use axum::Json;
use axum::extract::Path;
use emporio_core::page::Page;
use emporio_core::{Figure, Lang, Locales};
use emporio_games::GameKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::Error;
use crate::at::{Asked, Question};
use crate::types::Problem;

/// In which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LangQuery {
    /// The code of the language; English if it is not known.
    #[serde(default)]
    pub lang: String,
}

impl Question for LangQuery {
    const EXPECTED: &'static str = "`lang` is the code of a language";
}

/// The rules of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The id of the game.
    pub game: String,
    /// The page with all clauses.
    #[schema(value_type = Object)]
    pub page: Page,
    /// The figures of a usual table that are not simply those of the book.
    #[schema(value_type = Vec<Object>)]
    pub figures: Vec<Figure>,
}

/// The rules of a game in a language.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path), LangQuery),
    responses((status = 200, body = Rules), (status = "4XX", body = Problem)))]
pub async fn rules(
    Path(game): Path<String>,
    Asked(LangQuery { lang }): Asked<LangQuery>,
) -> Result<Json<Rules>, Error> {
    let kind: GameKind = game.parse().map_err(|_| Error::NotFound("game"))?;
    let page = Page::read(in_language(kind.meta().rules, &lang));
    let figures = kind.figures(&kind.default_options())?;
    Ok(Json(Rules { game: kind.id().to_string(), page, figures }))
}

/// A text in the language of this code; in English where it was not written.
pub fn in_language(texts: Locales, code: &str) -> &'static str {
    let found = texts.texts.iter().find(|(known, _)| known.0 == code);
    found.map_or(texts.read(Lang::EN), |(_, text)| *text)
}
