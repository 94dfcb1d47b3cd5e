type Rename = readonly [from: string, to: string];

const letter = '\\p{L}\\p{N}_';
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Staff" for "staff" where the replaced word stood in lower case; what is written in capitals stays so. */
const inCaseOf = (found: string, to: string): string => {
  const [first = '', second = ''] = to;
  const isLower = found.charAt(0) === found.charAt(0).toLowerCase();
  const isAcronym = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return isLower && !isAcronym ? first.toLowerCase() + to.slice(first.length) : to;
};

/** Letters whose names begin with a vowel, as they are said in "an HR unit". */
const spelled = /^[AEFHILMNORSX](?:[A-Z\d]|$|[^\p{L}])/u;
/** Vowels that are said as consonants, and the silent h. */
const asConsonant = /^(?:uni(?!n)|us[aeiu]|eu|one|once|ufo)/i;
const silent = /^(?:hour|honou?r|honest|heir)/i;

/** Whether English says "an" before the word. */
const takesAn = (word: string): boolean => {
  if (/^[A-Z]{2}/.test(word)) return spelled.test(word);
  return silent.test(word) || (/^[aeiou]/i.test(word) && !asConsonant.test(word));
};

/** "a" and "an" as the word after it asks, with the first letter as it was. */
const articleFor = (article: string, word: string): string =>
  `${article.charAt(0)}${takesAn(word) ? 'n' : ''} `;

/**
 * Puts a school's words in place of the product's in a text of the product: whole words only, longer ones first, in
 * the case of what stood there; in English the article before it follows. Names in `%{…}` are no words. To be used on
 * labels and sentences of the product before they are filled, never on what people have entered.
 * @param language of the text, "en" for English
 */
export const renamer = (renames: readonly Rename[], language: string): ((text: string) => string) => {
  if (renames.length === 0) return (text) => text;
  const to = new Map(renames.map(([from, word]) => [from.toLowerCase(), word]));
  const words = [...to.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const article = language === 'en' ? `((?<![${letter}{])an? )?` : '()';
  const pattern = new RegExp(`${article}(?<![${letter}{])(${words.join('|')})(?![${letter}}])`, 'giu');
  return (text) =>
    text.replace(pattern, (_all, before: string | undefined, found: string) => {
      const word = inCaseOf(found, to.get(found.toLowerCase()) ?? found);
      return before ? articleFor(before, word) + word : word;
    });
};
