import { longestName } from '@school/kernel';

/** @throws Error for a table or column whose name PostgreSQL would truncate or that would have to be quoted everywhere */
export const assertName = (name: string): void => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name) || name.length > longestName) {
    throw new Error(`"${name}" cannot name a table or column: lower case letters, digits and _, at most 63`);
  }
};
