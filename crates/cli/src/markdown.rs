//! The little Markdown of the rules, for a terminal: headings, paragraphs, clauses and tables.

use emporio_core::page::{cells, is_headed};

use crate::context::Context;
use crate::grid::Grid;

/// The text laid out for the reader's page.
pub fn readable(markdown: &str, context: &Context) -> String {
    // Marks for the keepers of the page are not for its readers.
    let lines: Vec<&str> = markdown.lines().filter(|line| !line.starts_with("<!--")).collect();
    lines
        .chunk_by(|one, next| is_table(one) && is_table(next))
        .map(|block| if is_table(block[0]) { table(block, context) } else { line(block[0], context) })
        .collect()
}

fn is_table(line: &str) -> bool {
    line.starts_with('|')
}

fn table(lines: &[&str], context: &Context) -> String {
    let headed = is_headed(lines);
    let mut grid = Grid::new(if headed { cells(lines[0]) } else { Vec::new() });
    for line in lines.iter().skip(if headed { 2 } else { 0 }) {
        grid.row(cells(line));
    }
    grid.text(context.width)
}

fn line(line: &str, context: &Context) -> String {
    if line.starts_with('#') {
        return context.bold(line.trim_start_matches('#').trim_start()) + "\n";
    }
    let indent = if line.starts_with("- ") { "  " } else { "" };
    let mut text = wrapped(&line.replace("**", ""), context.width, indent);
    // Ids hold no blanks, so that no line ends within one.
    for id in line.split("**").skip(1).step_by(2) {
        text = text.replacen(id, &context.bright(id), 1);
    }
    text
}

/// The text in lines no wider than the page; those after the first begin with the indent.
fn wrapped(text: &str, width: usize, indent: &str) -> String {
    let mut page = String::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            page += &(line + "\n");
            line = format!("{indent}{word}");
        } else if page.is_empty() && line.is_empty() {
            line = word.to_string();
        } else {
            line = format!("{line} {word}");
        }
    }
    page + &line + "\n"
}

#[cfg(test)]
mod tests {
    use emporio_core::Lang;

    use super::*;

    fn plain(markdown: &str) -> String {
        readable(markdown, &Context { lang: Lang::EN, terminal: false, colour: false, width: 24 })
    }

    #[test]
    fn clauses_are_wrapped_and_lose_their_stars() {
        assert_eq!(
            plain("- **CAP-3** as many as possible must go"),
            "- CAP-3 as many as\n  possible must go\n"
        );
        assert_eq!(plain("## The captain\n\ntext"), "The captain\n\ntext\n");
    }

    #[test]
    fn marks_for_the_keepers_are_left_out() {
        assert_eq!(
            plain("- **A-1** one\n<!-- no code: A-1: why -->\n- **A-2** two"),
            "- A-1 one\n- A-2 two\n"
        );
    }

    #[test]
    fn tables_are_aligned() {
        assert_eq!(
            plain("| good | price |\n|---|---|\n| **corn** | 0 |\n| sugar | 12 |"),
            "good   price\n────────────\ncorn       0\nsugar     12\n"
        );
    }
}
