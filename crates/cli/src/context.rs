//! What every command knows of the reader: language, colours, width; and the one way to print.

use std::io::{self, IsTerminal, Write};

use emporio_core::{Lang, Locales};
use emporio_texts::{LANGUAGES, Language, Speaker};

/// Columns of a page where the terminal does not say.
const PAGE: usize = 100;

/// Reads a language that Emporio speaks, for the command line.
pub fn read_lang(code: &str) -> Result<Lang, String> {
    let known: Vec<&str> = LANGUAGES.iter().map(|language| language.lang.0).collect();
    let found = Language::find(code).map(|language| language.lang);
    found.ok_or_else(|| format!("there is no such language; there are {}", known.join(", ")))
}

/// The reader of the output.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The language they read.
    pub lang: Lang,
    /// Whether a terminal shows the output.
    pub terminal: bool,
    /// Whether colours may be used.
    pub colour: bool,
    /// Columns of a line.
    pub width: usize,
}

impl Context {
    /// The reader as arguments, environment and terminal describe them.
    pub fn new(lang: Option<Lang>) -> Context {
        let terminal = io::stdout().is_terminal();
        let colour = terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let lang = lang.unwrap_or_else(lang_of_environment);
        Context { lang, terminal, colour, width: width_of_terminal() }
    }

    /// A speaker of the reader's language with the words of a game.
    pub fn speaker(&self, game: Option<Locales>) -> Speaker {
        Speaker::new(self.lang, game)
    }

    /// Emphasised text.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Text that stands back.
    pub fn dim(&self, text: &str) -> String {
        self.paint("2", text)
    }

    /// Text that catches the eye: whose turn it is, what can be typed.
    pub fn bright(&self, text: &str) -> String {
        self.paint("1;36", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colour && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

/// Prints a text as it is; a closed pipe is an error like any other, never a panic.
pub fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// The first variable that is set decides, as for every program.
fn lang_of_environment() -> Lang {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    lang_of_locale(&value.unwrap_or_default())
}

fn lang_of_locale(locale: &str) -> Lang {
    let language = locale.split(['_', '.', '@']).next().unwrap_or_default();
    Language::find(language).map(|known| known.lang).unwrap_or_default()
}

fn width_of_terminal() -> usize {
    let mut probe = comfy_table::Table::new();
    probe.set_content_arrangement(comfy_table::ContentArrangement::Dynamic);
    probe.width().map_or(PAGE, |width| usize::from(width).clamp(40, 140))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_read_from_a_locale_name() {
        assert_eq!(lang_of_locale("it_IT.UTF-8"), Lang::IT);
        assert_eq!(lang_of_locale("it"), Lang::IT);
        assert_eq!(lang_of_locale("C"), Lang::EN);
        assert_eq!(lang_of_locale("italic"), Lang::EN);
        assert_eq!(lang_of_locale(""), Lang::EN);
    }

    #[test]
    fn without_colour_texts_stay_as_they_are() {
        let plain = Context { lang: Lang::EN, terminal: false, colour: false, width: 80 };
        assert_eq!(plain.bold("x"), "x");
        assert_eq!(Context { colour: true, ..plain }.bold("x"), "\x1b[1mx\x1b[0m");
    }
}
