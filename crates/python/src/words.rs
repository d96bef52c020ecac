//! Texts in words: one speaker a game and language, made when first asked for.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use emporio_core::{Meta, Text};
use emporio_texts::{LANGUAGES, Language, Speaker};
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::errors::value_error;

type Speakers = HashMap<(&'static str, &'static str), Arc<Speaker>>;

static SPEAKERS: LazyLock<Mutex<Speakers>> = LazyLock::new(Mutex::default);

/// The speaker of a game in a language such as `en`.
pub fn speaker(meta: &'static Meta, lang: &str) -> PyResult<Arc<Speaker>> {
    let Language { lang, .. } = Language::find(lang).ok_or_else(|| {
        let all: Vec<&str> = LANGUAGES.iter().map(|language| language.lang.0).collect();
        value_error(format!("`{lang}` is no language of Emporio; there are {}", all.join(", ")))
    })?;
    let mut speakers = SPEAKERS.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || Arc::new(Speaker::new(lang, Some(meta.locales)));
    Ok(Arc::clone(speakers.entry((meta.id, lang.0)).or_insert_with(make)))
}

/// Says every text in some plain data.
pub fn said(data: &mut Value, speaker: &Speaker, seats: &[String]) {
    match data {
        Value::Object(entries) => {
            // No plain data of ours has a single field that is named like a kind of text.
            if let Some(text) = (entries.len() == 1).then(|| Text::deserialize(&*data).ok()).flatten() {
                *data = Value::String(speaker.say(&text, seats));
            } else if let Value::Object(entries) = data {
                entries.values_mut().for_each(|entry| said(entry, speaker, seats));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| said(item, speaker, seats)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
