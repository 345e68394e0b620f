//! The program from outside: its files, command line, printing and dependencies.

mod arrows;
mod cuts;
mod damage;
mod debugging;
mod dependencies;
mod discarded;
mod evenings;
mod faults;
mod fuzz;
mod kill;
mod layers;
mod league;
mod league_club_kills;
mod league_kills;
mod log;
mod methods;
mod oracle;
mod packages;
mod paper;
mod printing;
mod proxies;
mod published;
mod rule;
mod sample_league;
mod takeovers;
mod words;
