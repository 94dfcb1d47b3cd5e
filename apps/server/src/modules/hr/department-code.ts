const longest = 20;

/** The code that a department gets if none was typed: initials of several words, otherwise the first four letters. */
export const codeFrom = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  const initials = words.map((word) => word.charAt(0)).join('');
  const code = words.length > 1 ? initials : (words[0] ?? '').slice(0, 4);
  return (code || 'DEPT').slice(0, longest - 4);
};

/** The first of `MATH`, `MATH2`, `MATH3` … that is free. */
export const freeCode = (start: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(start)) return start;
  let number = 2;
  while (taken.has(`${start}${number}`)) number += 1;
  return `${start}${number}`;
};
