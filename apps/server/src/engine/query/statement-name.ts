import { createHash } from 'node:crypto';
import type { Statement } from '../../platform/database/database.ts';

/** Prepared statements live on every connection, so there must be a bound to how many a server ever names. */
const maxNames = 600;
/** A shape that comes once is sent as it is; only what comes again is worth a prepared statement. */
const seenLimit = 5_000;

const names = new Map<string, string>();
let seen = new Set<string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maxNames) return undefined;
  if (!seen.has(text)) {
    if (seen.size >= seenLimit) seen = new Set();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
};

/** A statement whose shape is prepared once per connection as soon as it comes for the second time. */
export const prepared = (text: string, values: readonly unknown[]): Statement => {
  const name = nameOf(text);
  return name === undefined ? { text, values } : { text, values, name };
};
