//! What a table looks like as text: heading, board, choices, story and scores.

use emporio_core::{Board, Choice, Player, Scores, Section, Table, Text, Told, Turn, Viewer};
use emporio_texts::Speaker;

use crate::context::Context;
use crate::grid::{Grid, beside};
use crate::lists::distinct;

/// Says things about one table to one reader.
pub struct Screen<'a> {
    /// The table.
    pub table: &'a dyn Table,
    /// The words.
    pub speaker: &'a Speaker,
    /// The page.
    pub context: &'a Context,
}

impl Screen<'_> {
    /// A text in words, with the names of this table.
    pub fn say(&self, text: &Text) -> String {
        self.speaker.say(text, self.table.seats())
    }

    /// The name of a player.
    pub fn name(&self, player: Player) -> String {
        self.say(&player.into())
    }

    /// One line that says where the game stands.
    pub fn heading(&self) -> String {
        let place = Text::key("cli-heading")
            .with("game", self.table.meta().title)
            .with("round", self.table.round())
            .with("ply", self.table.ply() as i64);
        let line = format!("━━ {} ", self.say(&place));
        let rest = self.context.width.saturating_sub(line.chars().count());
        self.context.bold(&format!("{line}{}", "━".repeat(rest))) + "\n"
    }

    /// The board as a viewer sees it.
    pub fn board(&self, viewer: Viewer) -> String {
        self.sections(&self.table.board(viewer))
    }

    fn sections(&self, board: &Board) -> String {
        let blocks: Vec<Vec<String>> = board.sections.iter().map(|section| self.section(section)).collect();
        let titles: Vec<String> = board.sections.iter().map(|section| self.title(section)).collect();
        let page = beside(&blocks, self.context.width);
        page.iter().map(|line| self.emphasise(line, &titles) + "\n").collect()
    }

    fn title(&self, section: &Section) -> String {
        self.say(&section.title).to_uppercase()
    }

    fn section(&self, section: &Section) -> Vec<String> {
        let say_all = |cells: &[Text]| cells.iter().map(|cell| self.say(cell)).collect::<Vec<_>>();
        let mut grid = Grid::new(say_all(&section.columns));
        for row in &section.rows {
            grid.row(say_all(row));
        }
        let mut lines = vec![self.title(section)];
        lines.extend(grid.lines(self.context.width));
        lines
    }

    /// Colours are put on after the layout, which counts letters.
    fn emphasise(&self, line: &str, titles: &[String]) -> String {
        let is_title = titles.iter().any(|title| !title.is_empty() && line.starts_with(title.as_str()));
        let is_rule = !line.is_empty() && line.chars().all(|c| c == '─' || c == ' ');
        match (is_title, is_rule) {
            (true, _) => self.context.bold(line),
            (false, true) => self.context.dim(line),
            (false, false) => line.to_string(),
        }
    }

    /// Whose turn it is and what is asked.
    pub fn prompt(&self) -> String {
        match self.table.turn() {
            Turn::Player(player) => self.question(player),
            Turn::Chance => format!("{}\n", self.speaker.word("cli-chance-decides")),
            Turn::Over => self.over(),
        }
    }

    /// The question with the name of the one who is asked, once.
    fn question(&self, player: Player) -> String {
        let name = self.name(player);
        let question = self.say(&self.table.prompt());
        let named = if question.contains(&name) { question } else { format!("{name}: {question}") };
        named.replacen(&name, &self.context.bright(&name), 1) + "\n"
    }

    fn over(&self) -> String {
        let ending = self.table.ending().map(|word| self.speaker.word(&format!("ending-{word}")));
        format!("{} {}\n", self.speaker.word("game-over"), ending.unwrap_or_default()).replace(" \n", "\n")
    }

    /// The choices, numbered from 1 in the order of [`grouped`]: kinds with several of them, then the others.
    pub fn choices(&self, choices: &[Choice]) -> String {
        let groups: Vec<&[Choice]> = choices.chunk_by(|one, next| one.kind == next.kind).collect();
        let (several, single): (Vec<&[Choice]>, Vec<&[Choice]>) =
            groups.iter().partition(|group| group.len() > 1);
        let headings = groups.len() > 1 && !several.is_empty();
        let mut text = String::new();
        let mut number = 1;
        let mut put = |heading: String, group: &[Choice]| {
            let lines = group.iter().enumerate().map(|(at, choice)| (number + at, self.say(&choice.text)));
            let heading =
                if headings { format!("  {}\n", self.context.dim(&heading)) } else { String::new() };
            text += &(heading + &self.in_columns(&lines.collect::<Vec<_>>()));
            number += group.len();
        };
        for group in several {
            put(self.kind(group[0].kind), group);
        }
        if !single.is_empty() {
            put(self.speaker.word("cli-other"), &single.concat());
        }
        text
    }

    /// Numbered lines, in two columns where there are many short ones.
    fn in_columns(&self, lines: &[(usize, String)]) -> String {
        const MANY: usize = 10;
        let half = self.context.width.saturating_sub(16) / 2;
        let short = lines.iter().all(|(_, line)| line.chars().count() <= half);
        let rows = if lines.len() > MANY && short { lines.len().div_ceil(2) } else { lines.len() };
        let cell = |(number, line): &(usize, String)| {
            let blanks = " ".repeat(half.saturating_sub(line.chars().count()));
            (format!("{}  {line}", self.context.bright(&format!("{number:>5}"))), blanks)
        };
        let row = |at: usize| {
            let (left, blanks) = cell(&lines[at]);
            lines
                .get(at + rows)
                .map_or_else(|| left.clone(), |right| format!("{left}{blanks}{}", cell(right).0))
        };
        (0..rows).map(|at| row(at) + "\n").collect()
    }

    /// The name of a kind of action.
    pub fn kind(&self, kind: &str) -> String {
        let key = format!("kind-{kind}");
        if self.speaker.knows(&key) { self.speaker.word(&key) } else { kind.to_string() }
    }

    /// What happened, a line each; the same thing several times in a row is told once.
    pub fn story(&self, told: &[Told]) -> String {
        let lines: Vec<String> = told.iter().map(|told| self.say(&told.text)).collect();
        let line = |same: &[String]| match same {
            [once] => format!("  · {once}\n"),
            several => format!("  · {} {}\n", several[0], self.context.dim(&format!("(×{})", several.len()))),
        };
        lines.chunk_by(|one, next| one == next).map(line).collect()
    }

    /// The score sheet: a column for each player, a line for each part; places only where all are shown.
    pub fn scores(&self, scores: &Scores, players: &[Player]) -> String {
        let mut head = vec![self.speaker.word("score")];
        head.extend(players.iter().map(|&player| self.name(player)));
        let mut grid = Grid::new(head);
        let mut line = |word: String, cell: &dyn Fn(Player) -> String| {
            grid.row(std::iter::once(word).chain(players.iter().map(|&player| cell(player))).collect());
        };
        for part in part_names(scores) {
            let word = self.speaker.word(&format!("score-{part}"));
            line(word, &|player| points(&scores.players[player.index()], part));
        }
        line(self.speaker.word("total"), &|player| scores.players[player.index()].total.to_string());
        if players.len() == scores.players.len() {
            let ranks = scores.ranks();
            line(self.speaker.word("place"), &|player| ranks[player.index()].to_string());
        }
        grid.text(self.context.width)
    }

    /// The score sheet of everyone, for the referee and after the end.
    pub fn all_scores(&self) -> String {
        let everyone: Vec<Player> = Player::all(self.table.players()).collect();
        self.scores(&self.table.scores(), &everyone)
    }

    /// Who has won, alone or together.
    pub fn winners(&self) -> String {
        let winners: Vec<Text> = self.table.scores().winners().iter().map(|&player| player.into()).collect();
        let text = Text::key("cli-winners").with("count", winners.len() as i64).with("names", winners);
        format!("{}\n", self.context.bright(&self.say(&text)))
    }
}

fn points(score: &emporio_core::Score, name: &str) -> String {
    let of_name = || score.parts.iter().filter(|part| part.name == name);
    if of_name().next().is_none() {
        "–".into()
    } else {
        of_name().map(|p| p.points).sum::<i32>().to_string()
    }
}

/// The choices with those of a kind together, in the order in which the kinds first appear; kinds with a single
/// choice come last.
pub fn grouped(mut choices: Vec<Choice>) -> Vec<Choice> {
    let kinds = distinct(choices.iter().map(|choice| choice.kind));
    let is_single = |kind: &str| choices.iter().filter(|choice| choice.kind == kind).count() == 1;
    let single: Vec<bool> = kinds.iter().map(|kind| is_single(kind)).collect();
    choices.sort_by_key(|choice| {
        let at = kinds.iter().position(|kind| *kind == choice.kind);
        (at.is_some_and(|at| single[at]), at)
    });
    choices
}

/// The lines of the score sheet that any player has, in order.
fn part_names(scores: &Scores) -> Vec<&'static str> {
    distinct(scores.players.iter().flat_map(|score| &score.parts).map(|part| part.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_of_a_kind_stand_together_and_single_ones_last() {
        let choice = |kind, action: &str| Choice {
            action: action.into(),
            kind,
            text: Text::empty(),
            data: serde_json::Value::Null,
            at: Vec::new(),
            then: None,
        };
        let list = vec![
            choice("load", "a"),
            choice("sail", "b"),
            choice("vote", "c"),
            choice("sail", "d"),
            choice("vote", "e"),
        ];
        let order: Vec<String> = grouped(list).into_iter().map(|choice| choice.action).collect();
        assert_eq!(order, ["b", "d", "c", "e", "a"]);
    }
}
