import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike, because initial passwords are read from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const pick = (from: string): string => from.charAt(randomInt(from.length));
const several = (from: string, count: number): string =>
  Array.from({ length: count }, () => pick(from)).join('');

/** An unguessable password (about 70 bits) that satisfies the policy, such as `hRwm-4937-kXtq-8562`. */
export const randomPassword = (): string =>
  [several(letters, 4), several(digits, 4), several(letters, 4), several(digits, 4)].join('-');
