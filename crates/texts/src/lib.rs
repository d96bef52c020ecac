//! The words of Emporio in every language it speaks: texts without a language in, sentences out.

mod languages;
#[cfg(any(test, feature = "test-kit"))]
pub mod law;

use std::fmt;

use emporio_core::{Board, Lang, Locales, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

pub use languages::{LANGUAGES, Language, pack};

/// The words that all games share.
pub const COMMON: Locales =
    Locales::new("common", include_str!("../locales/en.ftl"), include_str!("../locales/it.ftl"));

/// A text that the Fluent files cannot say.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Unsayable(String);

/// Says texts in one language, with the words of one game.
pub struct Speaker {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Speaker {
    /// A speaker with the common words and those of a game.
    ///
    /// # Panics
    /// If a Fluent file of the program is malformed; a test reads them all.
    pub fn new(lang: Lang, game: Option<Locales>) -> Speaker {
        Speaker::with_packs(lang, game, pack)
    }

    /// The same with language packs from elsewhere: the text of a pack by language and the id of [`Locales`].
    pub fn with_packs(
        lang: Lang,
        game: Option<Locales>,
        packs: impl Fn(Lang, &str) -> Option<String>,
    ) -> Speaker {
        let tag: LanguageIdentifier = lang.0.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for locales in [Some(COMMON), game].into_iter().flatten() {
            bundle.add_resource_overriding(resource(locales.read(lang).to_string()));
            // A language that did not come with the program: what its pack does not say is said in English.
            if let Some(words) = packs(lang, locales.id) {
                bundle.add_resource_overriding(resource(words));
            }
        }
        Speaker { lang, bundle }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text in words; a text that cannot be said shows its key, so that nothing is lost.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        self.try_say(text, names).unwrap_or_else(|_| text.to_string())
    }

    /// The text in words, or what is missing.
    pub fn try_say(&self, text: &Text, names: &[String]) -> Result<String, Unsayable> {
        match text {
            Text::Plain(plain) => Ok(plain.clone()),
            Text::Number(number) => Ok(number.to_string()),
            Text::Player(player) => {
                Ok(names.get(player.index()).cloned().unwrap_or_else(|| player.to_string()))
            }
            Text::List(list) => {
                let said: Result<Vec<String>, _> =
                    list.iter().map(|text| self.try_say(text, names)).collect();
                Ok(said?.join(", "))
            }
            Text::Key { id, args } => {
                let mut filled = FluentArgs::new();
                for (name, arg) in args {
                    filled.set(name.as_ref(), self.argument(arg, names)?);
                }
                self.message(id, &filled)
            }
        }
    }

    /// A word of the common files or of the game.
    pub fn word(&self, id: &str) -> String {
        self.message(id, &FluentArgs::new()).unwrap_or_else(|_| id.to_string())
    }

    /// Whether there is a message of this name.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Every text of a board in words, or what is missing.
    pub fn try_board(&self, board: &Board, names: &[String]) -> Result<(), Unsayable> {
        for section in &board.sections {
            let cells = section.columns.iter().chain(section.rows.iter().flatten());
            for text in std::iter::once(&section.title).chain(cells) {
                self.try_say(text, names)?;
            }
        }
        Ok(())
    }

    /// Numbers stay numbers, so that plurals work; everything else is said first.
    fn argument(&self, arg: &Text, names: &[String]) -> Result<FluentValue<'static>, Unsayable> {
        match arg {
            Text::Number(number) => Ok(FluentValue::from(*number)),
            Text::Key { .. } | Text::Player(_) | Text::List(_) | Text::Plain(_) => {
                Ok(FluentValue::from(self.try_say(arg, names)?))
            }
        }
    }

    fn message(&self, id: &str, args: &FluentArgs) -> Result<String, Unsayable> {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| Unsayable(format!("no text `{id}` in {:?}", self.lang)))?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(Unsayable(format!("text `{id}` in {:?}: {error}", self.lang))),
        }
    }
}

fn resource(words: String) -> FluentResource {
    FluentResource::try_new(words)
        .unwrap_or_else(|(_, errors)| panic!("a Fluent file is malformed: {errors:?}"))
}

/// The names of the messages in a Fluent file, sorted.
pub fn message_names(source: &str) -> Vec<String> {
    let is_name = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains('=');
    let name = |line: &str| line.split('=').next().unwrap_or_default().trim().to_string();
    let mut names: Vec<String> = source.lines().filter(is_name).map(name).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use emporio_core::{Player, Status};

    use super::*;

    const TOY: Locales = Locales::new(
        "toy",
        "load = { $who } loads { $n ->\n    [one] one barrel\n   *[other] { $n } barrels\n } of { $good }\ncorn = corn\n",
        "load = { $who } carica { $n ->\n    [one] un barile\n   *[other] { $n } barili\n } di { $good }\ncorn = granturco\n",
    );

    fn load(n: i64) -> Text {
        Text::key("load").with("who", Player(1)).with("n", n).with("good", Text::key("corn"))
    }

    #[test]
    fn texts_are_said_in_both_languages_with_names_and_plurals() {
        let names = ["Anna".to_string(), "Bruno".to_string()];
        let en = Speaker::new(Lang::EN, Some(TOY));
        let it = Speaker::new(Lang::IT, Some(TOY));
        assert_eq!(en.say(&load(1), &names), "Bruno loads one barrel of corn");
        assert_eq!(it.say(&load(3), &names), "Bruno carica 3 barili di granturco");
    }

    #[test]
    fn a_missing_word_or_argument_is_named() {
        let en = Speaker::new(Lang::EN, Some(TOY));
        assert!(en.try_say(&Text::key("nothing"), &[]).unwrap_err().to_string().contains("`nothing`"));
        assert!(en.try_say(&Text::key("load"), &[]).is_err());
    }

    #[test]
    fn every_status_of_a_figure_has_its_word() {
        for lang in [Lang::EN, Lang::IT] {
            let speaker = Speaker::new(lang, None);
            for status in [Status::Book, Status::Inferred, Status::Reconstructed, Status::Table] {
                assert!(speaker.knows(&format!("status-{status}")), "{status} in {lang:?}");
            }
        }
    }

    #[test]
    fn all_languages_have_the_same_words() {
        for (lang, words) in COMMON.texts {
            assert_eq!(message_names(words), message_names(COMMON.read(Lang::EN)), "{lang}");
        }
    }

    #[test]
    fn no_word_is_said_twice_in_a_file() {
        for (lang, words) in COMMON.texts {
            let mut names = message_names(words);
            names.dedup();
            assert_eq!(names.len(), message_names(words).len(), "{lang}");
        }
    }

    /// French is a folder of Fluent files and a line in `languages.rs`; what it lacks is said in English.
    #[test]
    fn a_language_is_a_folder_of_words() {
        let folder =
            |lang: Lang, id: &str| (lang == Lang("fr") && id == "toy").then(|| "corn = maïs\n".to_string());
        let fr = Speaker::with_packs(Lang("fr"), Some(TOY), folder);
        assert_eq!(fr.word("corn"), "maïs");
        assert_eq!(fr.say(&load(2), &["Anna".into(), "Bruno".into()]), "Bruno loads 2 barrels of maïs");
        assert_eq!(Speaker::with_packs(Lang::EN, Some(TOY), folder).word("corn"), "corn");
    }
}
