/** Languages that capitalise nouns everywhere. */
const capitalNouns = new Set(['de']);

/**
 * A noun as it appears inside a sentence: `Purchase order` becomes `purchase order`. Words in capitals stay, as in `GRN` or
 * `SMS template`.
 */
export const insideSentence = (words: string, language: string): string =>
  capitalNouns.has(language) || !/^\p{Lu}(\p{Ll}|$)/u.test(words)
    ? words
    : words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
