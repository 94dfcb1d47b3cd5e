/**
 * SQL: a few of many, where the reader is told that they are a few: an example in an error message, "the latest ten", a
 * chart, a search narrowed by typing. Everything else is paged or uses the `most` of its statement, which refuses.
 */
export const sampleOf = (rows: number): string => `LIMIT ${rows}`;

/** SQL: what one round of a clock takes on; the next round continues with the rest. */
export const roundOf = (rows: number): string => `LIMIT ${rows}`;
