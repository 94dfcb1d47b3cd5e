/** Digits and the X of an ISBN, without hyphens and spaces. */
const plain = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const digit = (character: string): number => (character === 'X' ? 10 : Number(character));

const weighted = (text: string, weight: (at: number) => number): number =>
  [...text].reduce((sum, character, at) => sum + digit(character) * weight(at), 0);

/**
 * Reads an ISBN-10 or ISBN-13 and verifies its check digit (ISO 2108).
 * @returns it without hyphens, or null where it is not one
 */
export const readIsbn = (text: string): string | null => {
  const isbn = plain(text);
  if (/^\d{9}[\dX]$/.test(isbn)) return weighted(isbn, (at) => 10 - at) % 11 === 0 ? isbn : null;
  if (/^97[89]\d{10}$/.test(isbn))
    return weighted(isbn, (at) => (at % 2 === 0 ? 1 : 3)) % 10 === 0 ? isbn : null;
  return null;
};
