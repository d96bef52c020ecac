//! A review in words: sentences without a language, the same for the terminal, the page and the browser.

use emporio_core::{Player, Text};

use crate::types::{Judged, Summary};

/// A chance or a change of one in per cent, with one digit.
pub fn percent(value: f64) -> String {
    format!("{:.1}", 100.0 * value)
}

/// The same with its sign.
pub fn change(value: f64) -> String {
    let text = format!("{:+.1}", 100.0 * value);
    if text == "-0.0" { "+0.0".into() } else { text.replace('-', "−") }
}

/// A figure with one digit, as the language writes it.
fn decimal(figure: &str) -> Text {
    let (whole, tenths) = figure.split_once('.').unwrap_or((figure, "0"));
    Text::key("review-decimal").with("whole", whole.to_string()).with("tenths", tenths.to_string())
}

/// How a player fared, a sentence at a time.
pub fn summary(summary: &Summary, choices: &[Judged]) -> Vec<Text> {
    let mut said = Vec::new();
    if let Some(accuracy) = summary.accuracy {
        said.push(
            Text::key("review-accuracy")
                .with("accuracy", format!("{:.0}", 100.0 * accuracy))
                .with("choices", summary.choices as i64)
                .with("cost", decimal(&percent(summary.cost.max(0.0)))),
        );
    }
    let choice = |at: usize| &choices[at];
    if let Some(best) = summary.best.map(choice) {
        said.push(with_choice(Text::key("review-best"), best).with("stake", decimal(&percent(best.stake))));
    }
    if let Some(worst) = summary.worst.map(choice) {
        let better = worst.best[0].text.clone();
        said.push(
            with_choice(Text::key("review-worst"), worst)
                .with("cost", decimal(&percent(worst.cost)))
                .with("better", better),
        );
    }
    said.push(Text::key("review-luck").with("luck", decimal(&change(summary.luck))));
    said
}

fn with_choice(text: Text, choice: &Judged) -> Text {
    text.with("round", choice.round).with("ply", choice.ply as i64).with("choice", choice.played.text.clone())
}

/// A swing that was someone's choice.
pub fn chosen(player: Player, what: &Text) -> Text {
    Text::key("review-swing-choice").with("player", player).with("what", what.clone())
}

/// A swing that was luck.
pub fn drawn(what: &[Text]) -> Text {
    Text::key("review-swing-luck").with("what", what.to_vec())
}
