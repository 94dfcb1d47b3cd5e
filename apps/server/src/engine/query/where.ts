import type { AnyResource, Filter } from '@school/kernel';
import { ruleIn, whereIn } from './compile.ts';
import type { ListRequest } from './list-request.ts';
import { rightsIn } from './source.ts';
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

const inGroup = (value: unknown): readonly Filter[] => (Array.isArray(value) ? (value as Filter[]) : []);

/** Conditions on values of the rows themselves, whose selectivity PostgreSQL knows from its statistics. */
const isKnown = ({ has = {} }: Pick<AnyResource, 'has'>, filter: Filter): boolean =>
  Object.entries(filter).every(([key, value]) => {
    if (key === '_and' || key === '_or') return inGroup(value).every((inner) => isKnown({ has }, inner));
    const isElsewhere = key.includes('.') || Object.keys(has).some((name) => key.startsWith(name));
    return key !== 'q' && !isElsewhere && !key.endsWith('_contains');
  });

/** Whether PostgreSQL can only guess how many rows match: substrings, rows elsewhere, row rules. */
export const isGuessed = (source: Source, { filter = {}, search }: ListRequest): boolean =>
  Boolean(search?.trim()) || !isKnown(source.resource, filter) || rightsIn(source).rows !== 'all';
