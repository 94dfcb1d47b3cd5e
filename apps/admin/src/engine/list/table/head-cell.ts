/** How every cell of the head of a table looks. */
export const headCell = { whiteSpace: 'nowrap', borderBottom: 0 } as const;
