//! Makes typed commands from a table of signatures: the command itself, the handler, and a
//! description from which the TypeScript side is generated.

/// A command as the page sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandSpec {
    /// Its name.
    pub name: &'static str,
    /// Refused to the room's window.
    pub writes: bool,
    /// Names and TypeScript types of its arguments.
    pub args: Vec<(&'static str, String)>,
    /// The TypeScript type of its answer.
    pub returns: String,
}

/// Each line makes one command that calls the function of the same name in `crate::api`.
/// `read`: the room may call it; `write`: only the desk.
macro_rules! command_table {
    ($( $(#[$doc:meta])* $kind:ident fn $name:ident($($arg:ident: $type:ty),* $(,)?) -> $returns:ty; )*) => {
        $(
            $(#[$doc])*
            ///
            /// # Errors
            /// A sentence in the club's language; nothing has changed.
            #[tauri::command(async)]
            pub fn $name(
                app: tauri::AppHandle,
                $($arg: $type),*
            ) -> Result<$returns, tapis_club::Problem> {
                crate::api::$name(&app, $($arg),*)
            }
        )*

        /// Hands a call from a page to its command.
        pub fn handler() -> impl Fn(tauri::ipc::Invoke<tauri::Wry>) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($name),*]
        }

        /// All commands.
        pub fn table(config: &ts_rs::Config) -> Vec<$crate::command_table::CommandSpec> {
            vec![$(
                $crate::command_table::CommandSpec {
                    name: stringify!($name),
                    writes: stringify!($kind) == "write",
                    args: vec![$((stringify!($arg), <$type as ts_rs::TS>::name(config))),*],
                    returns: <$returns as ts_rs::TS>::name(config),
                }
            ),*]
        }

        /// The declarations of every type that a command takes or gives.
        pub fn declarations(config: &ts_rs::Config) -> std::collections::BTreeMap<String, String> {
            let mut seen = $crate::bindings::Declarations::new(config);
            $( $( seen.take::<$type>(); )* seen.take::<$returns>(); )*
            seen.done()
        }
    };
}

pub(crate) use command_table;
