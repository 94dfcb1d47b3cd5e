import { Invalid, fieldOf, fieldTypeOf, grainsOf, storedField } from '@school/kernel';
import type { Grouping, ListRequest, Sort } from './list-request.ts';
import { scalarOf } from './compile.ts';
import { groupTerms } from './grouping.ts';
import { rowOrderOf } from './order-clause.ts';
import type { Order, OrderTerm, RowOrder } from './order-clause.ts';
import { lacksElsewhere } from './lacks-elsewhere.ts';
import { rankedTitles } from './ranked-titles.ts';
import { rightsIn } from './source.ts';
import type { Source } from './source.ts';
import { termsOfValue } from './title-terms.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Maximum number of fields that one list may be sorted by. */
const maxSorts = 5;

const refuse = (name: string): Invalid =>
  invalidField('sort', 'unknownField', 'The list cannot be sorted by %{name}.', { name: name.slice(0, 60) });

interface Sorted {
  readonly joins: string;
  readonly terms: readonly OrderTerm[];
}

const sortedBy = (source: Source, { field, descending }: Sort, index: number): Sorted => {
  const value = scalarOf(source, field.split('.'));
  if (!value) throw refuse(field);
  const type = fieldTypeOf(value.field);
  if (!type.sql || !type.sortable) throw refuse(field);
  const going = (sqls: readonly string[]): readonly OrderTerm[] => sqls.map((sql) => ({ sql, descending }));
  if (value.field.type === 'ref' && field !== 'id') {
    const { join, terms } = rankedTitles(source, value.field, value.sql, `${source.alias}o${index}`);
    return { joins: join, terms: going(terms) };
  }
  return { joins: '', terms: going(termsOfValue(source, field.split('.'), value)) };
};

const ownSort = ({ resource }: Source): readonly Sort[] => {
  const { sort } = resource.list;
  if (sort === undefined) return [];
  return [
    sort.startsWith('-') ? { field: sort.slice(1), descending: true } : { field: sort, descending: false },
  ];
};

/** What the rows are sorted by: the requested fields, else those of the definition, as far as the reader may read them. */
export const sortsOf = (source: Source, asked: readonly Sort[] | undefined): readonly Sort[] => {
  if (asked && asked.length > maxSorts)
    throw invalidField('sort', 'unknownField', 'At most %{max} fields.', { max: maxSorts });
  const asides = { ...source, parameters: source.parameters.aside() };
  return asked ?? ownSort(source).filter(({ field }) => scalarOf(asides, field.split('.')));
};

/**
 * The order of rows by fields. References sort by the titles that they lead to. The id at the end makes the order complete,
 * so that pages neither repeat nor miss rows; it has the direction of the last field, so that the newest of one day's
 * receipts also comes first, and an index is read from either end.
 */
export const rowOrder = (source: Source, sorts: readonly Sort[]): RowOrder => {
  const sorted = sorts.map((sort, index) => sortedBy(source, sort, index));
  const descending = sorts.at(-1)?.descending === true;
  return rowOrderOf(sorted.map(({ joins }) => joins).join(''), [
    ...sorted.flatMap(({ terms }) => terms),
    { sql: `${source.alias}.id`, descending },
  ]);
};

/**
 * The groups of rows that are sorted by a reference first: the referenced records are then sorted and counted once, and
 * only rows of those that the page reaches are read. Nothing where rows may have no reference, which sort elsewhere, or
 * where each row has one of its own.
 */
export const groupOfSort = (source: Source, { sort, filter }: ListRequest): Grouping | undefined => {
  const [first] = sortsOf(source, sort);
  const field = first && fieldOf(source.resource, first.field);
  if (!first || field?.type !== 'ref' || field.required !== true || !rightsIn(source).reads(field))
    return undefined;
  const isOwn = storedField(source.resource, first.field) !== undefined && grainsOf(field).includes('value');
  return isOwn && !lacksElsewhere(source.resource, filter) ? { by: first.field } : undefined;
};

/** ORDER BY of a list: its groups first, then its rows. */
export const orderOf = (
  source: Source,
  { sort: asked, group }: Pick<ListRequest, 'sort' | 'group'>,
): Order => {
  const sorts = sortsOf(source, asked);
  const rows = rowOrder(source, sorts);
  if (!group) return rows;
  const groups = groupTerms(source, group, sorts);
  return { joins: `${groups.joins}${rows.joins}`, by: `${groups.by}, ${rows.by}` };
};
