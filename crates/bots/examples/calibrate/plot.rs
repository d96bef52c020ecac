//! The plot of a calibration, as SVG.

use std::error::Error;

use plotters::prelude::*;

use crate::bins::Table;

const SIZE: (u32, u32) = (420, 400);
const COLOUR: RGBColor = RGBColor(0, 95, 115);

/// Told chances against what was won, with intervals; right ones lie on the line.
pub fn svg(game: &str, table: &Table) -> Result<String, Box<dyn Error>> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let percent = |share: &f64| format!("{:.0} %", share * 100.0);
        let mut chart = ChartBuilder::on(&area)
            .caption(
                format!("{game}: mean absolute error {:.1} %", 100.0 * table.error()),
                ("sans-serif", 16),
            )
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(52)
            .build_cartesian_2d(0.0..1.0, 0.0..1.0)?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc("chance told")
            .y_desc("won")
            .x_label_formatter(&percent)
            .y_label_formatter(&percent)
            .draw()?;
        chart.draw_series(LineSeries::new([(0.0, 0.0), (1.0, 1.0)], BLACK.mix(0.4)))?;
        for bin in table.0.iter().filter(|bin| bin.count > 0.0) {
            let (low, high) = bin.interval();
            let whisker =
                PathElement::new(vec![(bin.told(), low), (bin.told(), high)], COLOUR.stroke_width(2));
            chart.draw_series([whisker])?;
            chart.draw_series([Circle::new((bin.told(), bin.real()), 5, COLOUR.filled())])?;
        }
        area.present()?;
    }
    Ok(svg)
}
