/** First letters of the first and last word of a name: `Aarav Kumar Sharma` becomes `AS`. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
};

/** Hues far enough apart to be distinguished in a list. */
const hues = 12;

/** The colour that stands for a name, always the same one: an angle on the colour wheel, in degrees. */
export const hueOf = (name: string): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum % hues) * (360 / hues);
};
