//! Statistics of an evening that is over. It is cached together with what formulas need, and names members as the
//! journal does.
