import { isTheirs, type AnyResource, type FieldOf, type WhoseRecords } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';

type Looking = Pick<Environment, 'actor' | 'catalogue' | 'context'>;

/**
 * Columns of lines that the caller only reads, although they may write the lines: they are somebody else's in this record,
 * or nobody's yet in a new one.
 * @param resource the one with the lines
 * @param record the record as it is kept
 */
export const columnsOfOthers = (
  resource: AnyResource,
  { whose }: FieldOf<'lines'>,
  record: Readonly<Record<string, unknown>> | undefined,
  { actor, catalogue, context }: Looking,
): ReadonlySet<string> => {
  const asked = { actor, resource, catalogue, today: context.today };
  const isOthers = (rule: WhoseRecords): boolean => record === undefined || !isTheirs(rule, record, asked);
  return new Set(Object.entries(whose ?? {}).flatMap(([key, rule]) => (isOthers(rule) ? [key] : [])));
};
