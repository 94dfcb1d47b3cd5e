/**
 * SQL: a few of many, where whoever reads them is told that they are a few: an example in a refusal, "the latest ten", a
 * chart, a search that is narrowed by typing. Everything else is paged or gets `most` of its statement, which refuses.
 */
export const sampleOf = (rows: number): string => `LIMIT ${rows}`;

/** SQL: what one round of a clock takes on; the next round goes on with the rest. */
export const roundOf = (rows: number): string => `LIMIT ${rows}`;
