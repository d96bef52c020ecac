//! The plots of a report, as SVG.

use std::error::Error;

use plotters::prelude::*;

use super::Outcome;
use super::stats::{Standing, seats_of};

const SIZE: (u32, u32) = (760, 340);
const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 95, 115),
    RGBColor(187, 62, 3),
    RGBColor(148, 128, 30),
    RGBColor(101, 45, 120),
    RGBColor(30, 120, 60),
    RGBColor(90, 90, 90),
];

type Plot = Result<String, Box<dyn Error>>;

fn colour(index: usize) -> RGBColor {
    COLOURS[index % COLOURS.len()]
}

/// Shares of victory with their intervals, and the fair share as a line.
pub fn shares(standings: &[Standing], players: u8) -> Plot {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let count = standings.len() as f64;
        let mut chart = ChartBuilder::on(&area)
            .caption("Share of victories, with 95 % intervals", ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(30)
            .y_label_area_size(48)
            .build_cartesian_2d(-0.5..count - 0.5, 0.0..1.0)?;
        let name = |x: &f64| {
            let near = x.round();
            let bot = standings.get(near as usize).filter(|_| (x - near).abs() < 0.01 && *x >= 0.0);
            bot.map_or(String::new(), |standing| standing.bot.clone())
        };
        let percent = |y: &f64| format!("{:.0} %", y * 100.0);
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .x_labels(standings.len() * 2 + 1)
            .x_label_formatter(&name)
            .y_label_formatter(&percent)
            .draw()?;
        let fair = 1.0 / f64::from(players.max(1));
        chart.draw_series(LineSeries::new([(-0.5, fair), (count - 0.5, fair)], BLACK.mix(0.4)))?;
        for (index, standing) in standings.iter().enumerate() {
            let x = index as f64;
            let bar =
                Rectangle::new([(x - 0.3, 0.0), (x + 0.3, standing.share)], colour(index).mix(0.8).filled());
            let (low, high) = standing.interval;
            let whisker = PathElement::new(vec![(x, low), (x, high)], BLACK.stroke_width(2));
            chart.draw_series([bar])?;
            chart.draw_series([whisker])?;
        }
        area.present()?;
    }
    Ok(svg)
}

/// How the points are spread, one line a bot.
pub fn scores(outcomes: &[Outcome], standings: &[Standing]) -> Plot {
    let points = |bot: &str| -> Vec<i32> {
        outcomes.iter().flat_map(|o| seats_of(o, bot)).map(|(o, seat)| o.scores[seat]).collect()
    };
    let all: Vec<i32> = outcomes.iter().flat_map(|outcome| outcome.scores.iter().copied()).collect();
    let (low, high) = (all.iter().min().copied().unwrap_or(0), all.iter().max().copied().unwrap_or(1));
    let width = ((high - low) / 16).max(1);
    let lines: Vec<Vec<(f64, f64)>> =
        standings.iter().map(|standing| spread(&points(&standing.bot), low, high, width)).collect();
    let top = lines.iter().flatten().map(|point| point.1).fold(0.01, f64::max);
    lines_plot(
        "Final points (part of the bot's games)",
        standings,
        &lines,
        (f64::from(low), f64::from(high)),
        top,
    )
}

fn spread(points: &[i32], low: i32, high: i32, width: i32) -> Vec<(f64, f64)> {
    let bins = (high - low) / width + 1;
    let count = |bin: i32| points.iter().filter(|&&point| (point - low) / width == bin).count() as f64;
    let total = points.len().max(1) as f64;
    (0..bins).map(|bin| (f64::from(low + bin * width) + f64::from(width) / 2.0, count(bin) / total)).collect()
}

/// The share of victories as the games went by.
pub fn course(outcomes: &[Outcome], standings: &[Standing]) -> Plot {
    let line = |bot: &str| {
        let (mut wins, mut seats) = (0.0, 0.0);
        let mut line = Vec::new();
        for (games, outcome) in outcomes.iter().enumerate() {
            for (_, seat) in seats_of(outcome, bot) {
                wins += outcome.shares()[seat];
                seats += 1.0;
            }
            line.push((games as f64 + 1.0, wins / f64::max(seats, 1.0)));
        }
        line
    };
    let lines: Vec<Vec<(f64, f64)>> = standings.iter().map(|standing| line(&standing.bot)).collect();
    lines_plot("Share of victories game by game", standings, &lines, (1.0, outcomes.len() as f64), 1.0)
}

fn lines_plot(
    title: &str,
    standings: &[Standing],
    lines: &[Vec<(f64, f64)>],
    x: (f64, f64),
    top: f64,
) -> Plot {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(30)
            .y_label_area_size(48)
            .build_cartesian_2d(x.0..x.1.max(x.0 + 1.0), 0.0..top)?;
        let percent = |y: &f64| format!("{:.0} %", y * 100.0);
        let whole = |x: &f64| format!("{x:.0}");
        let mut mesh = chart.configure_mesh();
        mesh.light_line_style(TRANSPARENT).x_label_formatter(&whole).y_label_formatter(&percent).draw()?;
        for (index, (standing, line)) in standings.iter().zip(lines).enumerate() {
            let style = colour(index).stroke_width(2);
            chart
                .draw_series(LineSeries::new(line.iter().copied(), style))?
                .label(&standing.bot)
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 16, y)], style));
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::MiddleRight)
            .background_style(WHITE.mix(0.8))
            .border_style(BLACK.mix(0.2))
            .draw()?;
        area.present()?;
    }
    Ok(svg)
}
