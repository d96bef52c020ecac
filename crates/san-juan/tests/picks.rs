//! Cards and goods picked in any order: what is offered to be picked can be had, and nothing else.

use emporio_core::pick::steps_of;
use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Game, Pick, Rng, Silent, Turn};
use emporio_san_juan::{Action, Options, SanJuan};

/// Some of the items, as many as may be, in any order.
fn wish(pick: &Pick<Action>, rng: &mut Rng) -> Vec<Action> {
    let mut all: Vec<Action> =
        pick.items.iter().flat_map(|item| vec![item.action; usize::from(item.times)]).collect();
    rng.shuffle(&mut all);
    let count = pick.least + rng.below(u32::from(pick.most - pick.least) + 1) as u8;
    all.truncate(usize::from(count));
    all
}

/// [DEC-2] All through random games every pick of the right size becomes legal steps that name exactly it.
#[test]
fn every_pick_has_its_steps() {
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    let options = Options { variant: true, round_cap: Some(60), ..Options::default() };
    for seed in 0..120 {
        let mut rng = Rng::new(seed);
        let mut game = SanJuan::new(&options, 2 + (seed % 3) as u8).unwrap();
        let mut legal = ActionList::new();
        settle(&mut game, &mut legal, &mut Silent);
        while game.turn() != Turn::Over {
            if let (Some(pick), Some((_, asked))) = (game.pick(), game.decision()) {
                let wish = wish(&pick, &mut rng);
                let steps =
                    steps_of(&game, &wish).unwrap_or_else(|e| panic!("{wish:?}: {e}; {pick:?} {game:?}"));
                *seen.entry(asked.name()).or_default() += 1;
                for action in steps {
                    assert!(legal.contains(&action), "{action} of {wish:?}");
                    step(&mut game, action, &mut legal, &mut Silent);
                }
                continue;
            }
            let action =
                if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
            step(&mut game, action, &mut legal, &mut Silent);
        }
    }
    println!("{seen:?}");
    for kind in ["variant", "pay", "black-market", "produce", "sell", "keep", "archive", "limit"] {
        assert!(seen.get(kind).is_some_and(|&count| count > 10), "{kind}: {seen:?}");
    }
}
