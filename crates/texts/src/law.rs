//! The law of texts: whatever a game says in random play can be said in every language that comes with the program.

use emporio_core::{Actor, Game, Lang, Match, Rng, Setup, Table, Turn, Viewer};

use crate::{Speaker, message_names};

/// Plays random games and says every prompt, choice, event, board and score line in every language that comes with the program.
///
/// # Panics
/// At the first text that is missing or lacks an argument, or if the languages have different words.
pub fn check<G: Game>(options: &G::Options, players: u8, games: u64) {
    let locales = G::META.locales;
    for (lang, words) in locales.texts {
        let english = message_names(locales.read(Lang::EN));
        assert_eq!(message_names(words), english, "{lang} has other words than English");
    }
    let speakers: Vec<Speaker> =
        locales.texts.iter().map(|(lang, _)| Speaker::new(*lang, Some(locales))).collect();
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 4);
        let mut game =
            Match::<G>::new(Setup::plain(options.clone(), players)).expect("the options are valid");
        loop {
            for speaker in &speakers {
                say_moment(&game, speaker);
            }
            let Some((actor, action)) = next(&game, &mut rng) else { break };
            game.try_apply(actor, action).expect("a listed action is legal");
        }
        for speaker in &speakers {
            say_story(&game, speaker);
        }
    }
}

fn next<G: Game>(game: &Match<G>, rng: &mut Rng) -> Option<(Actor, G::Action)> {
    match game.turn() {
        Turn::Player(player) => Some((Actor::Player(player), rng.pick(game.legal()))),
        Turn::Chance => Some((Actor::Chance, game.state().sample_chance(rng))),
        Turn::Over => None,
    }
}

fn must<T>(said: Result<T, crate::Unsayable>) -> T {
    said.unwrap_or_else(|missing| panic!("{missing}"))
}

fn say_moment<G: Game>(game: &Match<G>, speaker: &Speaker) {
    let table: &dyn Table = game;
    must(speaker.try_say(&table.prompt(), table.seats()));
    for choice in table.choices() {
        must(speaker.try_say(&choice.text, table.seats()));
        must(speaker.try_say(&emporio_core::Text::key(format!("kind-{}", choice.kind)), table.seats()));
    }
    must(speaker.try_board(&table.board(Viewer::Spectator), table.seats()));
}

fn say_story<G: Game>(game: &Match<G>, speaker: &Speaker) {
    let table: &dyn Table = game;
    for viewer in Viewer::all(table.players()) {
        for told in table.told(viewer, 0) {
            must(speaker.try_say(&told.text, table.seats()));
        }
        must(speaker.try_board(&table.board(viewer), table.seats()));
    }
    for part in table.scores().players.iter().flat_map(|score| &score.parts) {
        must(speaker.try_say(&emporio_core::Text::key(format!("score-{}", part.name)), table.seats()));
    }
    if let Some(ending) = table.ending() {
        must(speaker.try_say(&emporio_core::Text::key(format!("ending-{ending}")), table.seats()));
    }
}
