import { createHash } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** Bytes of a PostgreSQL name; longer ones are cut silently, so that two of them may become one. */
const longestName = 63;

/** Name as SQL writes it. */
export const quoted = (name: string): string => escapeIdentifier(name);

/** Text as SQL writes it. */
export const literal = (text: string): string => escapeLiteral(text);

/** Eight hexadecimal digits that change with the text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Joins parts to a name; one that PostgreSQL would cut ends in a hash of the whole instead. */
export const nameOf = (...parts: readonly string[]): string => {
  const name = parts.join('_');
  return Buffer.byteLength(name) <= longestName
    ? name
    : `${name.slice(0, longestName - 9)}_${shortHash(name)}`;
};

/** @throws Error for a table or column whose name PostgreSQL would cut */
export const assertName = (name: string): void => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name) || name.length > longestName) {
    throw new Error(`"${name}" cannot name a table or column: lower case letters, digits and _, at most 63`);
  }
};
