//! `#[commands]` turns the methods of an `impl MemberCommands<'_>` block into commands: besides the methods
//! themselves it declares the type, a subject's commands over a `Call`, and writes `COMMANDS`, the table from which
//! calls are dispatched and, with the feature `ts`, the TypeScript client is generated.
#![forbid(unsafe_code)]

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Error, Expr, ExprLit, FnArg, GenericArgument, ImplItem, ImplItemFn, ItemImpl, Lit, Meta, Pat,
    PathArguments, Result, ReturnType, Token, Type, parse_macro_input,
};

/// Makes a command of every method in the block. Each states who may call it by `#[audience(public)]`, `room`,
/// `table`, `door`, `floor`, `desk` or `host`, and after that its properties, which are variants of `Property`:
/// `#[audience(public, cached)]`.
#[proc_macro_attribute]
pub fn commands(_: proc_macro::TokenStream, block: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let block = parse_macro_input!(block as ItemImpl);
    expand(block).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(mut block: ItemImpl) -> Result<TokenStream> {
    let subject = constructor(&block.self_ty)?.clone();
    let mut table = Vec::new();
    for item in &mut block.items {
        let ImplItem::Fn(method) = item else {
            return Err(Error::new_spanned(item, "only commands stand here"));
        };
        table.push(entry(&subject, method)?);
    }
    Ok(quote! {
        /// The commands of a subject, over a call.
        #[derive(Clone, Copy)]
        pub struct #subject<'a>(pub(crate) crate::Call<'a>);

        impl<'a> From<crate::Call<'a>> for #subject<'a> {
            fn from(call: crate::Call<'a>) -> Self {
                Self(call)
            }
        }

        impl<'a> std::ops::Deref for #subject<'a> {
            type Target = crate::Call<'a>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        #block

        /// The commands of this module.
        pub(crate) const COMMANDS: &[crate::Command] = &[#(#table),*];
    })
}

fn entry(subject: &Ident, method: &mut ImplItemFn) -> Result<TokenStream> {
    let Audience { audience, properties } = take_audience(method)?;
    let docs = method.attrs.iter().filter_map(doc_line).collect::<Vec<_>>().join("\n");
    let (name, returns) = (&method.sig.ident, returned(&method.sig.output)?);
    let mut names: Vec<&Ident> = Vec::new();
    let mut types: Vec<&Type> = Vec::new();
    for input in method.sig.inputs.iter().skip(1) {
        let FnArg::Typed(argument) = input else { continue };
        let Pat::Ident(pattern) = &*argument.pat else {
            return Err(Error::new_spanned(&argument.pat, "an argument needs a name"));
        };
        names.push(&pattern.ident);
        types.push(&argument.ty);
    }
    Ok(quote! {
        crate::Command {
            name: stringify!(#name),
            audience: crate::Audience::#audience,
            properties: &[#(crate::Property::#properties),*],
            docs: #docs,
            #[cfg(feature = "ts")]
            signature: |types| crate::Signature {
                args: vec![#((stringify!(#names), types.name::<#types>())),*],
                returns: types.name::<#returns>(),
            },
            run: |call, args| {
                #[derive(serde::Deserialize)]
                #[serde(deny_unknown_fields, rename_all = "camelCase")]
                struct Arguments { #(#names: #types),* }
                let Arguments { #(#names),* } = crate::program::command::read(args)?;
                crate::program::command::written(&#subject(*call).#name(#(#names),*)?)
            },
        }
    })
}

/// Name of a subject's type, which is also its constructor.
fn constructor(subject: &Type) -> Result<&Ident> {
    match subject {
        Type::Path(named) => named.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
    .ok_or_else(|| Error::new_spanned(subject, "commands have a named subject"))
}

/// Audience and properties of a command, as variants.
struct Audience {
    audience: Ident,
    properties: Vec<Ident>,
}

/// Takes the attribute with the audience and the properties away.
fn take_audience(method: &mut ImplItemFn) -> Result<Audience> {
    let missing = || Error::new_spanned(&method.sig.ident, "say who may call it: #[audience(…)]");
    let found = method.attrs.iter().position(|attribute| attribute.path().is_ident("audience"));
    let named = method.attrs.remove(found.ok_or_else(missing)?);
    let named = named.parse_args_with(Punctuated::<Ident, Token![,]>::parse_terminated)?;
    let mut variants = named.iter().map(|name| {
        let mut letters = name.to_string();
        letters.get_mut(..1).map(str::make_ascii_uppercase);
        Ident::new(&letters, name.span())
    });
    let audience = variants.next().ok_or_else(missing)?;
    Ok(Audience { audience, properties: variants.collect() })
}

fn doc_line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    let Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) = &pair.value else { return None };
    pair.path.is_ident("doc").then(|| line.value().trim().to_owned())
}

/// `T` of `Result<T, …>` or of an alias of it.
fn returned(output: &ReturnType) -> Result<&Type> {
    let refused = || Error::new_spanned(output, "a command returns a Result");
    let ReturnType::Type(_, returned) = output else { return Err(refused()) };
    let Type::Path(path) = &**returned else { return Err(refused()) };
    let Some(segment) = path.path.segments.last() else { return Err(refused()) };
    let PathArguments::AngleBracketed(generics) = &segment.arguments else { return Err(refused()) };
    match generics.args.first() {
        Some(GenericArgument::Type(kind)) => Ok(kind),
        _ => Err(refused()),
    }
}
