//! A rules page as data: chapters with their paragraphs, clauses and tables, read from the little Markdown of a `RULES.md`.

use serde::Serialize;

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RulesPage"))]
pub struct Page {
    /// The heading of the page.
    pub title: String,
    /// What stands before the first chapter, then the chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter, or a section of one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RulesChapter"))]
pub struct Chapter {
    /// The name in addresses, the same in every language.
    pub id: String,
    /// The heading; empty before the first chapter.
    pub title: String,
    /// 2 for a chapter, 3 for a section of one.
    pub level: u8,
    /// What stands there.
    pub blocks: Vec<Block>,
}

/// One thing on the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RulesBlock"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// A paragraph.
    Text {
        /// What it says.
        words: String,
    },
    /// A clause.
    Clause {
        /// Its id, such as `CAP-3`.
        id: String,
        /// What it says.
        words: String,
    },
    /// A point of a list that is no clause.
    Point {
        /// What it says.
        words: String,
    },
    /// A table.
    Table {
        /// The headings of its columns; none where it has no headings.
        head: Vec<String>,
        /// Its rows.
        rows: Vec<Row>,
    },
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RulesRow"))]
pub struct Row {
    /// The clause that the row states, if its first cell names one.
    pub clause: Option<String>,
    /// Its cells.
    pub cells: Vec<String>,
}

impl Page {
    /// Reads a page; whatever is not understood is a paragraph.
    pub fn read(markdown: &str) -> Page {
        let mut page =
            Page { title: String::new(), chapters: vec![Chapter { level: 2, ..Chapter::default() }] };
        // Marks for the keepers of the page are not for its readers.
        let lines: Vec<&str> = markdown.lines().filter(|line| !line.starts_with("<!--")).collect();
        for lines in lines.chunk_by(|one, next| sort(one) == sort(next) && sort(one).is_joined()) {
            page.add(lines);
        }
        page.chapters.retain(|chapter| !chapter.title.is_empty() || !chapter.blocks.is_empty());
        page
    }

    fn add(&mut self, lines: &[&str]) {
        let line = lines[0];
        let block = match sort(line) {
            Sort::Blank => return,
            Sort::Heading => return self.open(line),
            Sort::Table => table(lines),
            Sort::Point => point(line),
            Sort::Text => Block::Text { words: lines.join(" ") },
        };
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.blocks.push(block);
        }
    }

    fn open(&mut self, line: &str) {
        let title = line.trim_start_matches('#').trim().to_string();
        match line.chars().take_while(|c| *c == '#').count() {
            1 => self.title = title,
            level => {
                let id = format!("chapter-{}", self.chapters.len());
                self.chapters.push(Chapter { id, title, level: level.min(3) as u8, blocks: Vec::new() });
            }
        }
    }
}

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Blank,
    Heading,
    Table,
    Point,
    Text,
}

impl Sort {
    /// Whether several such lines in a row are one thing.
    fn is_joined(self) -> bool {
        matches!(self, Sort::Table | Sort::Text)
    }
}

fn sort(line: &str) -> Sort {
    match line {
        "" => Sort::Blank,
        line if line.starts_with('#') => Sort::Heading,
        line if line.starts_with('|') => Sort::Table,
        line if line.starts_with("- ") => Sort::Point,
        _ => Sort::Text,
    }
}

fn point(line: &str) -> Block {
    let words = line.trim_start_matches("- ");
    match words.strip_prefix("**").and_then(|rest| rest.split_once("** ")) {
        Some((id, words)) if is_clause(id) => Block::Clause { id: id.into(), words: words.into() },
        Some(_) | None => Block::Point { words: words.into() },
    }
}

/// A table whose second line, if it is one of dashes, parts the headings from the rows.
fn table(lines: &[&str]) -> Block {
    let (head, rows) = if is_headed(lines) { (cells(lines[0]), &lines[2..]) } else { (Vec::new(), lines) };
    let row = |line: &&str| {
        let cells = cells(line);
        Row { clause: cells.first().filter(|cell| is_clause(cell)).cloned(), cells }
    };
    Block::Table { head, rows: rows.iter().map(row).collect() }
}

/// Whether the lines of a table begin with headings.
pub fn is_headed(lines: &[&str]) -> bool {
    lines.get(1).is_some_and(|line| line.chars().all(|c| "|-: ".contains(c)))
}

/// The cells of a line of a table, without marks.
pub fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| cell.trim().replace("**", "")).collect()
}

/// Whether a word is the id of a clause: `CAP-3`, `CARD-crane-1`, `DEC-W2`.
pub fn is_clause(word: &str) -> bool {
    let Some((chapter, rest)) = word.split_once('-') else { return false };
    let is_chapter = chapter.len() > 1 && chapter.chars().all(|c| c.is_ascii_uppercase());
    is_chapter && !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# Game\n\nFor two,\nor three.\n\n## Captain (CAP)\n\n- **CAP-1** Load.\n<!-- no code -->\n\
                         - **CARD-crane-2** Lift.\n- plain\n\n### Goods\n\n| good | price |\n|---|---|\n| **corn** | 0 |\n\
                         | EX-1 | 2 |\n";

    #[test]
    fn a_page_is_read_by_chapter_and_clause() {
        let page = Page::read(SMALL);
        assert_eq!(page.title, "Game");
        let heads: Vec<_> =
            page.chapters.iter().map(|c| (c.id.as_str(), c.title.as_str(), c.level)).collect();
        assert_eq!(heads, [("", "", 2), ("chapter-1", "Captain (CAP)", 2), ("chapter-2", "Goods", 3)]);
        assert_eq!(page.chapters[0].blocks, [Block::Text { words: "For two, or three.".into() }]);
        let clause = |id: &str, words: &str| Block::Clause { id: id.into(), words: words.into() };
        let point = Block::Point { words: "plain".into() };
        assert_eq!(
            page.chapters[1].blocks,
            [clause("CAP-1", "Load."), clause("CARD-crane-2", "Lift."), point]
        );
    }

    #[test]
    fn rows_that_state_a_clause_can_be_found() {
        let page = Page::read(SMALL);
        let Block::Table { head, rows } = &page.chapters[2].blocks[0] else { panic!("no table") };
        assert_eq!(head, &["good", "price"]);
        assert_eq!(rows[0], Row { clause: None, cells: vec!["corn".into(), "0".into()] });
        assert_eq!(rows[1].clause.as_deref(), Some("EX-1"));
    }

    #[test]
    fn ids_are_told_from_words() {
        assert!(["CAP-3", "CARD-crane-1", "DEC-W2", "CARD-crane"].iter().all(|id| is_clause(id)));
        assert!(!["CAP", "cap-3", "A-1", "CAP-", "half-built"].iter().any(|word| is_clause(word)));
    }
}
