//! Golden games: whole games as readable transcripts, kept in files and played again by the tests.
//!
//! A transcript is a record whose moves carry a comment with actor and number of options, with the board at the
//! end of every round and the final scores as comments. So a golden file is also a record that `replay` reads.
//! `EMPORIO_BLESS=1` writes the files anew; `cargo xtask golden` does that for all games.

use std::fmt::Write as _;
use std::path::Path;

use crate::{Game, Match, Record, Rng, Setup, Turn, Viewer};

/// Compares the golden file with what the rules make of its moves today. With `EMPORIO_BLESS` set (or when there
/// is no file yet and it is set) a random game of the seed is written instead.
///
/// # Panics
/// If the transcript differs, or the file cannot be read.
pub fn check<G: Game>(path: &Path, options: &G::Options, players: u8, seed: u64) {
    if std::env::var_os("EMPORIO_BLESS").is_some() {
        let transcript = transcript(&random_match::<G>(options, players, seed));
        std::fs::create_dir_all(path.parent().expect("a golden file lies in a folder"))
            .expect("folder is made");
        std::fs::write(path, transcript).expect("golden file is written");
        return;
    }
    let expected = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; EMPORIO_BLESS=1 writes it", path.display()));
    let record: Record = expected.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let replayed =
        Match::<G>::from_record(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let actual = transcript(&replayed);
    if let Some((at, (old, new))) =
        expected.lines().zip(actual.lines()).enumerate().find(|(_, (old, new))| old != new)
    {
        panic!("{} line {}:\n  golden: {old}\n  now:    {new}", path.display(), at + 1);
    }
    assert_eq!(expected.lines().count(), actual.lines().count(), "{}: other length", path.display());
    assert_eq!(replayed.turn(), Turn::Over, "{}: a golden game is played to its end", path.display());
}

/// A random game of a seed, played to its end.
pub fn random_match<G: Game>(options: &G::Options, players: u8, seed: u64) -> Match<G> {
    let setup = Setup { seed: Some(seed), ..Setup::plain(options.clone(), players) };
    let mut game = Match::<G>::new(setup).expect("golden options are valid");
    let mut rng = Rng::new(seed);
    game.advance(&mut rng);
    while let Turn::Player(player) = game.turn() {
        let action = rng.pick(game.legal());
        game.try_apply(crate::Actor::Player(player), action).expect("a listed action is legal");
        game.advance(&mut rng);
    }
    game
}

/// The transcript of a match.
pub fn transcript<G: Game>(game: &Match<G>) -> String {
    let mut header = game.record();
    header.actions.clear();
    let mut text = header.to_string();
    let mut replay = Match::<G>::new(game.setup().clone()).expect("the match was set up alike");
    let mut round = replay.state().round();
    for step in game.steps() {
        let options = match replay.turn() {
            Turn::Player(_) => replay.legal().len(),
            Turn::Chance | Turn::Over => replay.outcomes().len(),
        };
        let _ = writeln!(text, "{}  # {}, {options} legal", step.action, step.actor);
        replay.try_apply(step.actor, step.action).expect("the steps of a match are legal");
        if replay.state().round() != round || replay.turn() == Turn::Over {
            round = replay.state().round();
            board_comment(&mut text, &replay);
        }
    }
    score_comment(&mut text, &replay);
    text
}

fn board_comment<G: Game>(text: &mut String, game: &Match<G>) {
    let board = G::board(&game.state().view(Viewer::Spectator));
    let _ = writeln!(text, "# --- round {}", game.state().round());
    for line in board.to_string().lines() {
        let _ = writeln!(text, "# {}", line.trim_end());
    }
}

fn score_comment<G: Game>(text: &mut String, game: &Match<G>) {
    let scores = game.state().scores();
    for (player, (score, rank)) in scores.players.iter().zip(scores.ranks()).enumerate() {
        let parts: Vec<String> = score.parts.iter().map(|p| format!("{} {}", p.name, p.points)).collect();
        let _ = writeln!(text, "# P{player}: {} points, place {rank} ({})", score.total, parts.join(", "));
    }
}
