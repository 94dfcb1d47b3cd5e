import type { AnyResource } from '@school/kernel';
import { changedKeys, type Values } from './values.ts';

export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}
export interface Merge {
  /** Mine over theirs, where only one of us changed something. */
  readonly values: Values;
  /** Fields that both have changed, differently. */
  readonly clashes: readonly Clash[];
  /** Fields that only they have changed. */
  readonly taken: readonly string[];
}

/** Joins two changes of the same record. `base` is what both began with. */
export const mergeOf = (resource: AnyResource, base: Values, mine: Values, theirs: Values): Merge => {
  const myKeys = changedKeys(resource, base, mine);
  const theirKeys = changedKeys(resource, base, theirs);
  const different = new Set(changedKeys(resource, theirs, mine));
  return {
    values: { ...theirs, ...Object.fromEntries(myKeys.map((key) => [key, mine[key]])) },
    clashes: myKeys
      .filter((key) => theirKeys.includes(key) && different.has(key))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
    taken: theirKeys.filter((key) => !myKeys.includes(key)),
  };
};
