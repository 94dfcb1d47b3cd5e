/** The style of every header cell of a table. */
export const headCell = { whiteSpace: 'nowrap', borderBottom: 0 } as const;
