import { Invalid, fieldTypeOf } from '@school/kernel';
import type { ListRequest, Sort } from './list-request.ts';
import { scalarOf } from './compile.ts';
import { groupTerms } from './grouping.ts';
import type { Order } from './order-clause.ts';
import { rankedTitles } from './ranked-titles.ts';
import type { Source } from './source.ts';
import { termsOfValue } from './title-terms.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Fields that one list may be sorted by. */
const maxSorts = 5;

const refuse = (name: string): Invalid =>
  invalidField('sort', 'unknownField', 'The list cannot be sorted by %{name}.', { name: name.slice(0, 60) });

const termsOf = (source: Source, { field, descending }: Sort, index: number): Order => {
  const value = scalarOf(source, field.split('.'));
  if (!value) throw refuse(field);
  const type = fieldTypeOf(value.field);
  if (!type.sql || !type.sortable) throw refuse(field);
  const way = descending ? ' DESC' : '';
  if (value.field.type === 'ref' && field !== 'id') {
    const { join, terms } = rankedTitles(source, value.field, value.sql, `${source.alias}o${index}`);
    const nulls = descending ? ' DESC NULLS FIRST' : ' NULLS LAST';
    return { joins: join, by: terms.map((term) => `${term}${nulls}`).join(', ') };
  }
  const terms = termsOfValue(source, field.split('.'), value);
  return { joins: '', by: terms.map((term) => `${term}${way}`).join(', ') };
};

const ownSort = ({ resource }: Source): readonly Sort[] => {
  const { sort } = resource.list;
  if (sort === undefined) return [];
  return [
    sort.startsWith('-') ? { field: sort.slice(1), descending: true } : { field: sort, descending: false },
  ];
};

/** What the rows are sorted by: what is asked for, else what the definition says, as far as the reader may read it. */
export const sortsOf = (source: Source, asked: readonly Sort[] | undefined): readonly Sort[] => {
  if (asked && asked.length > maxSorts)
    throw invalidField('sort', 'unknownField', 'At most %{max} fields.', { max: maxSorts });
  const asides = { ...source, parameters: source.parameters.aside() };
  return asked ?? ownSort(source).filter(({ field }) => scalarOf(asides, field.split('.')));
};

/**
 * The order of rows by fields. References go by the titles that they lead to. The id at the end makes the order complete,
 * so that pages neither repeat nor miss rows.
 */
export const rowOrder = (source: Source, sorts: readonly Sort[]): Order => {
  const orders = sorts.map((sort, index) => termsOf(source, sort, index));
  return {
    joins: orders.map(({ joins }) => joins).join(''),
    by: [...orders.map(({ by }) => by), `${source.alias}.id`].join(', '),
  };
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
