//! Words for what ships and workers ask in phase D, and for the windmill.

use emporio_core::Text;

use super::amount;
use crate::pieces::Stuff;
use crate::state::Madeira;

impl Madeira {
    pub(super) fn upkeep_words(&self, wood: u8) -> Text {
        let pirates = self.me().fleet.len().saturating_sub(wood);
        Text::key("action-upkeep").with("wood", self.wood_words(wood)).with("pirates", pirates)
    }

    pub(super) fn feed_words(&self, bread: u8) -> Text {
        if self.bread_due() == 0 {
            return Text::key("action-feed-none");
        }
        let pirates = self.bread_due().saturating_sub(bread);
        Text::key("action-feed").with("bread", amount(Stuff::Bread, bread)).with("pirates", pirates)
    }

    pub(super) fn mill_up_words(&self) -> Text {
        let wheat = amount(Stuff::Wheat, self.data.windmill.wheat_for_up);
        let key = if self.me().level < self.data.windmill.top { "action-mill-up" } else { "action-mill-top" };
        Text::key(key).with("wheat", wheat)
    }

    pub(super) fn mill_down_words(&self, bread: bool) -> Text {
        let windmill = &self.data.windmill;
        let low = self.me().level <= windmill.bottom;
        let got = match (bread, low) {
            (true, false) => amount(Stuff::Bread, windmill.down_bread),
            (true, true) => amount(Stuff::Bread, windmill.bottom_bread),
            (false, false) => amount(Stuff::Reals, windmill.down_reals),
            (false, true) => amount(Stuff::Reals, windmill.bottom_reals),
        };
        Text::key(if low { "action-mill-bottom" } else { "action-mill-down" }).with("got", got)
    }
}
