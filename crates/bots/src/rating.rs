//! Ratings of several players at a table (Weng and Lin), for the arena and for servers.

use std::collections::BTreeMap;

pub use skillratings::weng_lin::WengLinRating;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, weng_lin_multi_team};

/// Takes a game into account. Each seat is a team of one; whoever sits in several seats takes the mean of what they
/// would get.
pub fn update<Who: Ord + Clone>(ratings: &mut BTreeMap<Who, WengLinRating>, seats: &[Who], ranks: &[u8]) {
    let before: Vec<[WengLinRating; 1]> =
        seats.iter().map(|who| [ratings.get(who).copied().unwrap_or_default()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(ranks)
        .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(usize::from(rank))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut new: BTreeMap<Who, Vec<WengLinRating>> = BTreeMap::new();
    for (who, team) in seats.iter().zip(&after) {
        new.entry(who.clone()).or_default().extend(team);
    }
    ratings.extend(new.into_iter().map(|(who, seats)| (who, mean(&seats))));
}

fn mean(seats: &[WengLinRating]) -> WengLinRating {
    let count = seats.len() as f64;
    WengLinRating {
        rating: seats.iter().map(|seat| seat.rating).sum::<f64>() / count,
        uncertainty: seats.iter().map(|seat| seat.uncertainty).sum::<f64>() / count,
    }
}
