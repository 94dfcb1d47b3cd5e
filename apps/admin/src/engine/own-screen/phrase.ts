/** A name that the specification gives in lower case begins with a capital where it stands alone; the word stays. */
export const phrase = { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } } as const;
