//! The whole club as a file, from one computer to the other.

use std::io;
use std::path::Path;

use tokio::fs::File;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio_util::bytes::Bytes;

use super::line::{GONE, Incoming, Outgoing, PIECE, ToSecond};

/// Sends the file, and removes it.
pub(super) async fn send<S: AsyncRead + AsyncWrite>(
    outgoing: &mut Outgoing<S>,
    file: &Path,
    revision: u64,
) -> io::Result<()> {
    let sent = send_kept(outgoing, file, revision).await;
    // It is a copy, made for this line alone.
    let _ = tokio::fs::remove_file(file).await;
    sent
}

async fn send_kept<S: AsyncRead + AsyncWrite>(
    outgoing: &mut Outgoing<S>,
    file: &Path,
    revision: u64,
) -> io::Result<()> {
    let mut file = File::open(file).await?;
    let bytes = file.metadata().await?.len();
    outgoing.tell(&ToSecond::Whole { revision, bytes }).await?;
    let mut left = bytes;
    while left > 0 {
        let mut piece = vec![0; usize::try_from(left).unwrap_or(PIECE).min(PIECE)];
        file.read_exact(&mut piece).await?;
        left -= u64::try_from(piece.len()).unwrap_or(left);
        outgoing.send(Bytes::from(piece)).await?;
    }
    Ok(())
}

/// Writes so many bytes that come to a file, which is on the disk when this returns.
pub(super) async fn receive<S: AsyncRead + AsyncWrite>(
    incoming: &mut Incoming<S>,
    file: &Path,
    bytes: u64,
) -> io::Result<()> {
    // A line that broke may have left a file there.
    let _ = tokio::fs::remove_file(file).await;
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    let mut file = options.open(file).await?;
    let mut left = bytes;
    while left > 0 {
        let piece = tokio::time::timeout(GONE, incoming.bytes()).await;
        let piece = piece.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
        let length = u64::try_from(piece.len()).unwrap_or(u64::MAX);
        left = left.checked_sub(length).filter(|_| length > 0).ok_or(io::ErrorKind::InvalidData)?;
        file.write_all(&piece).await?;
    }
    file.sync_all().await
}
