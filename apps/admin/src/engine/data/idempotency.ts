/**
 * A key that identifies one intended write, so that sending it twice creates one record. Also works without a secure
 * context.
 */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
