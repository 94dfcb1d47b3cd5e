const candidates = [',', ';', '\t', '|'] as const;
const linesLooked = 20;

const withoutQuoted = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, '');

/**
 * The delimiter between the cells of a text: the character that occurs equally often in every line, and of several the most
 * frequent one. A comma if there is none.
 */
export const delimiterOf = (head: string): string => {
  const lines = withoutQuoted(head)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLooked);
  const scored = candidates.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const [first = 0] = counts;
    const equal = counts.filter((count) => count === first).length / Math.max(1, counts.length);
    return { sign, score: first === 0 ? 0 : equal * 1000 + Math.min(first, 500) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign;
};
