//! Why one choice is better than another: the themes in which the worlds after them differ.

use emporio_core::play::step;
use emporio_core::{ActionList, Player, Rng, Seat, Silent, Text, Turn};

use crate::Knowledge;
use crate::search::Judge;

/// Worlds in which the choices are compared.
const WORLDS: u32 = 32;
/// A difference of fewer points is not worth a word.
const NOTABLE: f32 = 0.15;
/// Most reasons of a choice.
const MOST: usize = 2;
/// Most themes in one reason.
const MOST_THEMES: usize = 2;
/// A choice ends the game if it does so more often than the others by this share.
const ENDS: f32 = 0.3;

/// What the worlds after a choice look like on average.
struct Outlook {
    /// For each player, the points that each theme brings.
    points: Vec<Vec<f32>>,
    /// How often the game is over.
    over: f32,
    /// The chance of victory of the one who chooses.
    chance: f32,
}

/// The reasons for each of these choices, compared with the others of them.
pub fn of<G: Knowledge>(seat: &Seat<'_, G>, actions: &[G::Action], seed: u64) -> Vec<Vec<Text>> {
    let mut judge = Judge::of_victory::<G>();
    let outlooks: Vec<Outlook> =
        actions.iter().map(|&action| outlook(seat, action, &mut judge, seed)).collect();
    (0..actions.len()).map(|at| reasons::<G>(seat.player(), &outlooks, at)).collect()
}

/// The same worlds and the same luck for every choice, so that the choices differ and not the dice.
fn outlook<G: Knowledge>(seat: &Seat<'_, G>, action: G::Action, judge: &mut Judge, seed: u64) -> Outlook {
    let points = vec![vec![0.0; G::THEMES.len()]; usize::from(seat.players())];
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
fn add_themes<G: Knowledge>(mut parts: &[f32], sums: &mut [f32]) {
    for (sum, theme) in sums.iter_mut().zip(G::THEMES) {
        let (own, rest) = parts.split_at(theme.features.min(parts.len()));
        *sum += own.iter().sum::<f32>() / WORLDS as f32;
        parts = rest;
    }
}

fn reasons<G: Knowledge>(me: Player, outlooks: &[Outlook], at: usize) -> Vec<Text> {
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
        let gain = |theme: usize| this.points[seat][theme] - mean(&|other| other.points[seat][theme]);
        if player == me {
            let told = |named| Text::key("hint-gains").with("themes", named);
            // What one gains oneself says more than what another loses.
            said.extend(named::<G>(gain).map(|(points, named)| (2.0 * points, told(named))));
        } else {
            let told = |named| Text::key("hint-denies").with("player", player).with("themes", named);
            said.extend(named::<G>(|theme| -gain(theme)).map(|(points, named)| (points, told(named))));
        }
    }
    said.sort_by(|one, other| other.0.total_cmp(&one.0));
    said.truncate(MOST);
    if said.is_empty() {
        return vec![Text::key("hint-even")];
    }
    said.into_iter().map(|(_, text)| text).collect()
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
