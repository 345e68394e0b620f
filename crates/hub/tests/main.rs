//! The tests of the league's program, against a real PostgreSQL.

mod backups;
mod bundles;
mod cluster;
mod command_line;
mod evidence;
mod forks;
mod front_door;
mod given;
mod hostile;
mod kept;
mod kept_persons;
mod office;
mod paper;
mod person_lists;
mod persons;
mod season;
mod seasons;
mod serving;
mod set_up;
mod site;
mod taking;
mod upgrade;
