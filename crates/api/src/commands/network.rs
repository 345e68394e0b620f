//! Whether devices in the room reach this computer, and by which address.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::room::qr_code::QrCode;
use tapis_club::{PhoneSettings, Problem, Wifi, WifiCode};

use crate::{Api, NetworkState, Notice};

/// An address at which devices find this computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NetworkAddress {
    pub card: String,
    pub address: String,
    /// Address for a browser.
    pub url: String,
    /// The same as a code to scan; `null` if the network is off.
    pub qr: Option<QrCode>,
    /// The address is one of a local network, as a router gives it.
    pub room: bool,
}

/// System that runs the program: what keeps devices out differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum System {
    Windows,
    Macos,
    /// Linux, and all that is like it.
    Linux,
}

impl System {
    const HERE: System = if cfg!(windows) {
        System::Windows
    } else if cfg!(target_os = "macos") {
        System::Macos
    } else {
        System::Linux
    };
}

/// Access that devices lost when the program was started again while they were let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LostAccess {
    /// They are not let in any more: it could not be opened again.
    Closed,
    /// This computer has another address: they must scan the code again.
    Moved {
        /// The address that they know.
        before: String,
    },
}

/// State of the network access for devices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NetworkView {
    /// Devices are let in.
    pub on: bool,
    /// Only by this address; `null` means by all.
    pub chosen: Option<String>,
    /// The addresses of this computer, the likeliest first.
    pub addresses: Vec<NetworkAddress>,
    /// The same address with the computer's name, where the system has one: not every telephone understands it.
    pub by_name: Option<String>,
    /// A device other than this computer has come since it was switched on.
    pub reached: bool,
    /// Telephones that follow the evening now.
    pub phones: u32,
    /// Access that devices lost when the program was started again in the same evening; `null` if nothing.
    pub lost: Option<LostAccess>,
    pub system: System,
}

/// The network of the room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WifiView {
    pub wifi: Wifi,
    /// Its code to scan; `null` if no code holds so much.
    pub code: Option<WifiCode>,
}

impl WifiView {
    fn of(wifi: Wifi) -> Self {
        WifiView { code: wifi.code(), wifi }
    }
}

/// Network data remembered on this computer.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct NetworkMemory {
    /// Only by this address.
    address: Option<String>,
    /// It is on until then, by the system's clock: a program that is started again in the same evening lets the
    /// devices in again.
    until: Option<i64>,
    /// Address that devices were given for this computer.
    url: Option<String>,
}

impl NetworkMemory {
    fn same_evening(&self) -> bool {
        self.until.is_some_and(|until| (0..=EVENING).contains(&(until - system_now())))
    }
}

const MEMORY: &str = "network.json";
/// Longest evening, in milliseconds.
const EVENING: i64 = 14 * 60 * 60 * 1000;

fn system_now() -> i64 {
    chrono::Utc::now().timestamp_millis()
}

#[commands]
impl NetworkCommands<'_> {
    /// Returns the state of the network access for devices.
    #[audience(desk, leader)]
    pub fn network(&self) -> Result<NetworkView, Problem> {
        Ok(self.api.network_view())
    }

    /// Lets devices in until the evening is over, by one address of this computer, or by all where none is named.
    #[audience(host)]
    pub fn network_on(&self, address: Option<String>) -> Result<NetworkView, Problem> {
        self.api.host.open_network(address.as_deref())?;
        let url = self.api.phone_address();
        self.api.keep_in_mind(MEMORY, &NetworkMemory { address, until: Some(system_now() + EVENING), url });
        self.api.tell(Notice::Changed(None));
        Ok(self.api.network_view())
    }

    /// Lets no device in any more.
    #[audience(host)]
    pub fn network_off(&self) -> Result<NetworkView, Problem> {
        self.api.host.close_network();
        let remembered: NetworkMemory = self.api.recalled(MEMORY).unwrap_or_default();
        self.api.keep_in_mind(MEMORY, &NetworkMemory { until: None, url: None, ..remembered });
        self.api.tell(Notice::Changed(None));
        Ok(self.api.network_view())
    }

    /// The network of the room, with its code; `null` if nobody named it.
    #[audience(desk)]
    pub fn wifi(&self) -> Result<Option<WifiView>, Problem> {
        self.read(|club| Ok(club.room().wifi()?.map(WifiView::of)))
    }

    /// Names the network of the room, or forgets it.
    #[audience(desk)]
    pub fn wifi_keep(&self, wifi: Option<Wifi>) -> Result<Option<WifiView>, Problem> {
        self.change(None, |club| {
            club.room().keep_wifi(wifi)?;
            Ok(club.room().wifi()?.map(WifiView::of))
        })
    }

    /// Returns the content that the club lets telephones show.
    #[audience(desk)]
    pub fn phone_settings(&self) -> Result<PhoneSettings, Problem> {
        self.read(|club| club.phones().phone_settings())
    }

    /// Decides what telephones show.
    #[audience(desk)]
    pub fn phone_settings_keep(&self, settings: PhoneSettings) -> Result<PhoneSettings, Problem> {
        self.change(None, |club| {
            club.phones().keep_phone_settings(settings)?;
            club.phones().phone_settings()
        })
    }
}

impl Api {
    /// Lets devices in again where they were when the program ended, if it is still the same evening.
    pub fn resume_network(&self) {
        let remembered: NetworkMemory = self.recalled(MEMORY).unwrap_or_default();
        if !remembered.same_evening() {
            return;
        }
        let address = remembered.address;
        // The router may have given this computer another address since.
        if self.host.open_network(address.as_deref()).is_err() && address.is_some() {
            // The desk shows whether the network is open.
            let _ = self.host.open_network(None);
        }
        self.tell(Notice::Changed(None));
    }

    /// Address of this computer for players' telephones, the likeliest one; `None` if they are not let in.
    pub fn phone_address(&self) -> Option<String> {
        let view = self.network_view();
        view.on.then(|| view.addresses.into_iter().next().map(|first| first.url)).flatten()
    }

    fn network_view(&self) -> NetworkView {
        let NetworkState { cards, port, address, reached, phones, name } = self.host.network();
        let remembered: NetworkMemory = self.recalled(MEMORY).unwrap_or_default();
        let url = |host: &str| match port {
            Some(80) | None => format!("http://{host}/"),
            Some(port) => format!("http://{host}:{port}/"),
        };
        let addresses =
            cards.into_iter().filter(|card| address.as_ref().is_none_or(|only| *only == card.address));
        let addresses = addresses.map(|card| {
            let url = url(&card.address);
            let qr = port.and_then(|_| QrCode::of(&url));
            NetworkAddress { card: card.name, address: card.address, url, qr, room: card.room }
        });
        let addresses: Vec<NetworkAddress> = addresses.collect();
        let lost = match &remembered.url {
            // Known at the likeliest address only: that is what the code says.
            Some(before) if port.is_some() => addresses
                .iter()
                .all(|there| there.url != *before)
                .then(|| LostAccess::Moved { before: before.clone() }),
            _ => (port.is_none() && remembered.same_evening()).then_some(LostAccess::Closed),
        };
        NetworkView {
            on: port.is_some(),
            chosen: if port.is_some() { address.clone() } else { remembered.address },
            addresses,
            by_name: name.filter(|_| port.is_some()).map(|name| url(&name)),
            reached,
            phones,
            lost,
            system: System::HERE,
        }
    }
}
