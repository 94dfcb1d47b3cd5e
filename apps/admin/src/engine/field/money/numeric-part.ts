/** The part of a typed text that an amount cell accepts: digits, and at most two of them after a single point. */
export const numericPart = (typed: string): string => {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
};
