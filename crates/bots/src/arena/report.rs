//! A report of an arena: one HTML page with tables and plots, and the records of notable games beside it.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

use super::stats::{Standing, standings};
use super::{Outcome, Plan, plots};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:74rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;\
background:#fff}h1{font-size:1.6rem}table{border-collapse:collapse;margin:1rem 0;width:100%;font-size:.95rem}th,td{padding:.35rem .6rem;\
border-bottom:1px solid #d9dde2;text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left}svg{width:100%;max-width:60rem;\
height:auto;display:block;margin:1rem 0}p.note{color:#555}";

/// A game worth looking at.
struct Notable<'a> {
    why: &'static str,
    outcome: &'a Outcome,
}

/// Writes `index.html` and the records of notable games into a folder.
pub fn write(folder: &Path, plan: &Plan, outcomes: &[Outcome]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let notable = notable(outcomes);
    for game in &notable {
        fs::write(folder.join(record_name(game.outcome)), &game.outcome.record)?;
    }
    fs::write(folder.join("index.html"), page(plan, outcomes, &notable).map_err(io::Error::other)?)
}

fn page(plan: &Plan, outcomes: &[Outcome], notable: &[Notable<'_>]) -> Result<String, String> {
    let standings = standings(outcomes);
    let drawn = |plot: Result<String, Box<dyn std::error::Error>>| plot.map_err(|error| error.to_string());
    let title = format!("{}, {} players", plan.game.meta().title, plan.players);
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Arena: {0}</title><style>{STYLE}</style><h1>Arena: {0}</h1>\
         <p>{1} games from seed {2}; every deal is played with every turn of the table. Fair share {3:.1} %.</p>",
        escape(&title),
        outcomes.len(),
        plan.seed,
        100.0 / f64::from(plan.players.max(1)),
    );
    page.push_str(&standings_table(&standings));
    page.push_str(&drawn(plots::shares(&standings, plan.players))?);
    page.push_str(&drawn(plots::scores(outcomes, &standings))?);
    page.push_str(&drawn(plots::course(outcomes, &standings))?);
    page.push_str(&seats_table(&standings, outcomes, plan.players));
    page.push_str(&notable_table(notable));
    page.push_str("<p class=\"note\">Intervals are Wilson's, 95 %. Ratings are Weng-Lin's (25 at the start), from the \
                   games in order. Records can be replayed with <code>emporio replay FILE</code>.</p></html>\n");
    Ok(page)
}

fn standings_table(standings: &[Standing]) -> String {
    let mut table = String::from(
        "<table><tr><th>bot<th>seats<th>share of victories<th>95 % interval<th>points<th>margin<th>place<th>rating\
         <th>ms a choice<th>slowest<th>faults</tr>",
    );
    for s in standings {
        let [share, from, to] = s.percents();
        let faults: Vec<String> = s.faults.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        let _ = write!(
            table,
            "<tr><td>{}<td>{}<td>{share:.1} %<td>{from:.1} to {to:.1} %<td>{:.1} ± {:.1}<td>{:+.1}<td>{:.2}<td>{:.1} ± {:.1}\
             <td>{:.2}<td>{:.0}<td>{}</tr>",
            escape(&s.bot),
            s.seats,
            s.score,
            s.score_error,
            s.margin,
            s.place,
            s.rating.0,
            s.rating.1,
            s.milliseconds,
            s.slowest,
            if faults.is_empty() { "none".to_string() } else { faults.join(", ") },
        );
    }
    table + "</table>"
}

/// Shares of victory by seat: whether a place at the table is worth more.
fn seats_table(standings: &[Standing], outcomes: &[Outcome], players: u8) -> String {
    let mut table = String::from("<h2>Share of victories by seat</h2><table><tr><th>bot");
    (0..players).for_each(|seat| table.push_str(&format!("<th>seat {seat}")));
    for standing in standings {
        let _ = write!(table, "</tr><tr><td>{}", escape(&standing.bot));
        for seat in 0..usize::from(players) {
            let played: Vec<f64> = outcomes
                .iter()
                .filter(|outcome| outcome.seats[seat] == standing.bot)
                .map(|outcome| outcome.shares()[seat])
                .collect();
            let share = 100.0 * played.iter().sum::<f64>() / played.len().max(1) as f64;
            let _ = write!(table, "<td>{share:.1} %");
        }
    }
    table + "</tr></table>"
}

fn notable_table(notable: &[Notable<'_>]) -> String {
    let mut table = String::from(
        "<h2>Notable games</h2><table><tr><th>why<th>points in seat order<th>rounds<th>record</tr>",
    );
    for Notable { why, outcome } in notable {
        let seats: Vec<String> = outcome
            .seats
            .iter()
            .zip(&outcome.scores)
            .map(|(bot, score)| format!("{} {score}", escape(bot)))
            .collect();
        let name = record_name(outcome);
        let _ = write!(
            table,
            "<tr><td>{why}<td>{}<td>{}<td><a href=\"{name}\">{name}</a></tr>",
            seats.join(", "),
            outcome.rounds
        );
    }
    table + "</table>"
}

fn record_name(outcome: &Outcome) -> String {
    format!("game-{}.game", outcome.index)
}

/// The extremes: one game for each, the first of equals.
fn notable(outcomes: &[Outcome]) -> Vec<Notable<'_>> {
    let best = |outcome: &Outcome| outcome.scores.iter().copied().max().unwrap_or(0);
    let lead =
        |outcome: &Outcome| (0..outcome.scores.len()).map(|seat| outcome.margin(seat)).max().unwrap_or(0);
    let most = |why, figure: &dyn Fn(&Outcome) -> i64| {
        let found = outcomes.iter().min_by_key(|outcome| (-figure(outcome), outcome.index));
        found.map(|outcome| Notable { why, outcome })
    };
    [
        most("most points", &|outcome| i64::from(best(outcome))),
        most("fewest points of a winner", &|outcome| -i64::from(best(outcome))),
        most("clearest victory", &|outcome| i64::from(lead(outcome))),
        most("closest finish", &|outcome| -i64::from(lead(outcome))),
        most("longest game", &|outcome| i64::from(outcome.rounds)),
        most("shortest game", &|outcome| -i64::from(outcome.rounds)),
        most("longest thought", &|outcome| {
            (outcome.slowest.iter().copied().fold(0.0, f64::max) * 1e6) as i64
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
