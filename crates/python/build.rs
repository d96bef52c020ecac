//! Lets the linker leave Python's own symbols open: the interpreter that loads the module has them.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
