import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether two signatures are equal, in a time that does not reveal where they differ. */
export const sameSignature = (given: string, own: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return own.length > 0 && a.length === b.length && timingSafeEqual(a, b);
};

/** An HMAC in hexadecimal digits. */
export const hmacOf = (algorithm: 'sha256' | 'sha512', secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text).digest('hex');

export const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');
