//! The paper: from plain structures to PDF bytes.
