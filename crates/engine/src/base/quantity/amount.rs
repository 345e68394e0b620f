//! Numbers that say how much: they are added up, and never to amounts of something else.

/// A type of its own for such numbers. It is written as the bare number: in JSON, in TypeScript and on the screen.
macro_rules! amount {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize,
            schemars::JsonSchema,
        )]
        #[serde(transparent)]
        pub struct $name(pub i64);

        $crate::base::quantity::label::bare!($name(i64));

        impl $name {
            /// Amount that is nothing.
            pub const ZERO: Self = $name(0);

            /// Whether the amount is nothing.
            pub fn is_zero(&self) -> bool {
                self.0 == 0
            }

            /// The largest amount there is.
            pub const MAX: Self = $name(i64::MAX);

            /// The sum, or the largest amount there is.
            pub fn saturating_add(self, other: Self) -> Self {
                $name(self.0.saturating_add(other.0))
            }

            /// The difference, or the largest amount there is.
            pub fn saturating_sub(self, other: Self) -> Self {
                $name(self.0.saturating_sub(other.0))
            }

            /// Absolute value of the amount.
            pub fn abs(self) -> Self {
                $name(self.0.saturating_abs())
            }

            /// So many times this, or the largest amount there is.
            pub fn saturating_mul(self, count: i64) -> Self {
                $name(self.0.saturating_mul(count))
            }
        }

        impl std::ops::Add for $name {
            type Output = Self;

            fn add(self, other: Self) -> Self {
                $name(self.0 + other.0)
            }
        }

        impl std::ops::Sub for $name {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                $name(self.0 - other.0)
            }
        }

        impl std::ops::Mul<i64> for $name {
            type Output = Self;

            fn mul(self, count: i64) -> Self {
                $name(self.0 * count)
            }
        }

        impl std::ops::Mul<$name> for i64 {
            type Output = $name;

            fn mul(self, amount: $name) -> $name {
                amount * self
            }
        }

        impl std::ops::Div<i64> for $name {
            type Output = Self;

            fn div(self, parts: i64) -> Self {
                $name(self.0 / parts)
            }
        }

        /// Number of times that one amount is contained in another.
        impl std::ops::Div for $name {
            type Output = i64;

            fn div(self, other: Self) -> i64 {
                self.0 / other.0
            }
        }

        impl std::ops::Rem for $name {
            type Output = Self;

            fn rem(self, other: Self) -> Self {
                $name(self.0 % other.0)
            }
        }

        impl std::ops::Neg for $name {
            type Output = Self;

            fn neg(self) -> Self {
                $name(-self.0)
            }
        }

        impl std::ops::AddAssign for $name {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl std::ops::SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl From<$name> for i64 {
            fn from(amount: $name) -> Self {
                amount.0
            }
        }

        impl From<$name> for i128 {
            fn from(amount: $name) -> Self {
                amount.0.into()
            }
        }

        impl TryFrom<i128> for $name {
            type Error = std::num::TryFromIntError;

            fn try_from(amount: i128) -> Result<Self, Self::Error> {
                amount.try_into().map($name)
            }
        }

        impl<'a> std::iter::Sum<&'a $name> for $name {
            fn sum<I: Iterator<Item = &'a Self>>(amounts: I) -> Self {
                amounts.copied().sum()
            }
        }

        impl std::iter::Sum for $name {
            fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
                amounts.fold(Self::ZERO, |sum, amount| sum + amount)
            }
        }
    };
}

pub(crate) use amount;
