/** Languages whose nouns begin with a capital wherever they stand. */
const capitalNouns = new Set(['de']);

/**
 * A noun as it stands inside a sentence: `Purchase order` gives `purchase order`. What is written in capitals stays,
 * as in `GRN` or `SMS template`.
 */
export const insideSentence = (words: string, language: string): string =>
  capitalNouns.has(language) || !/^\p{Lu}(\p{Ll}|$)/u.test(words)
    ? words
    : words.charAt(0).toLocaleLowerCase(language) + words.slice(1);
