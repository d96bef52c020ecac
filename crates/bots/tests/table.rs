//! Bots and advice at tables of any game, as the server and the command line ask for them.

use std::time::{Duration, Instant};

use emporio_bots::{BotError, BotSpec, Budget, Knowledge, SearchSpec, Visit, advise, choose, hints, visit};
use emporio_core::{Lang, Player, Rng, Setup, Table, Turn};
use emporio_games::GameKind;
use emporio_texts::Speaker;

/// A table of a game with someone to act.
fn table(kind: GameKind) -> (Box<dyn Table>, Player) {
    let setup = Setup::plain(kind.default_options(), kind.meta().max_players);
    let mut table = kind.open(setup).unwrap();
    table.advance(&mut Rng::new(9));
    let Turn::Player(player) = table.turn() else { panic!("a choice after the opening") };
    (table, player)
}

#[test]
fn every_bot_gives_a_legal_action_at_every_table() {
    for &kind in GameKind::ALL {
        let (mut table, player) = table(kind);
        for bot in ["random", "greedy", "easy", "medium", "search:iterations=30"] {
            let spec: BotSpec = bot.parse().unwrap();
            let action = choose(table.as_ref(), player, &spec, 5).unwrap();
            assert!(table.choices().iter().any(|choice| choice.action == action), "{kind} {bot}: {action}");
            assert_eq!(choose(table.as_ref(), player, &spec, 5).unwrap(), action, "{kind} {bot}");
        }
        let other = player.next(table.players());
        assert_eq!(choose(table.as_ref(), other, &BotSpec::Greedy, 5), Err(BotError::NotToMove(other)));
        let program = BotSpec::Program("cat".into());
        assert_eq!(choose(table.as_ref(), player, &program, 5), Err(BotError::Program("cat".into())));
        table.play(&choose(table.as_ref(), player, &BotSpec::Greedy, 5).unwrap()).unwrap();
    }
}

#[test]
fn advice_covers_every_choice_with_chances_that_add_up() {
    for &kind in GameKind::ALL {
        let (table, player) = table(kind);
        let search = SearchSpec { threads: 2, ..SearchSpec::new(Budget::Iterations(60)) };
        let found = hints(table.as_ref(), player, search, 1).unwrap();
        let mut listed: Vec<String> = found.iter().map(|hint| hint.action.clone()).collect();
        let mut legal: Vec<String> = table.choices().into_iter().map(|choice| choice.action).collect();
        listed.sort();
        legal.sort();
        assert_eq!(listed, legal, "{kind}");
        assert!(found.is_sorted_by_key(|hint| std::cmp::Reverse(hint.visits)), "{kind}: best first");
        let tries: u32 = found.iter().map(|hint| hint.visits).sum();
        assert!((120..120 + legal.len() as u32).contains(&tries), "{kind}: every iteration tries one");
        for hint in &found {
            assert!(hint.visits > 0, "{kind}: nothing can be said of what was never tried");
            assert_eq!(hint.chances.len(), usize::from(table.players()));
            assert!((hint.chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{kind}: {:?}", hint.chances);
        }
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    let (table, player) = table(GameKind::PuertoRico);
    let start = Instant::now();
    hints(table.as_ref(), player, SearchSpec::new(Budget::Time(Duration::from_millis(50))), 1).unwrap();
    let spent = start.elapsed();
    assert!(spent >= Duration::from_millis(50), "{spent:?}");
    // The machine may be busy with other things; a search that forgot the clock would not come back at all.
    assert!(spent < Duration::from_secs(10), "{spent:?}");
}

struct ThemesCover;

impl Visit for ThemesCover {
    type Out = (usize, usize);

    fn visit<G: Knowledge>(self) -> Self::Out {
        (G::THEMES.iter().map(|theme| theme.features).sum(), G::FEATURES.len())
    }
}

#[test]
fn every_feature_belongs_to_a_theme() {
    for &kind in GameKind::ALL {
        let (covered, features) = visit(kind, ThemesCover);
        assert_eq!(covered, features, "{kind}");
    }
}

struct ThemeWords;

impl Visit for ThemeWords {
    type Out = Vec<&'static str>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        G::THEMES.iter().map(|theme| theme.word).collect()
    }
}

#[test]
fn a_hint_tells_the_best_choices_with_reasons_in_both_languages() {
    for &kind in GameKind::ALL {
        let (table, player) = table(kind);
        let told = advise(table.as_ref(), player, 200, 1, &|| true).unwrap().unwrap();
        assert!((2..=3).contains(&told.len()), "{kind}: {told:?}");
        for lang in [Lang::EN, Lang::IT] {
            let speaker = Speaker::new(lang, Some(kind.meta().locales));
            for word in visit(kind, ThemeWords) {
                assert!(speaker.knows(&format!("theme-{word}")), "{kind} {lang}: {word}");
            }
            for reason in told.iter().flat_map(|advice| &advice.reasons) {
                speaker.try_say(reason, table.seats()).unwrap();
            }
        }
        assert_eq!(advise(table.as_ref(), player, 200, 1, &|| false).unwrap(), None, "nobody waits");
    }
}
