//! `emporio bench`: how fast the rules are.

mod instructions;

use cpu_time::ThreadTime;
use emporio_core::matches::automatic_options;
use emporio_core::play::playout;
use emporio_core::{Game, Rng};
use emporio_games::{GameKind, Visit};
use serde::Serialize;

use crate::context::{Context, print};
use crate::grid::Grid;
use crate::problem::{self, Problem};

/// Parts of the time for each row; the median of them counts, since other work disturbs some.
const PARTS: usize = 5;
/// Games between two looks at the clock.
const BETWEEN_LOOKS: u64 = 16;

/// Measure how fast the rules are: random games on one core
///
/// Games per second of CPU time, decisions per game (choices with two or more options), nanoseconds per decision;
/// with --instructions also machine instructions per decision, which are the same on every run.
#[derive(clap::Args)]
pub struct Args {
    /// Which games [default: all]
    games: Vec<String>,
    /// Player counts, such as 3,4,5 [default: all that the game allows]
    #[arg(long, short, value_name = "N,...", value_delimiter = ',')]
    players: Vec<u8>,
    /// CPU seconds for each row
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    seconds: f64,
    /// Count instructions with valgrind (callgrind)
    #[arg(long)]
    instructions: bool,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
    /// Play so many games and print the decisions: what runs under valgrind
    #[arg(long, hide = true, value_name = "K")]
    only_play: Option<u64>,
}

/// One line of the result.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    games_per_cpu_second: f64,
    decisions_per_game: f64,
    ns_per_decision: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    instructions_per_decision: Option<f64>,
}

/// Measures.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let tables = tables(args)?;
    if let Some(games) = args.only_play {
        let decisions = tables.iter().map(|&(kind, players)| kind.visit(RandomGames(players))(games));
        return Ok(print(&format!("{}\n", decisions.sum::<u64>()))?);
    }
    let mut rows = Vec::new();
    for (kind, players) in tables {
        rows.push(measure(kind, players, args)?);
    }
    let text = if args.json { serde_json::to_string_pretty(&rows)? + "\n" } else { table(&rows, context) };
    Ok(print(&text)?)
}

/// The games and player counts asked for.
fn tables(args: &Args) -> Result<Vec<(GameKind, u8)>, Problem> {
    let kinds: Vec<GameKind> = if args.games.is_empty() {
        GameKind::ALL.to_vec()
    } else {
        args.games.iter().map(|name| problem::game(name)).collect::<Result<_, _>>()?
    };
    let mut tables = Vec::new();
    for kind in kinds {
        let meta = kind.meta();
        let all: Vec<u8> = (meta.min_players..=meta.max_players).collect();
        for &players in if args.players.is_empty() { &all } else { &args.players } {
            meta.check_players(players)?;
            tables.push((kind, players));
        }
    }
    Ok(tables)
}

fn measure(kind: GameKind, players: u8, args: &Args) -> Result<Row, Problem> {
    let speed = speed(kind, players, args.seconds.clamp(0.01, 3600.0));
    let instructions = args.instructions.then(|| instructions::per_decision(kind, players)).transpose()?;
    Ok(Row {
        game: kind.id(),
        players,
        games_per_cpu_second: 1e9 / speed.ns_per_game,
        decisions_per_game: speed.decisions_per_game,
        ns_per_decision: speed.ns_per_game / speed.decisions_per_game,
        instructions_per_decision: instructions,
    })
}

fn table(rows: &[Row], context: &Context) -> String {
    let speaker = context.speaker(None);
    let mut head: Vec<String> =
        ["cli-name", "cli-players", "cli-bench-games", "cli-bench-decisions", "cli-bench-ns"]
            .map(|word| speaker.word(word))
            .to_vec();
    if rows.iter().any(|row| row.instructions_per_decision.is_some()) {
        head.push(speaker.word("cli-bench-instructions"));
    }
    let mut grid = Grid::new(head);
    for row in rows {
        let mut cells = vec![row.game.to_string(), row.players.to_string()];
        cells.push(format!("{:.0}", row.games_per_cpu_second));
        cells.push(format!("{:.1}", row.decisions_per_game));
        cells.push(format!("{:.1}", row.ns_per_decision));
        cells.extend(row.instructions_per_decision.map(|count| format!("{count:.0}")));
        grid.row(cells);
    }
    grid.text(context.width)
}

struct Speed {
    ns_per_game: f64,
    decisions_per_game: f64,
}

/// Plays random games for so long; the median of the parts counts.
fn speed(kind: GameKind, players: u8, seconds: f64) -> Speed {
    let mut play = kind.visit(RandomGames(players));
    let mut games = 0_u64;
    let mut decisions = 0_u64;
    let mut costs = [0.0; PARTS];
    for cost in &mut costs {
        let clock = ThreadTime::now();
        let mut played = 0_u64;
        while clock.elapsed().as_secs_f64() < seconds / PARTS as f64 {
            decisions += play(BETWEEN_LOOKS);
            played += BETWEEN_LOOKS;
        }
        *cost = clock.elapsed().as_nanos() as f64 / played as f64;
        games += played;
    }
    costs.sort_by(f64::total_cmp);
    Speed { ns_per_game: costs[PARTS / 2], decisions_per_game: decisions as f64 / games as f64 }
}

/// Plays so many random games at a table of so many players, always the same ones; gives the decisions.
struct RandomGames(u8);

impl Visit for RandomGames {
    type Out = Box<dyn FnMut(u64) -> u64>;

    fn visit<G: Game>(self) -> Self::Out {
        let start = start::<G>(self.0);
        let mut rng = Rng::new(1);
        Box::new(move |games| (0..games).map(|_| one(&start, &mut rng)).sum())
    }
}

/// The set-up of play without people; the player count was checked before.
fn start<G: Game>(players: u8) -> G {
    G::new(&automatic_options::<G>(), players).expect("the game allows so many players")
}

fn one<G: Game>(start: &G, rng: &mut Rng) -> u64 {
    let mut state = start.clone();
    u64::from(std::hint::black_box(playout(&mut state, rng)))
}
