//! A part of a batch: some games in a row with their rows of the arrays, for one thread.

use emporio_core::{ActionList, Game, Scores};

use crate::arrays::Shape;
use crate::listed::Listed;
use crate::slot::{Slot, seed_of};

/// What is done to every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The first episode begins.
    Begin,
    /// The chosen action is taken.
    Step,
    /// Nothing: how it stands is written.
    Write,
}

/// What all games of a batch have in common.
pub struct Common<'a, G> {
    /// The sizes of the arrays.
    pub shape: Shape,
    /// Where every game starts.
    pub start: &'a G,
    /// The seed of the batch.
    pub seed: u64,
}

/// Some games in a row, and where to write.
pub struct Part<'a, G: Game> {
    /// The number of the first game.
    pub first: usize,
    pub slots: &'a mut [Slot<G>],
    /// The choices of these games, a list for each so many of them.
    pub listed: &'a mut [Listed],
    /// How many games each list has; the last one may have fewer.
    pub each: usize,
    /// One for each game, or none at all.
    pub actions: &'a [i64],
    pub observation: Option<&'a mut [f32]>,
    pub mask: Option<&'a mut [u8]>,
    pub seat: Option<&'a mut [i64]>,
    pub reward: Option<&'a mut [f32]>,
    pub done: Option<&'a mut [u8]>,
    pub scores: Option<&'a mut [i64]>,
}

/// The first entries of an array, and the others.
fn parted<T>(array: Option<&mut [T]>, count: usize) -> (Option<&mut [T]>, Option<&mut [T]>) {
    array.map(|array| array.split_at_mut(count)).unzip()
}

/// The row of a game.
fn row<'a, T>(array: &'a mut Option<&mut [T]>, game: usize, width: usize) -> Option<&'a mut [T]> {
    array.as_mut().map(|array| &mut array[game * width..(game + 1) * width])
}

impl<'a, G: Game> Part<'a, G> {
    /// The games of its first lists, and the others.
    pub fn split_at(self, lists: usize, shape: Shape) -> (Part<'a, G>, Part<'a, G>) {
        let (first, each) = (self.first, self.each);
        let games = (lists * each).min(self.slots.len());
        let (listed, other_listed) = self.listed.split_at_mut(lists);
        let (slots, other_slots) = self.slots.split_at_mut(games);
        let (actions, other_actions) = self.actions.split_at(games.min(self.actions.len()));
        let (observation, other_observation) = parted(self.observation, games * shape.observation);
        let (mask, other_mask) = parted(self.mask, games * shape.actions);
        let (seat, other_seat) = parted(self.seat, games);
        let (reward, other_reward) = parted(self.reward, games * shape.players);
        let (done, other_done) = parted(self.done, games);
        let (scores, other_scores) = parted(self.scores, games * shape.players);
        let others = Part {
            first: first + games,
            slots: other_slots,
            listed: other_listed,
            each,
            actions: other_actions,
            observation: other_observation,
            mask: other_mask,
            seat: other_seat,
            reward: other_reward,
            done: other_done,
            scores: other_scores,
        };
        (Part { first, slots, listed, each, actions, observation, mask, seat, reward, done, scores }, others)
    }

    /// The first of its games whose action is none of its choices.
    pub fn first_refused(&self) -> Option<usize> {
        let lists = self.listed.iter().zip(self.actions.chunks(self.each));
        (self.first..)
            .step_by(self.each)
            .zip(lists)
            .find_map(|(first, (listed, actions))| listed.first_refused(actions).map(|at| first + at))
    }

    /// Carries out an order for all its games and writes their rows; it must have one list of choices.
    pub fn carry_out(mut self, order: Order, common: &Common<'_, G>) {
        let mut legal = ActionList::new();
        if let Some(reward) = &mut self.reward {
            reward.fill(0.0);
        }
        if let Some(done) = &mut self.done {
            done.fill(0);
        }
        if order != Order::Write {
            self.listed[0].clear();
        }
        for game in 0..self.slots.len() {
            match order {
                Order::Begin => self.begin(game, common, &mut legal),
                Order::Step => self.step(game, common, &mut legal),
                Order::Write => {}
            }
            if order != Order::Write {
                self.listed[0].add(legal.iter().map(|&action| G::action_id(action)));
            }
            self.write(game, common.shape);
        }
    }

    fn begin(&mut self, game: usize, common: &Common<'_, G>, legal: &mut ActionList<G::Action>) {
        let slot = &mut self.slots[game];
        (slot.episode, slot.finished) = (0, None);
        slot.begin(common.start, seed_of(common.seed, self.first + game, 0), legal);
        if let Some(scores) = row(&mut self.scores, game, common.shape.players) {
            scores.fill(0);
        }
    }

    #[inline]
    fn step(&mut self, game: usize, common: &Common<'_, G>, legal: &mut ActionList<G::Action>) {
        let slot = &mut self.slots[game];
        // Every action was found among the ids before.
        if let Some(points) = slot.take(self.actions[game] as u16, legal) {
            let seed = seed_of(common.seed, self.first + game, slot.episode + 1);
            slot.next_episode(common.start, seed, legal);
            self.tell_end(game, common.shape.players, &points);
        }
    }

    #[cold]
    fn tell_end(&mut self, game: usize, players: usize, points: &Scores) {
        if let Some(reward) = row(&mut self.reward, game, players) {
            for (reward, share) in reward.iter_mut().zip(points.shares()) {
                *reward = share as f32;
            }
        }
        if let Some(scores) = row(&mut self.scores, game, players) {
            for (score, points) in scores.iter_mut().zip(&points.players) {
                *score = points.total.into();
            }
        }
        if let Some(done) = &mut self.done {
            done[game] = 1;
        }
    }

    #[inline]
    fn write(&mut self, game: usize, shape: Shape) {
        let slot = &self.slots[game];
        let seat = slot.seat();
        if let Some(seats) = &mut self.seat {
            seats[game] = seat.0.into();
        }
        if let Some(mask) = row(&mut self.mask, game, shape.actions) {
            mask.fill(0);
            for &id in self.listed[0].of(game) {
                mask[usize::from(id)] = 1;
            }
        }
        if let Some(observation) = row(&mut self.observation, game, shape.observation) {
            slot.state.observe(seat, observation);
        }
    }
}
