import { pickedRowsFor, type Actor } from '../access/may.ts';
import type { WhoseRecords } from '../access/whose-records.ts';
import { matches } from './match.ts';
import { parseFilter } from './parse.ts';
import type { Filter } from '../tree/filter.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { KnownResources } from '../resource/known.ts';

/** The requesting user, and the day of the request. */
export interface WhoseAsked {
  readonly actor: Actor;
  readonly resource: AnyResource;
  readonly catalogue: KnownResources;
  readonly today: string;
}

/** Whether a move on a record, or a column of its lines, belongs to the caller, who may make such moves. */
export const isTheirs = (
  { rows, never }: WhoseRecords,
  row: Readonly<Record<string, unknown>>,
  { actor, resource, catalogue, today }: WhoseAsked,
): boolean => {
  const fits = (filter: Filter): boolean => {
    const parsed = parseFilter(filter, { resource, catalogue, binding: { today, me: actor } });
    return parsed.ok && matches(parsed.value, row, resource, catalogue);
  };
  if (never && fits(never)) return false;
  const rules = rows ? pickedRowsFor(actor, { read: [], rows }) : 'all';
  return rules === 'all' || rules.some(fits);
};
