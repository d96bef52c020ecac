//! A review as a page of its own: everything in one file, in the reader's language, nothing loaded from elsewhere.

mod graph;

use std::fmt::Write;

use emporio_core::{Player, Text};
use emporio_texts::Speaker;

use crate::types::{Judged, Review};
use crate::words;

const STYLE: &str = include_str!("style.css");

/// The page.
pub fn html(review: &Review, title: &str, speaker: &Speaker) -> String {
    let page = Page { review, speaker };
    let heading = escaped(&page.say(&Text::key("review-title").with("game", title)));
    let mut body = format!("<h1>{heading}</h1>\n");
    body += &graph::svg(review, &page.word("review-chance"), &page.word("round"));
    body += &page.summaries();
    body += &page.swings();
    for player in Player::all(review.seats.len() as u8) {
        body += &page.choices(player);
    }
    let note = escaped(&page.word("review-note"));
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{heading}</title>\n\
         <style>{STYLE}</style></head><body><main>\n{body}<p class=\"note\">{note}</p>\n</main></body></html>\n",
        speaker.lang()
    )
}

struct Page<'a> {
    review: &'a Review,
    speaker: &'a Speaker,
}

impl Page<'_> {
    fn say(&self, text: &Text) -> String {
        self.speaker.say(text, &self.review.seats)
    }

    fn word(&self, key: &str) -> String {
        self.speaker.word(key)
    }

    fn name(&self, player: Player) -> String {
        let name = escaped(&self.say(&player.into()));
        format!("<span class=\"seat s{}\">{name}</span>", player.0)
    }

    fn summaries(&self) -> String {
        let mut html = format!("<h2>{}</h2>\n<div class=\"cards\">", escaped(&self.word("review-summary")));
        for player in Player::all(self.review.seats.len() as u8) {
            let _ = write!(html, "<section><h3>{}</h3>", self.name(player));
            for sentence in &self.review.summaries[player.index()].said {
                let _ = write!(html, "<p>{}</p>", escaped(&self.say(sentence)));
            }
            html += "</section>";
        }
        html + "</div>\n"
    }

    fn swings(&self) -> String {
        let head = [self.word("round"), self.word("review-what")].into_iter();
        let mut rows = Vec::new();
        for swing in &self.review.swings {
            let mut row = vec![swing.round.to_string(), escaped(&self.say(&swing.text))];
            row.extend(swing.effect.iter().map(|&effect| words::change(effect)));
            rows.push(row);
        }
        let names = Player::all(self.review.seats.len() as u8).map(|player| self.name(player));
        let head: Vec<String> = head.map(|word| escaped(&word)).chain(names).collect();
        format!("<h2>{}</h2>\n{}", escaped(&self.word("review-swings")), table(&head, &rows))
    }

    fn choices(&self, player: Player) -> String {
        let own = self.review.choices.iter().filter(|choice| choice.seat == player && choice.slip);
        let mut own: Vec<&Judged> = own.collect();
        own.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        let row = |choice: &&Judged| {
            let best = &choice.best[0];
            vec![
                choice.round.to_string(),
                escaped(&self.say(&choice.played.text)),
                words::percent(choice.played.chance),
                escaped(&self.say(&best.text)),
                words::percent(best.chance),
                words::change(-choice.cost),
            ]
        };
        let rows: Vec<Vec<String>> = own.iter().map(row).collect();
        let keys = ["round", "review-played", "review-chance-short", "review-better", "review-chance-short"];
        let mut head: Vec<String> = keys.iter().map(|key| escaped(&self.word(key))).collect();
        head.push(escaped(&self.word("review-cost")));
        let title = Text::key("review-choices").with("player", player);
        format!(
            "<details><summary>{} ({})</summary>\n{}</details>\n",
            escaped(&self.say(&title)),
            rows.len(),
            table(&head, &rows)
        )
    }
}

fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let cells = |tag: &str, cells: &[String]| {
        let cells = cells.iter().map(|cell| format!("<{tag}>{cell}</{tag}>"));
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let body: String = rows.iter().map(|row| cells("td", row)).collect();
    format!(
        "<div class=\"wide\"><table><thead>{}</thead><tbody>{body}</tbody></table></div>\n",
        cells("th", head)
    )
}

/// A text that is no markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
