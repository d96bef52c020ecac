//! How a position is judged where a search ends: by playing on a little, then by the worth of what is reached.

use std::sync::Arc;

use emporio_core::{ActionList, Player, Rng, Turn};

use super::Rollout;
use crate::Knowledge;
use crate::foresight::Seer;
use crate::lookahead::{calm, habitual_step, light_step, own_step, play_on};
use crate::net::{Net, Sight};
use crate::value::{Values, Worth};

/// Choices that a game is played on for at most: ten times as many as games have. A game of San Juan whose cards have all gone
/// astray stands still for good, and would never let a thought end.
const MOST_CHOICES: u32 = 10_000;

/// The judgement of positions that the search, hints and reviews share.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// How a position is played on from.
    pub rollout: Rollout,
    /// What the position reached is worth.
    pub worth: Worth,
    /// What corrects that worth, where a game has learnt it.
    pub learnt: Option<Learnt>,
    /// Who forecasts instead, where a game has learnt to foresee.
    pub seer: Option<Seer>,
}

/// A network, and how far its word counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Learnt {
    /// The network.
    pub net: Arc<Net>,
    /// How much of its correction of forecasts counts.
    pub trust: f32,
    /// How much of its correction of what is tried first counts.
    pub prior: f32,
    /// Whether it judges a leaf as it stands, instead of where playing on leads.
    pub is_at_once: bool,
    sight: Sight,
}

impl Learnt {
    /// A network with how far its two corrections count, from 0 to 1.
    pub fn new(net: Arc<Net>, trust: f32, prior: f32) -> Learnt {
        Learnt { net, trust, prior, is_at_once: false, sight: Sight::default() }
    }

    /// The same, judging leaves as they stand.
    pub fn at_once(self) -> Learnt {
        Learnt { is_at_once: true, ..self }
    }
}

impl Judge {
    /// That of the search in play.
    pub fn of_search<G: Knowledge>() -> Judge {
        let (learnt, fitted) = (G::learnt(), Judge::fitted::<G>());
        let is_at_once = learnt.as_ref().is_some_and(|learnt| learnt.is_at_once);
        let rollout = if is_at_once { Rollout::None } else { G::BEST.rollout };
        Judge { learnt, rollout, seer: G::foresight().map(Seer::new), ..fitted }
    }

    /// That of fitted figures alone, whatever the game has learnt since.
    pub fn fitted<G: Knowledge>() -> Judge {
        Judge { rollout: G::TASTE.rollout, worth: Worth::of_search::<G>(), learnt: None, seer: None }
    }

    /// The same, asking for victory alone and as sure as it may be, so that its values are chances that come true.
    pub fn asking_for_victory<G: Knowledge>(self) -> Judge {
        Judge { worth: Worth { share: 1.0, sureness: G::SURENESS, ..self.worth }, ..self }
    }

    /// One that asks for victory alone.
    pub fn of_victory<G: Knowledge>() -> Judge {
        Judge::of_search::<G>().asking_for_victory::<G>()
    }

    /// What a position is worth to each seat at first sight; exact at the end of a game.
    pub fn sight<G: Knowledge>(&self, world: &G) -> Values {
        self.worth.outlook(world)
    }

    /// What it is worth after playing on; `legal` holds the choices of the player to act.
    pub fn leaf<G: Knowledge>(
        &mut self,
        world: &mut G,
        legal: &mut ActionList<G::Action>,
        rng: &mut Rng,
    ) -> Values {
        self.play_on(world, legal, rng);
        self.second_sight(world)
    }

    /// What a position is worth at second sight: corrected by what was learnt, where there is something.
    pub fn second_sight<G: Knowledge>(&mut self, world: &G) -> Values {
        let eyes = match world.turn() {
            Turn::Over => return self.worth.outlook(world),
            Turn::Player(player) => player,
            Turn::Chance => Player(0),
        };
        if let Some(seer) = &mut self.seer {
            return seer.outlook(&self.worth, world);
        }
        let Some(learnt) = self.learnt.as_mut().filter(|learnt| learnt.trust > 0.0) else {
            return self.worth.outlook(world);
        };
        let (mut points, spread) = self.worth.forecast(world);
        learnt.net.look(world, eyes, &points, spread, &mut learnt.sight);
        learnt.net.correct(&learnt.sight, eyes, world.players(), learnt.trust * spread, &mut points);
        self.worth.values_of(&points, usize::from(world.players()), spread)
    }

    /// What is foreseen of a position, where somebody foresees and nothing is in the balance.
    pub fn foresee<G: Knowledge>(&mut self, world: &G) -> Option<Values> {
        let seer = self.seer.as_mut().filter(|_| world.is_quiet())?;
        Some(seer.outlook(&self.worth, world))
    }

    /// Looks at a position whose choices are about to be ranked.
    pub fn study<G: Knowledge>(&mut self, world: &G, mover: Player) {
        if let Some(learnt) = self.learnt.as_mut().filter(|learnt| learnt.prior > 0.0) {
            let (points, spread) = self.worth.forecast(world);
            learnt.net.look(world, mover, &points, spread, &mut learnt.sight);
        }
    }

    /// How much more a choice of the position last studied appeals than it seems to, as the logarithm of its odds.
    pub fn appeal(&self, id: u16) -> f32 {
        match &self.learnt {
            Some(learnt) if learnt.prior > 0.0 => learnt.prior * learnt.net.appeal(&learnt.sight, id),
            Some(_) | None => 0.0,
        }
    }

    /// Plays on as far as a judgement does, and until nothing is in the balance where somebody foresees.
    pub fn play_on<G: Knowledge>(&self, world: &mut G, legal: &mut ActionList<G::Action>, rng: &mut Rng) {
        let most = MOST_CHOICES;
        match self.rollout {
            Rollout::Full => play_on(world, legal, u32::MAX, most, rng, light_step),
            Rollout::Light(phases) => play_on(world, legal, phases, most, rng, light_step),
            Rollout::Habit(phases) => play_on(world, legal, phases, most, rng, habitual_step),
            Rollout::Own(phases) => play_on(world, legal, phases, most, rng, |state, legal, rng| {
                own_step(&self.worth, state, legal, rng)
            }),
            Rollout::None => {}
        }
        if self.seer.is_some() {
            calm(world, legal, rng);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use emporio_core::{Dispatch, Match, Setup};
    use emporio_san_juan::SanJuan;

    use super::*;

    /// Plays on from an opening for four, as far as a full rollout goes; whether the game is over then.
    fn is_played_to_its_end(seed: u64) -> bool {
        let mut table = Match::<SanJuan>::quiet(Setup::plain(Default::default(), 4)).expect("a table");
        table.advance(&mut Rng::new(1));
        let Turn::Player(player) = table.turn() else { panic!("a choice") };
        let (seat, mut rng) = (table.seat(player), Rng::new(seed));
        let mut legal: ActionList<_> = seat.legal().iter().copied().collect();
        let mut world = seat.world(&mut rng);
        let judge = Judge { rollout: Rollout::Full, ..Judge::fitted::<SanJuan>() };
        judge.play_on(&mut world, &mut legal, &mut rng);
        world.turn() == Turn::Over
    }

    /// RUL-27: chapels and cranes can swallow every card, and without a round cap such a game never ends. The second seed comes
    /// to one; without a bound its thread would not answer.
    #[test]
    fn a_game_that_stands_still_is_not_played_on_for_ever() {
        let (answer, answers) = channel();
        std::thread::spawn(move || answer.send([19_044, 19_045].map(is_played_to_its_end)));
        assert_eq!(answers.recv_timeout(Duration::from_secs(60)), Ok([true, false]));
    }
}
