//! Chance: what may fall, with exact weights, and how it is drawn.

use emporio_core::{ActionList, Chance, Player, Rng};

use crate::action::Action;
use crate::data::{ColouredDice, MAX_NUMBER, PirateDie};
use crate::dispatch::stray;
use crate::pieces::{COLOURS, Organisation};
use crate::state::{Phase, SpiceIslands, Target, Vote};

const fn power(base: u8, exponent: u8) -> u64 {
    (base as u64).pow(exponent as u32)
}

fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |product, i| product * (u64::from(n) - i) / (i + 1))
}

impl ColouredDice {
    /// [CHA-2] The weight of a roll: the ways to order it, times the faces of each colour.
    pub fn weight(&self, roll: [u8; COLOURS]) -> u64 {
        let mut left = self.dice;
        let mut weight = 1;
        for (count, faces) in roll.into_iter().zip(self.of_colour) {
            weight *= binomial(left, count) * power(faces, count);
            left -= count;
        }
        weight
    }

    /// Every roll that may fall.
    pub fn rolls(&self, out: &mut impl Extend<[u8; COLOURS]>) {
        self.rolls_from(0, self.dice, [0; COLOURS], out);
    }

    fn rolls_from(&self, colour: usize, left: u8, roll: [u8; COLOURS], out: &mut impl Extend<[u8; COLOURS]>) {
        let Some(&faces) = self.of_colour.get(colour) else {
            return out.extend((left == 0).then_some(roll));
        };
        let most = if faces == 0 { 0 } else { left };
        for count in (0..=most).rev() {
            let mut next = roll;
            next[colour] = count;
            self.rolls_from(colour + 1, left - count, next, out);
        }
    }

    fn draw(&self, rng: &mut Rng) -> [u8; COLOURS] {
        let mut roll = [0; COLOURS];
        for _ in 0..self.dice {
            roll[self.face[rng.below(u32::from(self.faces)) as usize] as usize] += 1;
        }
        roll
    }
}

impl PirateDie {
    /// [CHA-3] The weight of so many skulls on so many dice.
    pub fn skulls_weight(&self, dice: u8, skulls: u8) -> u64 {
        binomial(dice, skulls) * power(self.skulls, skulls) * power(self.faces - self.skulls, dice - skulls)
    }

    /// [CHA-3] The chance of a skull or more on so many dice, in percent.
    pub fn any_skull_percent(&self, dice: u8) -> u8 {
        let all = power(self.faces, dice);
        let some = all - self.skulls_weight(dice, 0);
        ((some * 200 + all) / (2 * all)) as u8
    }

    /// [CHA-4] The weight of a best die on so many dice.
    pub fn best_weight(&self, dice: u8, best: u8) -> u64 {
        let at_most = |value: u8| power(self.at_most[usize::from(value)], dice);
        at_most(best) - at_most(best - 1)
    }

    /// [CHA-5] The weight of so many skulls while nobody before had one, with so many dice still to come: a roll
    /// without any skull does not count.
    pub fn first_skulls_weight(&self, dice: u8, after: u8, skulls: u8) -> u64 {
        match skulls {
            0 => {
                let none = self.faces - self.skulls;
                power(none, dice) * (power(self.faces, after) - power(none, after))
            }
            1.. => self.skulls_weight(dice, skulls) * power(self.faces, after),
        }
    }

    fn face(&self, rng: &mut Rng) -> u8 {
        rng.below(u32::from(self.faces)) as u8
    }

    fn draw_skulls(&self, dice: u8, rng: &mut Rng) -> u8 {
        (0..dice).map(|_| u8::from(self.face(rng) < self.skulls)).sum()
    }

    fn draw_best(&self, dice: u8, rng: &mut Rng) -> u8 {
        (0..dice).map(|_| self.value[usize::from(self.face(rng))]).max().unwrap_or(0)
    }

    /// [CHA-5] Rolls everything again until somebody has a skull.
    fn draw_first_skulls(&self, dice: u8, after: u8, rng: &mut Rng) -> u8 {
        loop {
            let own = self.draw_skulls(dice, rng);
            if own > 0 || self.draw_skulls(after, rng) > 0 {
                return own;
            }
        }
    }
}

impl SpiceIslands {
    fn attack_dice(&self, target: Target) -> u8 {
        let cargo = match target {
            Target::Merchant { company, ship } => self.ships[company.index()][usize::from(ship)].cargo,
            Target::PirateShip => self.pirates.cargo,
        };
        1 + cargo.len()
    }

    fn dice_of(&self, vote: &Vote) -> u8 {
        self.vote_dice(vote.organisation, vote.roller)
    }

    /// Dice of those who roll after this player.
    fn dice_after(&self, vote: &Vote) -> u8 {
        let after = self.clockwise().skip_while(|&player| player != vote.roller).skip(1);
        after.map(|player| self.vote_dice(vote.organisation, player)).sum()
    }

    fn skull_weight(&self, vote: &Vote, skulls: u8) -> u64 {
        let dice = self.dice_of(vote);
        if vote.rolled.iter().any(|&rolled| rolled > 0) {
            self.data.pirate_die.skulls_weight(dice, skulls)
        } else {
            self.data.pirate_die.first_skulls_weight(dice, self.dice_after(vote), skulls)
        }
    }

    fn list_votes(&self, vote: &Vote, out: &mut ActionList<Action>) {
        match vote.organisation {
            Organisation::Pirates => {
                let possible = |skulls: &u8| self.skull_weight(vote, *skulls) > 0;
                out.extend((0..=self.dice_of(vote)).filter(possible).map(Action::Skulls));
            }
            Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
                let possible = |best: &u8| self.data.pirate_die.best_weight(1, *best) > 0;
                out.extend((1..=MAX_NUMBER).filter(possible).map(Action::Best));
            }
        }
    }

    fn vote_weight(&self, vote: &Vote, outcome: Action) -> u64 {
        match vote.organisation {
            Organisation::Pirates => {
                let Action::Skulls(skulls) = outcome else { stray("a mutiny", outcome) };
                self.skull_weight(vote, skulls)
            }
            Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
                let Action::Best(best) = outcome else { stray("an election", outcome) };
                self.data.pirate_die.best_weight(self.dice_of(vote), best)
            }
        }
    }

    fn draw_vote(&self, vote: &Vote, rng: &mut Rng) -> Action {
        let dice = self.dice_of(vote);
        let die = &self.data.pirate_die;
        match vote.organisation {
            Organisation::Pirates if vote.rolled.iter().all(|&rolled| rolled == 0) => {
                Action::Skulls(die.draw_first_skulls(dice, self.dice_after(vote), rng))
            }
            Organisation::Pirates => Action::Skulls(die.draw_skulls(dice, rng)),
            Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
                Action::Best(die.draw_best(dice, rng))
            }
        }
    }
}

/// The possible outcomes at a chance node.
pub(crate) fn outcomes(game: &SpiceIslands, out: &mut ActionList<Action>) {
    match game.phase {
        Phase::Deal(_) => game.list_deals(out),
        Phase::First => out.extend(Player::all(game.players).map(Action::First)),
        Phase::Roll => {
            let mut rolls: ActionList<[u8; COLOURS]> = ActionList::new();
            game.data.coloured.rolls(&mut rolls);
            out.extend(rolls.into_iter().map(Action::Roll));
        }
        Phase::Attack(target) => out.extend((0..=game.attack_dice(target)).map(Action::Skulls)),
        Phase::Vote(vote) => game.list_votes(&vote, out),
        Phase::Tie { tied, .. } => SpiceIslands::list_tied(tied, out),
        Phase::Buy { .. } | Phase::Act | Phase::AfterMove(_) | Phase::Pick(_) | Phase::Over(_) => {}
    }
}

impl Chance for SpiceIslands {
    /// The exact weight of an outcome.
    fn chance_weight(&self, outcome: Action) -> u64 {
        match self.phase {
            Phase::Roll => {
                let Action::Roll(roll) = outcome else { stray("the roll of the dice", outcome) };
                self.data.coloured.weight(roll)
            }
            Phase::Attack(target) => {
                let Action::Skulls(skulls) = outcome else { stray("the roll of an attack", outcome) };
                self.data.pirate_die.skulls_weight(self.attack_dice(target), skulls)
            }
            Phase::Vote(vote) => self.vote_weight(&vote, outcome),
            // [CHA-1, CHA-6] Deals, first player and ties are even.
            Phase::Deal(_) | Phase::First | Phase::Tie { .. } => 1,
            Phase::Buy { .. } | Phase::Act | Phase::AfterMove(_) | Phase::Pick(_) | Phase::Over(_) => {
                stray("a choice of a player", outcome)
            }
        }
    }

    /// Draws an outcome by rolling the dice as the players would.
    #[inline]
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        match self.phase {
            Phase::Roll => Action::Roll(self.data.coloured.draw(rng)),
            Phase::Attack(target) => {
                Action::Skulls(self.data.pirate_die.draw_skulls(self.attack_dice(target), rng))
            }
            Phase::Vote(vote) => self.draw_vote(&vote, rng),
            Phase::Deal(_)
            | Phase::First
            | Phase::Tie { .. }
            | Phase::Buy { .. }
            | Phase::Act
            | Phase::AfterMove(_)
            | Phase::Pick(_)
            | Phase::Over(_) => draw_even(self, rng),
        }
    }
}

/// [CHA-1, CHA-6] One of the outcomes, all alike.
#[cold]
fn draw_even(game: &SpiceIslands, rng: &mut Rng) -> Action {
    let mut list = ActionList::new();
    outcomes(game, &mut list);
    rng.pick(&list)
}
