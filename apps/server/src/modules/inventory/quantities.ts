/** Exact quantities with three decimals. */
const thousandths = (quantity: string): bigint => {
  const sign = quantity.startsWith('-') ? -1n : 1n;
  const [whole = '0', part = ''] = quantity.replace(/^-/, '').split('.');
  return sign * (BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0').slice(0, 3)));
};

const quantityOf = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 1000n}.${String(size % 1000n).padStart(3, '0')}`;
};

export const sumOf = (a: string, b: string): string => quantityOf(thousandths(a) + thousandths(b));
export const differenceOf = (a: string, b: string): string => quantityOf(thousandths(a) - thousandths(b));
export const isLess = (a: string, b: string): boolean => thousandths(a) < thousandths(b);
export const isAboveZero = (quantity: string): boolean => thousandths(quantity) > 0n;
