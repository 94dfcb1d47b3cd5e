import { grainsOf, writeGroupedBy, type AnyField, type AnyResource, type Grain } from '@school/kernel';
import { packedFields } from '../../catalogue/packed-fields.ts';
import { mayRead } from '../../catalogue/rights.ts';
import type { Environment } from '../../environment/environment.ts';

/** One way to group a list. */
export interface OfferedGroup {
  /** In the notation of calls and addresses: `department`, `joiningDate:month`. */
  readonly by: string;
  readonly path: string;
  readonly grain: Grain;
}

const always: ReadonlySet<AnyField['type']> = new Set(['ref', 'choice', 'flag', 'date', 'dateTime']);

/**
 * The ways to group a list that make sense: by every reference, choice, flag, day and moment that the user may read, and by
 * those texts and numbers that the definition offers as filters, which therefore have values in common.
 * @param given references already determined by the address
 */
export const offeredGroups = (
  { actor }: Pick<Environment, 'actor'>,
  resource: AnyResource,
  given?: readonly string[],
): readonly OfferedGroup[] => {
  const filters: readonly string[] = resource.list.filters ?? [];
  const own = Object.entries(resource.fields).map(([path, field]) => ({ path, field }));
  return [...own, ...packedFields(resource)]
    .filter(({ path, field }) => {
      const isTold = always.has(field.type) || (filters.includes(path) && path !== resource.title);
      return isTold && given?.includes(path) !== true && mayRead(actor, resource, field);
    })
    .flatMap(({ path, field }) =>
      grainsOf(field).map((grain) => ({ by: writeGroupedBy({ path, grain }), path, grain })),
    );
};
