//! One person at one table: shows what happened, asks, lets the bots answer.

use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use emporio_bots::BotSpec;
use emporio_core::error::shorten;
use emporio_core::{Actor, Choice, Player, Table, Text, Turn, Viewer};
use emporio_texts::Speaker;

use super::input::{self, Input};
use crate::context::{Context, print};
use crate::problem::Problem;
use crate::screen::{Screen, grouped};
use crate::{bots, chance, files};

/// A person, a table and the bots around it.
pub struct Session<'a> {
    /// The table.
    pub table: Box<dyn Table>,
    /// The person's seat.
    pub me: Player,
    /// The bots in seat order; none in the person's seat.
    pub bots: Vec<Option<BotSpec>>,
    /// The seed of chance and of the bots' random choices.
    pub seed: u64,
    /// The file that follows the game.
    pub output: Option<PathBuf>,
    /// The reader.
    pub context: &'a Context,
    /// The words of the game.
    pub speaker: Speaker,
    /// The first step whose events the person has not been told.
    pub untold: usize,
    /// Whether the board is to be drawn in any case.
    pub redraw: bool,
}

/// Whether the game goes on after a line.
enum Next {
    Go,
    Leave,
}

impl Session<'_> {
    /// Plays until the end, or until the person leaves.
    pub fn run(mut self) -> anyhow::Result<()> {
        print(&self.greeting())?;
        let mut lines = io::stdin().lock();
        loop {
            self.others_play()?;
            self.save_quietly()?;
            if self.table.turn() == Turn::Over {
                return self.finish();
            }
            self.show_turn()?;
            match self.ask(&mut lines)? {
                Next::Go => {}
                Next::Leave => return Ok(()),
            }
        }
    }

    fn screen(&self) -> Screen<'_> {
        Screen { table: self.table.as_ref(), speaker: &self.speaker, context: self.context }
    }

    fn say(&self, text: &Text) -> String {
        self.screen().say(text) + "\n"
    }

    /// Who sits where, in seat order.
    fn greeting(&self) -> String {
        let seat = |player: Player| {
            let who = match &self.bots[player.index()] {
                Some(bot) => bot.to_string(),
                None => self.speaker.word("cli-you"),
            };
            Text::from(format!("{} {} ({who})", player.0, self.screen().name(player)))
        };
        let seats: Vec<Text> = Player::all(self.table.players()).map(seat).collect();
        let text = Text::key("cli-greeting").with("game", self.table.meta().title).with("seats", seats);
        self.say(&text) + &self.say(&Text::key("cli-greeting-help")) + "\n"
    }

    /// Chance and the bots, until the person has to choose or all is over.
    fn others_play(&mut self) -> anyhow::Result<()> {
        loop {
            chance::draw(self.table.as_mut(), self.seed);
            let Turn::Player(player) = self.table.turn() else { return Ok(()) };
            let Some(Some(bot)) = self.bots.get(player.index()) else { return Ok(()) };
            self.thinking(Some(player))?;
            let action = bots::choose(self.table.as_ref(), player, bot, self.seed)?;
            self.thinking(None)?;
            self.table.try_play(Actor::Player(player), &action).map_err(Problem::from)?;
        }
    }

    /// A passing line while a bot thinks; only a terminal can take it back.
    fn thinking(&self, player: Option<Player>) -> io::Result<()> {
        if !self.context.terminal {
            return Ok(());
        }
        let text = player.map(|player| self.screen().say(&Text::key("cli-thinking").with("name", player)));
        print(&format!("\r\x1b[2K{}", text.unwrap_or_default()))
    }

    /// The story since the last choice; the board too, unless nothing but one's own choice came between.
    fn show_turn(&mut self) -> io::Result<()> {
        let told = self.table.told(self.viewer(), self.untold);
        let since = self.untold.saturating_sub(1);
        let alone = self.table.actors().iter().skip(since).all(|actor| self.is_me(*actor));
        let screen = self.screen();
        let mut text = "\n".to_string();
        if self.redraw || !alone {
            text += &(screen.heading() + "\n" + &screen.board(self.viewer()) + "\n");
        }
        if !told.is_empty() {
            text += &(screen.story(&told) + "\n");
        }
        self.untold = self.table.ply() + 1;
        self.redraw = false;
        print(&text)
    }

    fn viewer(&self) -> Viewer {
        Viewer::Player(self.me)
    }

    fn is_me(&self, actor: Actor) -> bool {
        actor == Actor::Player(self.me)
    }

    /// Asks until something is chosen that changes the game, or the person leaves.
    fn ask(&mut self, lines: &mut impl BufRead) -> anyhow::Result<Next> {
        let choices = grouped(self.table.choices());
        print(&self.question(&choices))?;
        loop {
            print(&self.context.bright("> "))?;
            let Some(line) = read_line(lines)? else { return self.leave("cli-input-ended") };
            self.echo(&line)?;
            match self.answer(&input::read(&line, &choices), &choices)? {
                Some(next) => return Ok(next),
                None => continue,
            }
        }
    }

    /// What comes from a file or a pipe is written out, so that a transcript reads like a game at the keyboard.
    fn echo(&self, line: &str) -> io::Result<()> {
        if io::stdin().is_terminal() { Ok(()) } else { print(&format!("{}\n", shorten(line.trim_end()))) }
    }

    /// Does what was typed; nothing if the question stands.
    fn answer(&mut self, input: &Input, choices: &[Choice]) -> anyhow::Result<Option<Next>> {
        match input {
            Input::Choice(at) => self.choose(&choices[*at])?,
            Input::Undo => return Ok(self.undo()?.then_some(Next::Go)),
            Input::Quit => return Ok(Some(self.leave("cli-left")?)),
            Input::Help => return self.tell(&self.help(choices)),
            Input::Board => {
                return self.tell(&(self.screen().board(self.viewer()) + "\n" + &self.question(choices)));
            }
            Input::Log => return self.tell(&self.screen().story(&self.table.told(self.viewer(), 0))),
            Input::Scores => return self.tell(&self.points()),
            Input::Save(name) => return self.save_as(name.as_deref()),
            Input::Nothing => return self.tell(&self.question(choices)),
            Input::NoSuchNumber => return self.tell(&self.no_such_number(choices)),
            Input::Unknown => return self.tell(&self.say(&Text::key("cli-not-understood"))),
        }
        Ok(Some(Next::Go))
    }

    fn tell(&self, text: &str) -> anyhow::Result<Option<Next>> {
        print(text)?;
        Ok(None)
    }

    fn question(&self, choices: &[Choice]) -> String {
        self.screen().prompt() + &self.screen().choices(choices)
    }

    fn help(&self, choices: &[Choice]) -> String {
        self.say(&Text::key("cli-help").with("last", choices.len() as i64))
    }

    fn no_such_number(&self, choices: &[Choice]) -> String {
        self.say(&Text::key("cli-no-such-number").with("last", choices.len() as i64))
    }

    /// One's own points; those of the others may be hidden.
    fn points(&self) -> String {
        self.screen().scores(&self.table.scores(), &[self.me])
    }

    fn choose(&mut self, choice: &Choice) -> anyhow::Result<()> {
        let taken = self.table.try_play(Actor::Player(self.me), &choice.action);
        Ok(taken.map_err(Problem::from)?)
    }

    /// Goes back to before the person's last choice; what others did since then is taken back with it, and meets
    /// the same luck when it is played again.
    fn undo(&mut self) -> io::Result<bool> {
        let last = self.table.actors().iter().rposition(|actor| self.is_me(*actor));
        let key = if last.is_some() { "cli-undone" } else { "cli-nothing-to-undo" };
        print(&self.say(&Text::key(key)))?;
        if let Some(ply) = last {
            self.table.back_to(ply);
            self.untold = ply + 1;
            self.redraw = true;
        }
        Ok(last.is_some())
    }

    fn finish(&self) -> anyhow::Result<()> {
        let screen = self.screen();
        let text = "\n".to_string()
            + &screen.heading()
            + "\n"
            + &screen.board(self.viewer())
            + "\n"
            + &screen.story(&self.table.told(self.viewer(), self.untold))
            + "\n"
            + &screen.prompt()
            + "\n"
            + &screen.all_scores()
            + "\n"
            + &screen.winners();
        Ok(print(&text)?)
    }

    /// Says goodbye, and where the game is kept.
    fn leave(&self, key: &'static str) -> anyhow::Result<Next> {
        let kept = match &self.output {
            Some(path) => self.say(&Text::key("cli-kept").with("file", path.display().to_string())),
            None => self.say(&Text::key("cli-not-kept")),
        };
        print(&("\n".to_string() + &self.say(&Text::key(key)) + &kept))?;
        Ok(Next::Leave)
    }

    fn save_quietly(&self) -> Result<(), Problem> {
        self.output.as_deref().map_or(Ok(()), |path| self.save(path))
    }

    fn save(&self, path: &Path) -> Result<(), Problem> {
        files::write(path, &self.table.record().to_string())
    }

    /// Saves where the person says; from then on the file follows the game. A failure is told and the game goes on.
    fn save_as(&mut self, name: Option<&str>) -> anyhow::Result<Option<Next>> {
        let path = name.map(PathBuf::from).or_else(|| self.output.clone());
        let Some(path) = path else { return self.tell(&self.say(&Text::key("cli-save-how"))) };
        if self.output.as_deref() != Some(&path) && path.exists() {
            let exists = Problem::key("error-exists-here").in_file(&path);
            return self.tell(&self.say(&exists.0));
        }
        match self.save(&path) {
            Ok(()) => {
                let saved = Text::key("cli-saved").with("file", path.display().to_string());
                self.output = Some(path);
                self.tell(&self.say(&saved))
            }
            Err(problem) => self.tell(&self.say(&problem.0)),
        }
    }
}

/// The next line, whatever bytes it holds; none at the end of the input.
fn read_line(lines: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if lines.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
