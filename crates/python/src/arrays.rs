//! NumPy's arrays: those that are written in place, and the actions of a step.

use numpy::ndarray::Dimension;
use numpy::{Element, PyArray, PyArray1, PyArrayMethods, PyReadwriteArray};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::errors::batch_text;

/// Takes hold of an array to write it; one that was made read-only is refused.
pub fn hold<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    name: &str,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let held = array.bind(py).try_readwrite();
    held.map_err(|error| batch_text(format!("the array `{name}` cannot be written: {error}")))
}

/// Numbers that lie in one piece, as all arrays of a batch do; actions that do not are refused.
pub fn in_one_piece<T, E>(slice: Result<T, E>) -> PyResult<T> {
    slice.map_err(|_| batch_text("the array does not lie in one piece: pass a contiguous copy".into()))
}

/// Does something with the actions of a step, one for each game.
pub fn with_actions<T>(actions: &Bound<'_, PyAny>, work: impl FnOnce(&[i64]) -> PyResult<T>) -> PyResult<T> {
    let Ok(array) = actions.cast::<PyArray1<i64>>() else {
        return Err(PyTypeError::new_err(
            "actions are a NumPy array of int64 with one dimension, one action a game",
        ));
    };
    let held = array.try_readonly();
    let held = held.map_err(|error| batch_text(format!("the actions cannot be read: {error}")))?;
    work(in_one_piece(held.as_slice())?)
}
