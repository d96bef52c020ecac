//! One simulated game, counted as it is played.

use emporio_bots::{Bot, BotSpec, Knowledge};
use emporio_core::{ActionList, Game, Log, Player, Rng, Seat, Turn};

use super::tally::{GameRow, Tally, add_named};

/// What games that ended without a word for it are filed under.
const UNKNOWN_ENDING: &str = "unknown";

/// Plays a game of a simulation; it depends on the seed and its number only.
pub fn play<G: Knowledge>(start: &G, specs: &[BotSpec], seed: u64, game: u64, tally: &mut Tally) -> GameRow {
    let mut rng = Rng::stream(seed, game);
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = specs.iter().map(|spec| thinker(spec, &mut rng)).collect();
    let mut counting = Counting { state: start.clone(), tally, decisions: 0, options: 0, chance: 0 };
    let mut legal = ActionList::new();
    loop {
        match counting.state.turn() {
            Turn::Chance => counting.draw(&mut rng),
            Turn::Player(player) => counting.choose(player, &mut bots, &mut legal, &mut rng),
            Turn::Over => return counting.finish(game),
        }
    }
}

/// A bot that thinks; random play needs none and is quicker without.
fn thinker<G: Knowledge>(spec: &BotSpec, rng: &mut Rng) -> Option<Box<dyn Bot<G>>> {
    match spec {
        BotSpec::Random => None,
        BotSpec::Greedy
        | BotSpec::Style(_)
        | BotSpec::Level(_)
        | BotSpec::Search(_)
        | BotSpec::Program(_) => {
            // Programs and styles of other games were refused when the list of bots was read.
            emporio_bots::make(spec, rng.next_u64()).ok()
        }
    }
}

struct Counting<'a, G: Game> {
    state: G,
    tally: &'a mut Tally,
    decisions: u32,
    options: u64,
    chance: u32,
}

impl<G: Game> Counting<'_, G> {
    fn draw(&mut self, rng: &mut Rng) {
        let outcome = self.state.sample_chance(rng);
        self.chance += 1;
        self.tally.times::<G>(outcome).chance += 1;
        self.apply(outcome);
    }

    fn choose(
        &mut self,
        player: Player,
        bots: &mut [Option<Box<dyn Bot<G>>>],
        legal: &mut ActionList<G::Action>,
        rng: &mut Rng,
    ) {
        let (action, options) = match &mut bots[player.index()] {
            Some(bot) => self.asked(player, bot.as_mut(), legal),
            None => self.at_random(rng),
        };
        if options == 1 {
            self.tally.times::<G>(action).forced += 1;
        } else {
            self.decisions += 1;
            self.options += u64::from(options);
            self.tally.most_options = self.tally.most_options.max(options as usize);
            self.tally.times::<G>(action).chosen += 1;
        }
        self.apply(action);
    }

    /// What a bot chooses, and of how many.
    fn asked(
        &self,
        player: Player,
        bot: &mut dyn Bot<G>,
        legal: &mut ActionList<G::Action>,
    ) -> (G::Action, u32) {
        legal.clear();
        self.state.legal_actions(legal);
        let action = match legal.as_slice() {
            [only] => *only,
            _ => bot.choose(&Seat::new(&self.state, player, legal)),
        };
        (action, legal.len() as u32)
    }

    /// Any choice, and of how many; the game need not list them.
    fn at_random(&self, rng: &mut Rng) -> (G::Action, u32) {
        let mut options = 0;
        let action = self.state.choose(|count| {
            options = count;
            if count == 1 { 0 } else { rng.below(count) }
        });
        (action, options)
    }

    fn apply(&mut self, action: G::Action) {
        self.state.apply(action, &mut EventCount::<G>(&mut self.tally.events, std::marker::PhantomData));
    }

    fn finish(self, game: u64) -> GameRow {
        let row = GameRow {
            game,
            rounds: self.state.round(),
            ending: self.state.ending().unwrap_or(UNKNOWN_ENDING),
            decisions: self.decisions,
            options: self.options,
            chance: self.chance,
            scores: self.state.scores(),
        };
        self.tally.note(&row);
        row
    }
}

/// Counts events by their kind.
struct EventCount<'a, G: Game>(&'a mut Vec<(&'static str, i64)>, std::marker::PhantomData<G>);

impl<G: Game> Log<G::Event> for EventCount<'_, G> {
    fn tell(&mut self, event: G::Event) {
        add_named(self.0, G::event_kind(&event), 1);
    }
}
