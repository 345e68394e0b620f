//! Whole evenings, crashes, the real window.
