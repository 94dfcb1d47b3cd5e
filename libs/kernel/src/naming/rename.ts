type Rename = readonly [from: string, to: string];

const letter = '\\p{L}\\p{N}_';
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Staff" becomes "staff" where the replaced word was in lower case; acronyms in capitals stay so. */
const inCaseOf = (found: string, to: string): string => {
  const [first = '', second = ''] = to;
  const isLower = found.charAt(0) === found.charAt(0).toLowerCase();
  const isAcronym = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return isLower && !isAcronym ? first.toLowerCase() + to.slice(first.length) : to;
};

/** Letters whose names begin with a vowel, as pronounced in "an HR unit". */
const spelled = /^[AEFHILMNORSX](?:[A-Z\d]|$|[^\p{L}])/u;
/** Vowels that are pronounced as consonants, and the silent h. */
const asConsonant = /^(?:uni(?!n)|us[aeiu]|eu|one|once|ufo)/i;
const silent = /^(?:hour|honou?r|honest|heir)/i;

/** Whether English uses "an" before the word. */
const takesAn = (word: string): boolean => {
  if (/^[A-Z]{2}/.test(word)) return spelled.test(word);
  return silent.test(word) || (/^[aeiou]/i.test(word) && !asConsonant.test(word));
};

/** "a" or "an" as required by the word after it, keeping the case of the first letter. */
const articleFor = (article: string, word: string): string =>
  `${article.charAt(0)}${takesAn(word) ? 'n' : ''} `;

/**
 * Replaces the product's words with a school's in a text of the product: whole words only, longer ones first, in the case
 * of the original; in English the article before the word is adapted. Names in `%{…}` are not words. To be used on labels
 * and sentences of the product before they are filled, never on text entered by users.
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
