//! One line for each game, for spreadsheets and statistics programs.

use super::tally::GameRow;
use crate::lists::distinct;

/// The table of all games, in order.
pub fn text(rows: &[GameRow], players: u8) -> String {
    let parts = part_names(rows);
    let mut text = head(&parts, players) + "\n";
    for row in rows {
        text += &(line(row, &parts) + "\n");
    }
    text
}

/// The lines of the score sheet that occur in any game, in order.
fn part_names(rows: &[GameRow]) -> Vec<&'static str> {
    let scores = rows.iter().flat_map(|row| &row.scores.players);
    distinct(scores.flat_map(|score| &score.parts).map(|part| part.name))
}

fn head(parts: &[&str], players: u8) -> String {
    let mut cells: Vec<String> =
        ["game", "rounds", "ending", "decisions", "options", "chance"].map(String::from).to_vec();
    for seat in 0..players {
        cells.push(format!("score_{seat}"));
        cells.push(format!("place_{seat}"));
        cells.extend(parts.iter().map(|part| format!("{part}_{seat}")));
    }
    cells.join(",")
}

fn line(row: &GameRow, parts: &[&str]) -> String {
    let mut cells = vec![row.game.to_string(), row.rounds.to_string(), row.ending.to_string()];
    cells.extend([row.decisions.to_string(), row.options.to_string(), row.chance.to_string()]);
    for (score, place) in row.scores.players.iter().zip(row.scores.ranks()) {
        cells.extend([score.total.to_string(), place.to_string()]);
        for name in parts {
            let points: i32 =
                score.parts.iter().filter(|part| part.name == *name).map(|part| part.points).sum();
            cells.push(points.to_string());
        }
    }
    cells.join(",")
}
