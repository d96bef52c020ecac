//! Names that people give themselves: one short line that can be read, and that is nobody else's.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::Error;

/// Longest name.
const MOST_LETTERS: usize = 40;
/// Most marks above and below one letter.
const MOST_MARKS: usize = 2;

/// A name as it is shown: short, one line, and nothing that a page could take for markup or an eye for another name.
pub fn clean_name(name: &str) -> Result<String, Error> {
    let name = name.trim();
    let letters = name.chars().count();
    if !(1..=MOST_LETTERS).contains(&letters) {
        return Err(Error::bad(format!("a name has 1 to {MOST_LETTERS} letters, not {letters}")));
    }
    if let Some(c) = name.chars().find(|c| is_unfit(*c) || is_blank(*c) || "<>&\"".contains(*c)) {
        return Err(Error::bad(format!("a name cannot hold {c:?}; use letters, digits and spaces")));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Error::bad("a name needs a letter or a digit"));
    }
    if too_many_marks(name) {
        return Err(Error::bad(format!("a letter carries at most {MOST_MARKS} marks")));
    }
    if is_like_a_bot(name) {
        return Err(Error::bad("only bots are called like that; choose another name"));
    }
    Ok(name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Whether an eye could take one name for the other, in capitals or small letters.
pub fn look_alike(one: &str, other: &str) -> bool {
    looks(one).iter().zip(looks(other)).any(|(one, other)| *one == other)
}

/// What a name looks like, first made small and then reduced to its shapes, and the other way round: some letters of
/// other scripts look like ours only when small, some only as capitals.
fn looks(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().filter(|c| c.is_alphanumeric()).collect();
    [skeleton(&plain.to_lowercase()).collect(), skeleton(&plain).flat_map(char::to_lowercase).collect()]
}

fn is_like_a_bot(name: &str) -> bool {
    let digits = looks("0123456789").concat();
    let is_bot = |(looks, bot): (String, String)| {
        looks.strip_prefix(&bot).is_some_and(|rest| rest.chars().all(|c| digits.contains(c)))
    };
    looks(name).into_iter().zip(looks("bot")).any(is_bot)
}

fn too_many_marks(name: &str) -> bool {
    let mut marks = 0;
    // Letters that have their marks built in are taken apart, so that none are hidden.
    name.nfd().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// A text whose letters carry no more marks than those of a name, which would run over the lines above and below.
pub fn without_heaps(text: &str) -> String {
    let mut marks = 0;
    let fits = |c: &char| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter(fits).collect()
}

/// Control characters, and those that turn the direction of a line or hide within it.
pub fn is_unfit(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Letters by name that show nothing, or only change how others look.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{e000}'..='\u{f8ff}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_plain_lines() {
        assert_eq!(clean_name("  Zoë   O'Neil 2 ").unwrap(), "Zoë O'Neil 2");
        for bad in
            ["", "   ", "a\nb", "<b>x</b>", "a&b", "evil\u{202e}txt", &"x".repeat(41), &"x".repeat(10_000)]
        {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        assert!(clean_name(&"è".repeat(40)).is_ok());
    }

    #[test]
    fn what_looks_like_nothing_is_no_name() {
        for blank in ["\u{3164}", "\u{2800}\u{2800}", "\u{115f}a", "\u{ad}", "a\u{34f}b", "---", "\u{e0041}x"]
        {
            assert!(clean_name(blank).is_err(), "{blank:?}");
        }
    }

    #[test]
    fn letters_carry_two_marks_at_most() {
        assert!(clean_name("Nguyễn Thị Ánh").is_ok());
        assert!(clean_name(&format!("a{}", "\u{301}".repeat(2))).is_ok());
        assert!(clean_name(&format!("a{}", "\u{301}".repeat(3))).is_err());
        assert!(clean_name("ễ\u{301}").is_err(), "built-in marks count too");
    }

    #[test]
    fn marks_do_not_pile_up_in_talk() {
        assert_eq!(without_heaps("Nguyễn a\u{301}\u{302} b"), "Nguyễn a\u{301}\u{302} b");
        assert_eq!(without_heaps(&format!("a{}b", "\u{301}".repeat(200))), "a\u{301}\u{301}b");
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for bot in ["Bot 1", "bot", "BOT12", "B o t  3", "Вot 1", "Ｂｏｔ 2", "Bot l", "b0t"] {
            assert!(clean_name(bot).is_err(), "{bot:?}");
        }
        for person in ["Botolf", "Abbot", "Botond 2", "Robotnik"] {
            assert!(clean_name(person).is_ok(), "{person:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for same in ["ANNA", " an na", "Аnna", "Ａnna", "anna"] {
            assert!(look_alike(same, "Anna"), "{same}");
        }
        assert!(look_alike("IAN", "Ian") && !look_alike("Anna", "Hanna"));
    }
}
