//! What a person typed, understood.

use emporio_core::Choice;

/// Something that can be typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// One of the choices, by its number in the list from 0.
    Choice(usize),
    /// Take back one's own last choice.
    Undo,
    /// What can be typed.
    Help,
    /// The board again.
    Board,
    /// The story from the beginning.
    Log,
    /// The points as they stand.
    Scores,
    /// Write the record, to a file if one is named.
    Save(Option<String>),
    /// Leave.
    Quit,
    /// Just the return key.
    Nothing,
    /// A number that no choice has.
    NoSuchNumber,
    /// Something else.
    Unknown,
}

/// Understands a line: a number, an action in notation, or a letter. Notation goes before letters.
pub fn read(line: &str, choices: &[Choice]) -> Input {
    let line = line.trim();
    if let Ok(number) = line.parse::<usize>() {
        let in_list = (1..=choices.len()).contains(&number);
        return if in_list { Input::Choice(number - 1) } else { Input::NoSuchNumber };
    }
    if let Some(at) = choices.iter().position(|choice| choice.action == line) {
        return Input::Choice(at);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" => Input::Nothing,
        "u" | "undo" | "annulla" => Input::Undo,
        "?" | "h" | "help" | "aiuto" => Input::Help,
        "b" | "board" | "tavolo" => Input::Board,
        "l" | "log" | "storia" => Input::Log,
        "p" | "points" | "punti" => Input::Scores,
        "s" | "save" | "salva" => Input::Save((!rest.trim().is_empty()).then(|| rest.trim().to_string())),
        "q" | "quit" | "exit" | "esci" => Input::Quit,
        _ => Input::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::Text;

    use super::*;

    fn choices() -> Vec<Choice> {
        ["role mayor", "pass"]
            .map(|action| Choice {
                action: action.into(),
                kind: "role",
                text: Text::empty(),
                data: serde_json::Value::Null,
                at: Vec::new(),
                then: None,
            })
            .to_vec()
    }

    #[test]
    fn numbers_notation_and_letters_are_understood() {
        let read = |line| read(line, &choices());
        assert_eq!(read(" 2 \r\n"), Input::Choice(1));
        assert_eq!(read("role mayor"), Input::Choice(0));
        assert_eq!(read("U"), Input::Undo);
        assert_eq!(read("save my game"), Input::Save(Some("my game".into())));
        assert_eq!(read("s"), Input::Save(None));
    }

    #[test]
    fn garbage_is_no_choice() {
        let read = |line| read(line, &choices());
        assert_eq!(read("0"), Input::NoSuchNumber);
        assert_eq!(read("3"), Input::NoSuchNumber);
        assert_eq!(read("99999999999999999999999"), Input::Unknown);
        assert_eq!(read("\u{0}\u{fffd}"), Input::Unknown);
        assert_eq!(read(""), Input::Nothing);
    }
}
