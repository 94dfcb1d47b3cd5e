import { NotFound } from '@school/kernel';

/** The id in an address. Anything that cannot be an id is treated as a record that does not exist. */
export const recordId = (text: unknown): number => {
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
};
