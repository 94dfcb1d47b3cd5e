import type { Filter } from '@school/kernel';
import { ruleIn, whereIn } from './compile.ts';
import type { ListRequest } from './list-request.ts';
import type { Source } from './source.ts';

const isGiven = (filter: Filter | undefined): filter is Filter =>
  filter !== undefined && Object.keys(filter).length > 0;

/** Everything that narrows a list: archive, filter, search and row rules. */
export const restrictionsOf = (
  source: Source,
  { archived, filter, search }: ListRequest,
): readonly string[] => [
  ...(archived === undefined ? [] : [`${source.alias}.archived = ${String(archived)}`]),
  ...(isGiven(filter) ? [whereIn(source, filter)] : []),
  ...(search?.trim() ? [whereIn(source, { q: search })] : []),
  ...ruleIn(source),
];
