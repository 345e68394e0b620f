//! Everything that the club knows of one member, and when it is deleted.

pub mod data_protection;
pub mod member_data;
