//! Keeps the screens on under Wayland where no service of a desktop does it, as under sway: the compositor itself is
//! asked. GTK does not support that protocol, so this is a connection of its own to the compositor, with a surface that
//! is never shown.

use wayland_client::globals::{GlobalListContents, registry_queue_init};
use wayland_client::protocol::wl_compositor::WlCompositor;
use wayland_client::protocol::wl_registry::{self, WlRegistry};
use wayland_client::protocol::wl_surface::WlSurface;
use wayland_client::{Connection, Dispatch, QueueHandle, delegate_noop};
use wayland_protocols::wp::idle_inhibit::zv1::client::zwp_idle_inhibit_manager_v1::ZwpIdleInhibitManagerV1;
use wayland_protocols::wp::idle_inhibit::zv1::client::zwp_idle_inhibitor_v1::ZwpIdleInhibitorV1;

/// The compositor's inhibitor; it ends when it is dropped, or with the program.
pub(crate) struct Inhibitor {
    connection: Connection,
    held: ZwpIdleInhibitorV1,
}

impl Inhibitor {
    /// Asks the compositor; `None` if there is none, or it does not know the protocol.
    pub(crate) fn find() -> Option<Self> {
        let connection = Connection::connect_to_env().ok()?;
        let (globals, mut queue) = registry_queue_init::<NoEvents>(&connection).ok()?;
        let handle = queue.handle();
        let compositor: WlCompositor = globals.bind(&handle, 1..=4, ()).ok()?;
        let manager: ZwpIdleInhibitManagerV1 = globals.bind(&handle, 1..=1, ()).ok()?;
        let surface = compositor.create_surface(&handle, ());
        let held = manager.create_inhibitor(&surface, &handle, ());
        queue.roundtrip(&mut NoEvents).ok()?;
        Some(Inhibitor { connection, held })
    }
}

impl Drop for Inhibitor {
    fn drop(&mut self) {
        self.held.destroy();
        // A compositor that is gone holds nothing.
        let _ = self.connection.flush();
    }
}

/// Ignores the events of the compositor.
struct NoEvents;

impl Dispatch<WlRegistry, GlobalListContents> for NoEvents {
    fn event(
        _: &mut Self,
        _: &WlRegistry,
        _: wl_registry::Event,
        _: &GlobalListContents,
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
    }
}

delegate_noop!(NoEvents: WlCompositor);
delegate_noop!(NoEvents: ignore WlSurface);
delegate_noop!(NoEvents: ZwpIdleInhibitManagerV1);
delegate_noop!(NoEvents: ZwpIdleInhibitorV1);
