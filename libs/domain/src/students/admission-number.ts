/**
 * The number after another one: its trailing digits are incremented and keep their width; without any, a 1 is appended
 * (`STU0099` → `STU0100`, `STU9999` → `STU10000`, `ABC` → `ABC1`).
 */
export const numberAfter = (number: string): string => {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  const next = digits === '' ? '1' : (BigInt(digits) + 1n).toString().padStart(digits.length, '0');
  return number.slice(0, number.length - digits.length) + next;
};
