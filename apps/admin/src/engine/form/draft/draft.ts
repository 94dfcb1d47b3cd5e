import type { AnyResource } from '@school/kernel';
import { changedKeys, type Values } from '../values.ts';

/** What had been typed but not saved, as stored by this browser. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The version of the record that was edited; none for a new one. */
  readonly version: number | undefined;
  /** The original values of the changed fields, to distinguish later changes by others from these. */
  readonly base: Values;
  readonly values: Values;
}

/** A draft that no one has asked for in a week is no longer offered. */
const longestMs = 7 * 24 * 60 * 60 * 1000;

const only = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));

/** Secret fields are never stored, not even inside groups and lines. */
const isKept = (resource: AnyResource, key: string, secretIn: (of: string) => boolean): boolean => {
  const field = resource.fields[key];
  if (!field || field.type === 'secret') return false;
  if (field.type === 'group') return !Object.values(field.fields).some(({ type }) => type === 'secret');
  return field.type !== 'lines' || !secretIn(field.of);
};

/**
 * The part of a form worth storing, or nothing if it has no changes.
 * @param secretIn whether rows of a resource hold secrets
 */
export const draftOf = (
  resource: AnyResource,
  before: Values,
  now: Values,
  at: number,
  secretIn: (of: string) => boolean,
): Draft | undefined => {
  const keys = changedKeys(resource, before, now).filter((key) => isKept(resource, key, secretIn));
  if (keys.length === 0) return undefined;
  const version = before['version'];
  return {
    at,
    version: typeof version === 'number' ? version : undefined,
    base: only(before, keys),
    values: only(now, keys),
  };
};

/** Whether a stored draft is still offered. */
export const isYoung = ({ at }: Draft, now: number): boolean => now - at < longestMs;

/** Whether a stored draft is offered: recent, and different from what the form shows anyway. */
export const isWorth = (resource: AnyResource, draft: Draft, shown: Values, now: number): boolean =>
  isYoung(draft, now) && changedKeys(resource, shown, { ...shown, ...draft.values }).length > 0;
