//! Everyone's chances over the game as lines.

use std::fmt::Write;

use super::escaped;
use crate::types::{Moment, Review};
use crate::words::percent;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 320.0;
/// Room for the figures on the left and below.
const LEFT: f64 = 44.0;
const BELOW: f64 = 28.0;
const ABOVE: f64 = 10.0;

/// The graph; each line is named for those who cannot see it.
pub fn svg(review: &Review, title: &str, round: &str) -> String {
    let last = review.moments.last().map_or(0, |moment| moment.ply).max(1) as f64;
    let x = |ply: usize| LEFT + (WIDTH - LEFT - 8.0) * ply as f64 / last;
    let y = |chance: f64| ABOVE + (HEIGHT - ABOVE - BELOW) * (1.0 - chance);
    let mut svg = format!(
        "<figure><figcaption>{0}</figcaption>\n<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{0}\">\n",
        escaped(title)
    );
    for quarter in 0..=4 {
        let at = y(f64::from(quarter) / 4.0);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" class=\"tick\" text-anchor=\"end\">{} %</text>",
            LEFT - 6.0,
            at + 4.0,
            quarter * 25
        );
    }
    svg += &rounds(&review.moments, round, x);
    for (seat, name) in review.seats.iter().enumerate() {
        let points: Vec<String> = review
            .moments
            .iter()
            .map(|moment| format!("{:.1},{:.1}", x(moment.ply), y(moment.chances[seat])))
            .collect();
        let end = review.moments.last().map_or(0.0, |moment| moment.chances[seat]);
        let name = escaped(name);
        let _ = writeln!(
            svg,
            "<polyline class=\"line s{seat}\" points=\"{}\"><title>{name}: {} %</title></polyline>",
            points.join(" "),
            percent(end)
        );
    }
    svg += "</svg>\n<p class=\"legend\">";
    for (seat, name) in review.seats.iter().enumerate() {
        let _ = write!(svg, "<span class=\"seat s{seat}\">{}</span> ", escaped(name));
    }
    svg + "</p></figure>\n"
}

/// A mark where each round begins.
fn rounds(moments: &[Moment], word: &str, x: impl Fn(usize) -> f64) -> String {
    let mut svg = String::new();
    let begins: Vec<&Moment> =
        moments.windows(2).filter(|pair| pair[0].round != pair[1].round).map(|pair| &pair[1]).collect();
    let every = begins.len().div_ceil(20).max(1);
    for moment in begins.iter().step_by(every) {
        let at = x(moment.ply);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{ABOVE}\" y2=\"{:.1}\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" class=\"tick\" text-anchor=\"middle\"><title>{}</title>{}</text>",
            HEIGHT - BELOW,
            HEIGHT - 8.0,
            escaped(word),
            moment.round
        );
    }
    svg
}
