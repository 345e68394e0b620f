//! The size of the desk's text on this computer.

use tapis_api_macros::commands;
use tapis_club::Problem;

use crate::Api;
use crate::base::text_size::TextSize;

const MEMORY: &str = "text_size.json";

#[commands]
impl TextSizeCommands<'_> {
    /// The size of the desk's text on this computer.
    #[audience(host)]
    pub fn text_size(&self) -> Result<TextSize, Problem> {
        Ok(self.api.text_size())
    }

    /// Draws the desk so large from now on, on this computer.
    #[audience(host)]
    pub fn text_size_keep(&self, size: TextSize) -> Result<(), Problem> {
        self.api.keep_in_mind(MEMORY, &size);
        self.api.host.draw_desk(size);
        Ok(())
    }
}

impl Api {
    /// The size of the desk's text on this computer.
    pub fn text_size(&self) -> TextSize {
        self.recalled(MEMORY).unwrap_or_default()
    }
}
