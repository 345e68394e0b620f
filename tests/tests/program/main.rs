//! The program from outside: its files, its command line, its printer, its dependencies.

mod arrows;
mod catalogue;
mod dependencies;
mod evenings;
mod kill;
mod oracle;
mod paper;
mod printing;
mod rule;
