//! The guide for organisers.

use tapis_api_macros::commands;
use tapis_club::{GuideChapter, GuideHit, Problem, guide, search_guide};

use crate::Call;

#[commands]
impl Call<'_> {
    /// The guide, in the language in use.
    #[audience(floor)]
    pub fn guide(&self) -> Result<Vec<GuideChapter>, Problem> {
        Ok(guide(self.language()))
    }

    /// The passages of the guide in which every word of the query occurs.
    #[audience(floor)]
    pub fn guide_search(&self, query: String) -> Result<Vec<GuideHit>, Problem> {
        Ok(search_guide(self.language(), &query))
    }
}
