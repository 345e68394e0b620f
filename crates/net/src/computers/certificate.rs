//! Identity of this computer: a certificate that it made itself and keeps. No authority vouches for it; two
//! computers trust each other once people have compared six digits on both screens.

use std::io;
use std::path::Path;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tapis_api::Computer;
use tapis_club::store::write_private;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::{
    CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, UnixTime,
};
use tokio_rustls::rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use tokio_rustls::rustls::version::TLS13;
use tokio_rustls::rustls::{
    ClientConfig, CommonState, DigitallySignedStruct, DistinguishedName, Error, ServerConfig, SignatureScheme,
};
use tokio_rustls::{TlsAcceptor, TlsConnector};

/// The name in every certificate. It is not looked at: the certificate itself is what is known.
pub(super) const NAME: &str = "tapis.invalid";
/// Certificate and key, one after the other, each with its length.
const FILE: &str = "computer.key";

/// This computer’s certificate, and what it makes lines with.
pub(crate) struct Certificate {
    pub(crate) computer: Computer,
    pub(crate) acceptor: TlsAcceptor,
    pub(crate) connector: TlsConnector,
}

/// Fingerprint by which a certificate is known.
fn id_of(certificate: &CertificateDer<'_>) -> String {
    Sha256::digest(certificate).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The id of the computer at the other end of a line; `None` if it showed no certificate.
pub(super) fn id_of_peer(line: &CommonState) -> Option<String> {
    line.peer_certificates()?.first().map(id_of)
}

impl Certificate {
    /// The certificate that is stored in a folder; made and kept there the first time.
    ///
    /// # Errors
    /// If it cannot be made, kept or used.
    pub(crate) fn of(folder: &Path) -> io::Result<Self> {
        let path = folder.join(FILE);
        let (certificate, key) = match std::fs::read(&path).ok().as_deref().and_then(read) {
            Some(kept) => kept,
            None => {
                let (certificate, key) = make()?;
                std::fs::create_dir_all(folder)?;
                write_private(&path, &written(&certificate, &key))?;
                (certificate, key)
            }
        };
        let certificate = CertificateDer::from(certificate);
        let key = || PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.clone()));
        let provider = Arc::new(ring::default_provider());
        let anybody = Arc::new(Anybody(Arc::clone(&provider)));
        let server = ServerConfig::builder_with_provider(Arc::clone(&provider))
            .with_protocol_versions(&[&TLS13])
            .map_err(io::Error::other)?
            .with_client_cert_verifier(Arc::clone(&anybody) as Arc<dyn ClientCertVerifier>)
            .with_single_cert(vec![certificate.clone()], key())
            .map_err(io::Error::other)?;
        let client = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&TLS13])
            .map_err(io::Error::other)?
            .dangerous()
            .with_custom_certificate_verifier(anybody)
            .with_client_auth_cert(vec![certificate.clone()], key())
            .map_err(io::Error::other)?;
        let name = gethostname::gethostname().to_string_lossy().into_owned();
        Ok(Certificate {
            computer: Computer { id: id_of(&certificate), name },
            acceptor: TlsAcceptor::from(Arc::new(server)),
            connector: TlsConnector::from(Arc::new(client)),
        })
    }
}

impl std::fmt::Debug for Certificate {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Certificate").field("computer", &self.computer).finish_non_exhaustive()
    }
}

fn make() -> io::Result<(Vec<u8>, Vec<u8>)> {
    let made = rcgen::generate_simple_self_signed(vec![NAME.to_owned()]).map_err(io::Error::other)?;
    Ok((made.cert.der().to_vec(), made.signing_key.serialize_der()))
}

fn written(certificate: &[u8], key: &[u8]) -> Vec<u8> {
    let mut bytes = u32::try_from(certificate.len()).unwrap_or_default().to_be_bytes().to_vec();
    bytes.extend_from_slice(certificate);
    bytes.extend_from_slice(key);
    bytes
}

/// `None` if what was kept is not whole; then another is made, and other computers must be compared again.
fn read(bytes: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    let (certificate, key) = rest.split_at_checked(usize::try_from(u32::from_be_bytes(*length)).ok()?)?;
    (!certificate.is_empty() && !key.is_empty()).then(|| (certificate.to_vec(), key.to_vec()))
}

/// Lets any certificate in whose owner has its key: whether that computer is trusted is decided by its id, before
/// anything is said to it.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl Anybody {
    fn signed(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }
}

fn no_tls12() -> Result<HandshakeSignatureValid, Error> {
    Err(Error::General("TLS 1.2".to_owned()))
}

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        no_tls12()
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

impl ClientCertVerifier for Anybody {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        Ok(ClientCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        no_tls12()
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_file_makes_another_identity() {
        let folder = tempfile::tempdir().unwrap();
        let first = Certificate::of(folder.path()).unwrap().computer;
        assert_eq!(Certificate::of(folder.path()).unwrap().computer, first);
        for damaged in [&b""[..], b"\0\0\0\x09short", b"\xff\xff\xff\xffxx"] {
            std::fs::write(folder.path().join(FILE), damaged).unwrap();
            assert_ne!(Certificate::of(folder.path()).unwrap().computer.id, first.id);
        }
    }
}
