import type { AnyResource } from '@school/kernel';
import { mergeLines } from './merge-lines.ts';
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

/** Merges two changes of the same record, their lines row by row. `base` is what both started from. */
export const mergeOf = (resource: AnyResource, base: Values, mine: Values, theirs: Values): Merge => {
  const myKeys = changedKeys(resource, base, mine);
  const theirKeys = changedKeys(resource, base, theirs);
  const different = new Set(changedKeys(resource, theirs, mine));
  const lines = new Map(
    myKeys
      .filter((key) => resource.fields[key]?.type === 'lines')
      .map((key) => [key, mergeLines(base[key], mine[key], theirs[key])] as const),
  );
  const joined = (key: string): unknown => lines.get(key)?.mine ?? mine[key];
  const meets = (key: string): boolean =>
    theirKeys.includes(key) && different.has(key) && lines.get(key)?.clash !== false;
  return {
    values: { ...theirs, ...Object.fromEntries(myKeys.map((key) => [key, joined(key)])) },
    clashes: myKeys.filter(meets).map((field) => ({
      field,
      mine: joined(field),
      theirs: lines.get(field)?.theirs ?? theirs[field],
    })),
    taken: theirKeys.filter((key) => !myKeys.includes(key) || lines.get(key)?.clash === false),
  };
};
