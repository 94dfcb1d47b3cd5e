/** Words that say nothing about what a column holds. */
const empty: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'or', 'and', 'in', 'per', 'is']);

/** Words used interchangeably in column headers. */
const equal: ReadonlyMap<string, string> = new Map([
  ['id', 'number'],
  ['no', 'number'],
  ['nr', 'number'],
  ['num', 'number'],
  ['dept', 'department'],
  ['emp', 'employee'],
  ['acct', 'account'],
  ['adm', 'admission'],
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['cell', 'mobile'],
  ['mail', 'email'],
  ['zip', 'postal'],
  ['postcode', 'postal'],
  ['qty', 'quantity'],
  ['amt', 'amount'],
  ['addr', 'address'],
  ['desc', 'description'],
]);

/** `titles` and `categories` become `title` and `category`; short words and those in -ss stay. */
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

/** The significant words of a header or a key, normalised: lower case, no diacritics, singular. */
export const wordsIn = (text: string): ReadonlySet<string> => {
  const plain = text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/e[\s-]mail/g, 'email')
    .replaceAll(/\ba\s?\/\s?c\b/g, 'account');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !empty.has(word));
  return new Set(words.map(singular).map((word) => equal.get(word) ?? word));
};

/** How similar two sets of words are: 1 for equal ones, 0 for those that share none. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
};

/** The words without some of them, or all if nothing would be left. */
export const wordsWithout = (
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
): ReadonlySet<string> => {
  const left = [...words].filter((word) => !others.has(word));
  return left.length > 0 ? new Set(left) : words;
};
