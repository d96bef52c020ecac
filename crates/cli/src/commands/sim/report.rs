//! The figures of a simulation for people.

use emporio_core::Text;
use emporio_games::GameKind;
use emporio_texts::Speaker;

use super::Plan;
use super::figures::{ChoiceFigures, Figures, Mean, PerGame};
use crate::context::Context;
use crate::grid::{Grid, beside};
use crate::lists::distinct;

struct Report<'a> {
    plan: &'a Plan,
    figures: &'a Figures,
    speaker: Speaker,
    context: &'a Context,
}

/// The whole report.
pub fn text(kind: GameKind, plan: &Plan, figures: &Figures, context: &Context) -> String {
    let speaker = context.speaker(Some(kind.meta().locales));
    let report = Report { plan, figures, speaker, context };
    let blocks = [report.length(), report.endings()];
    let counts = [report.actions(), report.chance(), report.events()];
    let lines = |blocks: &[Vec<String>]| beside(blocks, context.width).join("\n") + "\n\n";
    report.title(kind) + &report.seats() + "\n" + &lines(&blocks) + &lines(&counts) + &report.timing()
}

impl Report<'_> {
    fn word(&self, id: &str) -> String {
        self.speaker.word(id)
    }

    fn title(&self, kind: GameKind) -> String {
        let title = Text::key("cli-sim-title")
            .with("game", kind.meta().title)
            .with("games", self.figures.games as i64)
            .with("players", self.plan.players)
            .with("seed", self.plan.seed.to_string());
        self.context.bold(&self.speaker.say(&title, &[])) + "\n\n"
    }

    /// A column for each seat: share of victory, points and their parts.
    fn seats(&self) -> String {
        let mut head = vec![self.word("seat")];
        head.extend(self.plan.bots.iter().enumerate().map(|(seat, bot)| format!("{seat} {bot}")));
        head.push(self.word("cli-sim-all"));
        let mut grid = Grid::new(head);
        let shares = self.figures.seats.iter().map(|seat| percent(seat.share));
        grid.row(std::iter::once(self.word("cli-sim-share")).chain(shares).collect());
        let mut scores = vec![self.word("score")];
        scores.extend(self.figures.seats.iter().map(|seat| plus_minus(seat.score)));
        scores.push(format!("{:.2}", self.mean_over_seats(|seat| self.figures.seats[seat].score.mean)));
        grid.row(scores);
        for part in self.part_names() {
            let mean = |seat: usize| self.part(seat, part);
            let mut row = vec![format!("  {}", self.word(&format!("score-{part}")))];
            row.extend((0..self.figures.seats.len()).map(|seat| format!("{:.2}", mean(seat))));
            row.push(format!("{:.2}", self.mean_over_seats(mean)));
            grid.row(row);
        }
        grid.text(self.context.width)
    }

    fn part_names(&self) -> Vec<&'static str> {
        distinct(self.figures.seats.iter().flat_map(|seat| &seat.parts).map(|part| part.name))
    }

    fn part(&self, seat: usize, name: &str) -> f64 {
        self.figures.seats[seat].parts.iter().find(|part| part.name == name).map_or(0.0, |part| part.mean)
    }

    fn mean_over_seats(&self, figure: impl Fn(usize) -> f64) -> f64 {
        let seats = self.figures.seats.len();
        (0..seats).map(figure).sum::<f64>() / seats.max(1) as f64
    }

    fn length(&self) -> Vec<String> {
        let Figures { rounds, winning_score, .. } = self.figures;
        let ChoiceFigures { decisions, options, most_options } = &self.figures.choices;
        let mut grid = Grid::new(Vec::new());
        let mut line = |word: &str, figure: String| grid.row(vec![self.word(word), figure]);
        line("cli-sim-rounds", plus_minus(Mean { mean: rounds.mean, error: rounds.error }));
        line(
            "cli-sim-spread",
            format!("{} {} {} {} {}", rounds.least, rounds.p10, rounds.median, rounds.p90, rounds.most),
        );
        line("cli-sim-decisions", plus_minus(*decisions));
        line("cli-sim-options", format!("{options:.2}"));
        line("cli-sim-most-options", most_options.to_string());
        line("cli-sim-winning", plus_minus(*winning_score));
        self.titled("cli-sim-length", &grid)
    }

    fn endings(&self) -> Vec<String> {
        let mut grid = Grid::new(Vec::new());
        for ending in &self.figures.endings {
            let games = self.figures.games as f64;
            let error = (ending.share * (1.0 - ending.share) / games).sqrt();
            grid.row(vec![self.named("ending", ending.name), percent(Mean { mean: ending.share, error })]);
        }
        self.titled("cli-sim-endings", &grid)
    }

    fn actions(&self) -> Vec<String> {
        let head = ["cli-kind", "cli-sim-chosen", "cli-sim-forced"].map(|word| self.word(word));
        let mut grid = Grid::new(head.to_vec());
        for kind in &self.figures.counts.actions {
            let name = self.named("kind", kind.kind);
            grid.row(vec![name, format!("{:.2}", kind.chosen), format!("{:.2}", kind.forced)]);
        }
        self.titled("cli-sim-actions", &grid)
    }

    fn chance(&self) -> Vec<String> {
        self.counts("cli-sim-chance", "kind", &self.figures.counts.chance)
    }

    fn events(&self) -> Vec<String> {
        self.counts("cli-sim-events", "event-kind", &self.figures.counts.events)
    }

    fn counts(&self, title: &str, prefix: &str, list: &[PerGame]) -> Vec<String> {
        let mut grid = Grid::new(vec![self.word("cli-kind"), self.word("cli-sim-per-game")]);
        for entry in list {
            grid.row(vec![self.named(prefix, &entry.name), format!("{:.2}", entry.per_game)]);
        }
        if list.is_empty() { Vec::new() } else { self.titled(title, &grid) }
    }

    /// The word of a kind, where the game has one.
    fn named(&self, prefix: &str, name: &str) -> String {
        let key = format!("{prefix}-{name}");
        if self.speaker.knows(&key) { self.word(&key) } else { name.to_string() }
    }

    fn titled(&self, title: &str, grid: &Grid) -> Vec<String> {
        let mut lines = vec![self.word(title).to_uppercase()];
        lines.extend(grid.lines(self.context.width));
        lines
    }

    fn timing(&self) -> String {
        let timing = self.figures.timing;
        let text = Text::key("cli-sim-timing")
            .with("seconds", format!("{:.2}", timing.seconds))
            .with("threads", self.plan.threads as i64)
            .with("rate", format!("{:.0}", timing.games_per_second))
            .with("cpu", format!("{:.0}", timing.games_per_cpu_second));
        self.context.dim(&self.speaker.say(&text, &[])) + "\n"
    }
}

fn plus_minus(mean: Mean) -> String {
    format!("{:.2} ± {:.2}", mean.mean, mean.error)
}

fn percent(mean: Mean) -> String {
    format!("{:.1} ± {:.1}", 100.0 * mean.mean, 100.0 * mean.error)
}
