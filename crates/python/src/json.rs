//! JSON and Python objects, both ways.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::Serialize;
use serde_json::Value;

use crate::errors::value_error;

/// The Python objects of a JSON value.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, Some(whole)) => whole.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, entry) in entries {
                dict.set_item(key, to_python(py, entry)?)?;
            }
            dict.into_any()
        }
    })
}

/// The Python objects of plain data.
pub fn plain<'py>(py: Python<'py>, data: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &serde_json::to_value(data).map_err(value_error)?)
}

/// The JSON value of Python objects; text is read as JSON.
pub fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = match object.extract() {
        Ok(text) => text,
        Err(_) => object.py().import("json")?.call_method1("dumps", (object,))?.extract()?,
    };
    serde_json::from_str(&text).map_err(value_error)
}
