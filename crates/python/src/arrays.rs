//! NumPy's arrays: those that are written in place, and the actions of a step.

use std::convert::Infallible;

use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::errors::batch_text;

/// An array that Python reads and the engine writes in place.
pub struct Sheet<T> {
    name: &'static str,
    array: Py<PyArrayDyn<T>>,
}

impl<T: Element> Sheet<T> {
    /// An array of noughts.
    pub fn new(py: Python<'_>, name: &'static str, shape: &[usize]) -> Sheet<T> {
        Sheet { name, array: PyArrayDyn::zeros(py, shape, false).unbind() }
    }

    /// Takes hold of the array to write it; one that was made read-only is refused.
    pub fn hold<'py>(&self, py: Python<'py>) -> PyResult<Held<'py, T>> {
        let held = self.array.bind(py).try_readwrite();
        let refused = |error| batch_text(format!("the array `{}` cannot be written: {error}", self.name));
        held.map(Held).map_err(refused)
    }
}

/// Python is handed the array itself.
impl<'py, T: Element> IntoPyObject<'py> for &Sheet<T> {
    type Target = PyArrayDyn<T>;
    type Output = Bound<'py, PyArrayDyn<T>>;
    type Error = Infallible;

    fn into_pyobject(self, py: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.array.bind(py).clone())
    }
}

/// An array that nobody else touches for now.
pub struct Held<'py, T: Element>(PyReadwriteArrayDyn<'py, T>);

impl<T: Element> Held<'_, T> {
    /// Its numbers, row after row.
    pub fn numbers(&mut self) -> PyResult<&mut [T]> {
        in_one_piece(self.0.as_slice_mut())
    }
}

/// Numbers that lie in one piece, as all arrays of a batch do; actions that do not are refused.
fn in_one_piece<T, E>(slice: Result<T, E>) -> PyResult<T> {
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
