//! A match as a list of moments: the choices that were real ones and the draws, with the states between them.

use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Actor, Game, Match, Silent};

/// A moment: a state in which a player has two or more choices, chance decides or all is over.
pub struct Scene<G: Game> {
    /// After so many steps of the table.
    pub ply: usize,
    /// The true state, of which a judgement sees only what a seat knows.
    pub state: G,
    /// The choices of the player to act.
    pub legal: Vec<G::Action>,
}

/// A match from its start.
pub struct Story<G: Game> {
    /// One more than there are steps.
    pub scenes: Vec<Scene<G>>,
    /// What led from each scene to the next.
    pub steps: Vec<(Actor, G::Action)>,
}

impl<G: Game> Story<G> {
    /// Replays a match; steps that were the only choice there was are no scenes of their own.
    pub fn of(table: &Match<G>) -> Self {
        let mut start = table.clone();
        start.back_to(0);
        let mut state = start.state().clone();
        let mut legal = ActionList::new();
        settle(&mut state, &mut legal, &mut Silent);
        let mut story = Story { scenes: Vec::new(), steps: Vec::new() };
        for (ply, taken) in table.steps().iter().enumerate().filter(|(_, taken)| !taken.only) {
            story.scenes.push(Scene { ply, state: state.clone(), legal: legal.to_vec() });
            story.steps.push((taken.actor, taken.action));
            step(&mut state, taken.action, &mut legal, &mut Silent);
        }
        story.scenes.push(Scene { ply: table.ply(), state, legal: legal.to_vec() });
        story
    }

    /// Whether chance begins to decide at a scene.
    pub fn begins_draw(&self, scene: usize) -> bool {
        let by_chance = |at: usize| matches!(self.steps.get(at), Some((Actor::Chance, _)));
        by_chance(scene) && !(scene > 0 && by_chance(scene - 1))
    }

    /// The scene at which chance has decided for now.
    pub fn end_of_draw(&self, scene: usize) -> usize {
        let drawn = self.steps[scene..].iter().take_while(|(actor, _)| *actor == Actor::Chance);
        scene + drawn.count()
    }
}
