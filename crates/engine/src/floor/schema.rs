//! Names in the schema of a question.

use schemars::{Schema, json_schema};
use serde::Deserializer;
use serde::de::DeserializeOwned;
use serde::de::{Error, Visitor};
use std::cell::Cell;

/// Lists every name by which a case is read, other ones among them.
pub(crate) fn every_name<T: DeserializeOwned>(schema: &mut Schema) {
    let names = Names::default();
    // It reads nothing: it looks at the names that would be read.
    let _ = T::deserialize(&names);
    let description = schema.get("description").cloned();
    *schema = json_schema!({ "type": "string", "enum": names.0.get() });
    if let Some(description) = description {
        schema.insert("description".to_owned(), description);
    }
}

/// Notes the names of an enum's cases.
#[derive(Default)]
pub(crate) struct Names(Cell<&'static [&'static str]>);

impl<'de> Deserializer<'de> for &Names {
    type Error = serde::de::value::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        self.0.set(names);
        Err(Self::Error::custom("nothing is read"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(Self::Error::custom("no enum"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
