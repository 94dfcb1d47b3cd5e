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

/**
 * Puts a school's words in place of the product's in a text of the product: whole words only, longer ones first, in
 * the case of what stood there. Names in `%{…}` are no words. To be used on labels and sentences of the product before
 * they are filled, never on what people have entered.
 */
export const renamer = (renames: readonly Rename[]): ((text: string) => string) => {
  if (renames.length === 0) return (text) => text;
  const to = new Map(renames.map(([from, word]) => [from.toLowerCase(), word]));
  const words = [...to.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![${letter}{])(?:${words.join('|')})(?![${letter}}])`, 'giu');
  return (text) => text.replace(pattern, (found) => inCaseOf(found, to.get(found.toLowerCase()) ?? found));
};
