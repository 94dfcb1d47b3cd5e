/** A name that the specification writes in lower case is capitalised where it stands alone; the word stays. */
export const phrase = { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } } as const;
