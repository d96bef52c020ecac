//! Why one choice is better than another: the themes in which the worlds after them differ.

use emporio_core::play::step;
use emporio_core::{ActionList, Player, Rng, Seat, Silent, Text, Turn};

use crate::Knowledge;
use crate::search::Judge;

/// Worlds in which the choices are compared.
const WORLDS: u32 = 32;
/// A difference of fewer points is not worth a word.
const NOTABLE: f32 = 0.15;
/// Nor is one that is less than so many times its own error, which the dice alone may bring about.
const SURE: f32 = 2.0;
/// Choices whose chances of victory lie no farther apart are about equal.
const EQUAL: f32 = 0.01;
/// Most reasons of a choice.
const MOST: usize = 2;
/// Most themes in one reason.
const MOST_THEMES: usize = 2;
/// A choice ends the game if it does so more often than the others by this share.
const ENDS: f32 = 0.3;

/// What the worlds after a choice look like on average.
struct Outlook {
    /// For each player, the points that each theme brings, world by world.
    points: Vec<Vec<Vec<f32>>>,
    /// How often the game is over.
    over: f32,
    /// The chance of victory of the one who chooses.
    chance: f32,
}

/// The reasons for each of these choices, compared with the others of them; the best comes first. Where their chances
/// are about equal, that is said, and a reason only of what one gains oneself for sure.
pub fn of<G: Knowledge>(
    seat: &Seat<'_, G>,
    actions: &[G::Action],
    chances: &[f32],
    seed: u64,
) -> Vec<Vec<Text>> {
    let mut judge = Judge::of_victory::<G>();
    let outlooks: Vec<Outlook> =
        actions.iter().map(|&action| outlook(seat, action, &mut judge, seed)).collect();
    let equal = are_equal(chances);
    (0..actions.len()).map(|at| reasons::<G>(seat.player(), &outlooks, at, equal)).collect()
}

/// The same worlds and the same luck for every choice, so that the choices differ and not the dice.
fn outlook<G: Knowledge>(seat: &Seat<'_, G>, action: G::Action, judge: &mut Judge, seed: u64) -> Outlook {
    let points = vec![vec![Vec::new(); G::THEMES.len()]; usize::from(seat.players())];
    let mut outlook = Outlook { points, over: 0.0, chance: 0.0 };
    let mut legal = ActionList::new();
    for n in 0..WORLDS {
        let mut rng = Rng::stream(seed, u64::from(n));
        let mut world = seat.world(&mut rng);
        step(&mut world, action, &mut legal, &mut Silent);
        judge.play_on(&mut world, &mut legal, &mut rng);
        outlook.over += f32::from(u8::from(world.turn() == Turn::Over)) / WORLDS as f32;
        outlook.chance += judge.second_sight(&world)[seat.player().index()] / WORLDS as f32;
        for player in Player::all(seat.players()) {
            let parts = judge.worth.parts_of(&world, player);
            add_themes::<G>(&parts, &mut outlook.points[player.index()]);
        }
    }
    outlook
}

/// Adds what each theme brings in a world: the sum over its features.
fn add_themes<G: Knowledge>(mut parts: &[f32], worlds: &mut [Vec<f32>]) {
    for (points, theme) in worlds.iter_mut().zip(G::THEMES) {
        let (own, rest) = parts.split_at(theme.features.min(parts.len()));
        points.push(own.iter().sum::<f32>());
        parts = rest;
    }
}

/// Whether all of these chances are about equal.
fn are_equal(chances: &[f32]) -> bool {
    let best = chances.iter().copied().fold(0.0, f32::max);
    chances.len() > 1 && chances.iter().all(|chance| best - chance <= EQUAL)
}

/// The mean of what differs from world to world, if it is surely there: else nothing.
fn sure_mean(differences: &[f32]) -> f32 {
    let n = differences.len().max(2) as f32;
    let mean = differences.iter().sum::<f32>() / n;
    let spread = differences.iter().map(|one| (one - mean).powi(2)).sum::<f32>() / (n - 1.0);
    if mean.abs() > SURE * (spread / n).sqrt() { mean } else { 0.0 }
}

fn reasons<G: Knowledge>(me: Player, outlooks: &[Outlook], at: usize, equal: bool) -> Vec<Text> {
    let this = &outlooks[at];
    let mean = |of: &dyn Fn(&Outlook) -> f32| {
        let others = outlooks.iter().enumerate().filter(|(other, _)| *other != at);
        others.map(|(_, other)| of(other)).sum::<f32>() / (outlooks.len().max(2) - 1) as f32
    };
    let mut said: Vec<(f32, Text)> = Vec::new();
    if this.over > mean(&|other| other.over) + ENDS && this.chance > 0.5 {
        said.push((f32::MAX, Text::key("hint-ends")));
    }
    for player in Player::all(this.points.len() as u8) {
        let seat = player.index();
        let gain = |theme: usize| {
            let own = this.points[seat][theme].iter().enumerate();
            let more = own.map(|(world, points)| points - mean(&|other| other.points[seat][theme][world]));
            sure_mean(&more.collect::<Vec<f32>>())
        };
        if player == me {
            let told = |named| Text::key("hint-gains").with("themes", named);
            // What one gains oneself says more than what another loses.
            said.extend(named::<G>(gain).map(|(points, named)| (2.0 * points, told(named))));
        } else if !equal {
            let told = |named| Text::key("hint-denies").with("player", player).with("themes", named);
            said.extend(named::<G>(|theme| -gain(theme)).map(|(points, named)| (points, told(named))));
        }
    }
    said.sort_by(|one, other| other.0.total_cmp(&one.0));
    said.truncate(MOST);
    let told = said.into_iter().map(|(_, text)| text);
    if equal {
        return std::iter::once(Text::key("hint-equal")).chain(told.take(1)).collect();
    }
    let told: Vec<Text> = told.collect();
    if told.is_empty() { vec![Text::key("hint-even")] } else { told }
}

/// The names of the themes that differ most, and by how many points the first of them does.
fn named<G: Knowledge>(points: impl Fn(usize) -> f32) -> Option<(f32, Text)> {
    let all = (0..G::THEMES.len()).map(|theme| (points(theme), theme));
    let mut themes: Vec<(f32, usize)> = all.filter(|(points, _)| *points > NOTABLE).collect();
    themes.sort_by(|one, other| other.0.total_cmp(&one.0));
    themes.truncate(MOST_THEMES);
    let names = themes.iter().map(|(_, theme)| Text::key(format!("theme-{}", G::THEMES[*theme].word)));
    Some((themes.first()?.0, Text::List(names.collect())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_within_one_percent_are_equal() {
        assert!(are_equal(&[0.91, 0.905, 0.902]));
        assert!(!are_equal(&[0.91, 0.89, 0.88]));
        assert!(!are_equal(&[0.91]));
    }

    #[test]
    fn a_difference_that_the_dice_may_bring_about_is_none() {
        assert_eq!(sure_mean(&[1.0; 8]), 1.0);
        assert_eq!(sure_mean(&[9.0, -8.0, 7.0, -6.0]), 0.0);
    }
}
