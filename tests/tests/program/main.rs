//! The program from outside: its files, command line, printing and dependencies.

mod arrows;
mod cuts;
mod dependencies;
mod evenings;
mod faults;
mod kill;
mod oracle;
mod paper;
mod printing;
mod rule;
