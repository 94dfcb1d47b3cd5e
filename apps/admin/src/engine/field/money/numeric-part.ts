/** What of a typed text an amount cell takes: digits, and at most two of them after one point. */
export const numericPart = (typed: string): string => {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
};
