import { Invalid, fieldTypeOf, grainsOf, readGroupedBy } from '@school/kernel';
import type { AnyField, Grain } from '@school/kernel';
import { scalarOf } from './compile.ts';
import type { Grouping, Sort } from './list-request.ts';
import type { Order } from './order.ts';
import { rankedTitles } from './ranked-titles.ts';
import type { Source } from './source.ts';

const refuse = (name: string): Invalid => {
  const message = `The list cannot be grouped by ${name.slice(0, 60)}.`;
  return new Invalid(message, [{ field: 'group', code: 'unknownField', message }]);
};

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The first day of the month or year of a day: days are put in order faster than texts. */
const firstDay = {
  month: (day: string) => `(${day} - (extract(day FROM ${day})::int - 1))`,
  year: (day: string) => `make_date(extract(year FROM ${day})::int, 1, 1)`,
} as const;
const masks = { month: 'YYYY-MM', year: 'YYYY' } as const;

/** What is the same for all rows of a group. */
export interface GroupValue {
  readonly field: AnyField;
  readonly grain: Grain;
  readonly sql: string;
}

/**
 * The value by which rows are grouped.
 * @throws Invalid for a field that the reader may not read, exactly as for an unknown one, and for one without groups
 */
export const groupValue = (source: Source, { by }: Grouping): GroupValue => {
  const { path, grain } = readGroupedBy(by);
  const value = scalarOf(source, path.split('.'));
  if (!value || !grainsOf(value.field).includes(grain)) throw refuse(by);
  const { field, sql } = value;
  return { field, grain, sql: grain === 'value' ? sql : firstDay[grain](sql) };
};

/**
 * Name of a group as calls write it, `12`, `GOLD` or `2026-01`: empty for rows without a value.
 * @param sql where the value stands, if not in the row itself
 */
export const groupKey = ({ grain, sql: own }: GroupValue, sql = own): string =>
  `coalesce(${grain === 'value' ? `(${sql})::text` : `to_char(${sql}, ${text(masks[grain])})`}, '')`;

/** Order of groups and words of their headings, from the value of a group. */
export interface GroupOrder extends Order {
  readonly label: string;
}

const termsOf = (field: AnyField, sql: string): readonly string[] => {
  if (field.type === 'choice') {
    return [
      `array_position(ARRAY[${Object.keys(field.options).map(text).join(', ')}]::text[], ${sql}::text)`,
    ];
  }
  if (field.type === 'flag') return [`NOT ${sql}`];
  return [field.type === 'date' ? sql : (fieldTypeOf(field).sql?.sort?.(sql) ?? sql)];
};

/**
 * Groups in the order of their titles, of the options of a choice, yes before no, days as they come; those without a
 * value at the end, whichever way the others stand.
 */
export const groupOrder = (
  source: Source,
  { field, sql: own }: GroupValue,
  descending: boolean | undefined,
  sql = own,
): GroupOrder => {
  const way = descending ? ' DESC NULLS LAST' : ' NULLS LAST';
  const ranked = field.type === 'ref' ? rankedTitles(source, field, sql, `${source.alias}g`) : undefined;
  const terms = ranked?.terms ?? termsOf(field, sql);
  return {
    joins: ranked?.join ?? '',
    by: terms.map((term) => `${term}${way}`).join(', '),
    label: ranked?.label ?? 'NULL::text',
  };
};

/** The groups as the first part of the order of a list; sorted downwards by their own field, they go downwards too. */
export const groupTerms = (source: Source, group: Grouping, sorts: readonly Sort[]): Order => {
  const [first] = sorts;
  const descending = first?.field === readGroupedBy(group.by).path && first.descending;
  return groupOrder(source, groupValue(source, group), group.descending ?? descending);
};

/** Whether the rows of a group are shown; nothing where all are. */
export const openGroup = (
  source: Source,
  { open, closed }: Grouping,
  value: GroupValue,
  sql = value.sql,
): string | undefined => {
  const among = (keys: readonly string[]): string =>
    `${groupKey(value, sql)} = ANY(${source.parameters.add(keys, 'text[]')})`;
  if (open) return among(open);
  return closed && closed.length > 0 ? `NOT ${among(closed)}` : undefined;
};
