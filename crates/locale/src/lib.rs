//! One catalogue of sentences for the screen, the paper and the command line.
