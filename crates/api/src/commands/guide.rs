//! The guide for organisers.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use tapis_api_macros::commands;
use tapis_club::{GuideChapter, GuideHit, Problem, guide, guide_picture, search_guide};

#[commands]
impl GuideCommands<'_> {
    /// The guide, in the language in use.
    #[audience(floor)]
    pub fn guide(&self) -> Result<Vec<GuideChapter>, Problem> {
        Ok(guide(self.language()))
    }

    /// A picture of the guide, in the language in use, as a `data:` address; null if there is none of this name.
    #[audience(floor)]
    pub fn guide_picture(&self, name: String) -> Result<Option<String>, Problem> {
        let picture = guide_picture(self.language(), &name);
        Ok(picture.map(|bytes| format!("data:image/png;base64,{}", STANDARD.encode(bytes))))
    }

    /// The passages of the guide in which every word of the query occurs.
    #[audience(floor)]
    pub fn guide_search(&self, query: String) -> Result<Vec<GuideHit>, Problem> {
        Ok(search_guide(self.language(), &query))
    }
}
