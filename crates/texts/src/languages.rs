//! Which languages Emporio speaks, and the packs that teach it one more.

use emporio_core::Lang;
use rust_embed::Embed;

/// A language that the reader may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its code.
    pub lang: Lang,
    /// Its name for itself.
    pub name: &'static str,
}

/// Every language, in the order they are offered. A new one is a line here and a folder in `locales`.
pub const LANGUAGES: &[Language] =
    &[Language { lang: Lang::EN, name: "English" }, Language { lang: Lang::IT, name: "Italiano" }];

impl Language {
    /// The language of a code.
    pub fn find(code: &str) -> Option<Language> {
        LANGUAGES.iter().copied().find(|language| language.lang.0.eq_ignore_ascii_case(code))
    }
}

/// The folder `locales`: one folder a language, in it `common.ftl`, `web.ftl` and one file a game.
#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Packs;

/// The words of a language pack for a game, or for `common`.
pub fn pack(lang: Lang, id: &str) -> Option<String> {
    let file = Packs::get(&format!("{lang}/{id}.ftl"))?;
    String::from_utf8(file.data.into_owned()).ok()
}
