//! Aligned tables of text: figures to the right, long cells wrapped to the width of the page.

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Row, Table, TableStyle};

const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));
/// Blanks after a column; the layout puts one more between columns.
const GAP: u16 = 1;
/// Blanks between tables that stand side by side.
const SHELF_GAP: usize = 4;

/// A table of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings; with none, a plain list.
    pub fn new(head: Vec<String>) -> Grid {
        Grid { head, rows: Vec::new() }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The table as lines no wider than the page, without trailing blanks.
    pub fn lines(&self, width: usize) -> Vec<String> {
        if self.head.is_empty() && self.rows.is_empty() {
            return Vec::new();
        }
        let mut table = Table::new();
        table.load_style(STYLE).set_content_arrangement(ContentArrangement::Dynamic).force_no_tty();
        table.set_width(u16::try_from(width).unwrap_or(u16::MAX));
        if !self.head.is_empty() {
            table.set_header(self.head.clone());
        }
        table.add_rows(self.rows.iter().map(|cells| Row::from(cells.clone())));
        let last = table.column_count().saturating_sub(1);
        for (at, column) in table.column_iter_mut().enumerate() {
            column.set_padding((0, if at == last { 0 } else { GAP }));
            if self.is_figures(at) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().map(|line| line.trim_end().to_string()).collect()
    }

    /// The lines as one text.
    pub fn text(&self, width: usize) -> String {
        self.lines(width).iter().map(|line| format!("{line}\n")).collect()
    }

    /// A column of figures has nothing else in it, empty cells and marks of absence apart.
    fn is_figures(&self, column: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.is_empty());
        cells().next().is_some() && cells().all(|cell| is_figure(cell))
    }
}

fn is_figure(cell: &str) -> bool {
    let mut letters = cell.chars().filter(|c| c.is_alphabetic());
    let starts = cell.starts_with(|c: char| c.is_ascii_digit() || "+-–±".contains(c));
    starts && letters.next().is_none()
}

/// Puts blocks of lines side by side where the page is wide enough, from left to right and top to bottom.
pub fn beside(blocks: &[Vec<String>], width: usize) -> Vec<String> {
    let mut page: Vec<String> = Vec::new();
    let mut shelf: Vec<&Vec<String>> = Vec::new();
    let mut used = 0;
    for block in blocks.iter().filter(|block| !block.is_empty()) {
        let wide = block_width(block);
        if !shelf.is_empty() && used + SHELF_GAP + wide > width {
            put_shelf(&mut page, &shelf);
            shelf.clear();
            used = 0;
        }
        used += wide + if shelf.is_empty() { 0 } else { SHELF_GAP };
        shelf.push(block);
    }
    put_shelf(&mut page, &shelf);
    page
}

fn put_shelf(page: &mut Vec<String>, shelf: &[&Vec<String>]) {
    if !page.is_empty() && !shelf.is_empty() {
        page.push(String::new());
    }
    let height = shelf.iter().map(|block| block.len()).max().unwrap_or_default();
    for at in 0..height {
        let mut line = String::new();
        let mut column = 0;
        for block in shelf {
            let missing = column - line.chars().count().min(column);
            line.extend(std::iter::repeat_n(' ', missing));
            line.push_str(block.get(at).map_or("", String::as_str));
            column += block_width(block) + SHELF_GAP;
        }
        page.push(line.trim_end().to_string());
    }
}

fn block_width(block: &[String]) -> usize {
    block.iter().map(|line| line.chars().count()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| text.to_string()).collect()
    }

    #[test]
    fn figures_stand_to_the_right_and_words_to_the_left() {
        let mut grid = Grid::new(cells(&["good", "left"]));
        grid.row(cells(&["corn", "7"]));
        grid.row(cells(&["indigo", "11"]));
        assert_eq!(grid.lines(80), ["good    left", "────────────", "corn       7", "indigo    11"]);
    }

    #[test]
    fn long_cells_are_wrapped_to_the_page() {
        let mut grid = Grid::new(Vec::new());
        grid.row(cells(&["a", "some words that do not fit in one line of forty letters"]));
        let lines = grid.lines(40);
        assert!(lines.len() == 2 && lines.iter().all(|line| line.chars().count() <= 40), "{lines:?}");
    }

    #[test]
    fn narrow_blocks_share_a_line_and_wide_ones_do_not() {
        let blocks = [cells(&["aaaa", "b"]), cells(&["cc"]), cells(&["dddddddddd"])];
        assert_eq!(beside(&blocks, 12), ["aaaa    cc", "b", "", "dddddddddd"]);
    }

    #[test]
    fn an_empty_table_has_no_lines() {
        assert!(Grid::default().lines(80).is_empty());
    }
}
