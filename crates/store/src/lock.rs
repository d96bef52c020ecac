//! The file of tables belongs to one server and to its owner: a second server is refused, other users cannot read it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::StoreError;

/// Held as long as the store is open; the system releases it when the process ends, however it ends.
#[derive(Clone, Debug)]
pub(crate) struct Lock(Arc<Mutex<Option<File>>>);

impl Lock {
    /// Takes the lock that lies beside a file of tables.
    pub fn take(file: &Path) -> Result<Lock, StoreError> {
        let held = private(&beside(file)).map_err(sqlx::Error::from)?;
        match held.try_lock() {
            Ok(()) => Ok(Lock(Arc::new(Mutex::new(Some(held))))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(file.display().to_string())),
            Err(TryLockError::Error(error)) => Err(sqlx::Error::from(error).into()),
        }
    }

    /// Lets another server have the file.
    pub fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

fn beside(file: &Path) -> PathBuf {
    let mut lock = file.as_os_str().to_os_string();
    lock.push("-lock");
    lock.into()
}

/// Makes the file of tables if there is none, and lets only its owner read it: names and games are nobody else's
/// business. SQLite gives its log the same rights.
pub(crate) fn own(file: &Path) -> Result<(), StoreError> {
    private(file).map(drop).map_err(|error| sqlx::Error::from(error).into())
}

#[cfg(unix)]
fn private(file: &Path) -> io::Result<File> {
    use std::fs::Permissions;
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    const OWNER_ONLY: u32 = 0o600;
    let opened =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(OWNER_ONLY).open(file)?;
    opened.set_permissions(Permissions::from_mode(OWNER_ONLY))?;
    Ok(opened)
}

#[cfg(not(unix))]
fn private(file: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(file)
}
