import { Invalid, fieldTypeOf } from '@school/kernel';
import type { Sort } from './list-request.ts';
import type { Source } from './source.ts';
import { scalarOf } from './compile.ts';

/** Fields that one list may be sorted by. */
const maxSorts = 5;

const refuse = (name: string): Invalid => {
  const message = `The list cannot be sorted by ${name.slice(0, 60)}.`;
  return new Invalid(message, [{ field: 'sort', code: 'unknownField', message }]);
};

const termOf = (source: Source, { field, descending }: Sort): string => {
  const value = scalarOf(source, field.split('.'));
  if (!value) throw refuse(field);
  const type = fieldTypeOf(value.field);
  if (!type.sql || !type.sortable) throw refuse(field);
  return `${type.sql.sort?.(value.sql) ?? value.sql}${descending ? ' DESC' : ''}`;
};

const ownSort = ({ resource }: Source): readonly Sort[] => {
  const { sort } = resource.list;
  if (sort === undefined) return [];
  return [
    sort.startsWith('-') ? { field: sort.slice(1), descending: true } : { field: sort, descending: false },
  ];
};

/**
 * ORDER BY of a list: what is asked for, else what the definition says, as far as the reader may read it. The id at
 * the end makes the order complete, so that pages neither repeat nor miss rows.
 */
export const orderOf = (source: Source, asked: readonly Sort[] | undefined): string => {
  if (asked && asked.length > maxSorts) throw refuse(`more than ${maxSorts} fields`);
  const sorts = asked ?? ownSort(source).filter(({ field }) => scalarOf(source, field.split('.')));
  const terms = sorts.map((sort) => termOf(source, sort));
  return [...terms, `${source.alias}.id`].join(', ');
};
