import { Invalid, fieldTypeOf, grainsOf, readGroupedBy } from '@school/kernel';
import type { AnyField, DayGrain, Grain } from '@school/kernel';
import { scalarOf } from './compile.ts';
import type { Grouping, Sort } from './list-request.ts';
import type { Order } from './order-clause.ts';
import { rankedTitles } from './ranked-titles.ts';
import type { Source } from './source.ts';
import { invalidField } from '../envelope/refusals.ts';

const refuse = (name: string): Invalid =>
  invalidField('group', 'unknownField', 'The list cannot be grouped by %{name}.', {
    name: name.slice(0, 60),
  });

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The first day of the period that a day falls in: days sort faster than texts. */
const firstDay: Readonly<Record<DayGrain, (day: string) => string>> = {
  day: (day) => day,
  month: (day) => `date_trunc('month', (${day})::timestamp)::date`,
  year: (day) => `date_trunc('year', (${day})::timestamp)::date`,
};
const masks: Readonly<Record<DayGrain, string>> = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };

/** The day of the value; for a moment, the day shown by the institution's clocks. */
const dayOf = ({ parameters }: Source, field: AnyField, sql: string): string =>
  field.type === 'dateTime' ? `(timezone(${parameters.timeZone()}, ${sql}))::date` : sql;

/** What is the same for all rows of a group. */
export interface GroupValue {
  readonly field: AnyField;
  readonly grain: Grain;
  readonly sql: string;
}

/**
 * The value by which rows are grouped.
 * @throws Invalid for a field that the reader may not read, exactly as for an unknown one, and for one that cannot be
 * grouped
 */
export const groupValue = (source: Source, { by }: Grouping): GroupValue => {
  const { path, grain } = readGroupedBy(by);
  const value = scalarOf(source, path.split('.'));
  if (!value || !grainsOf(value.field).includes(grain)) throw refuse(by);
  const { field, sql } = value;
  return { field, grain, sql: grain === 'value' ? sql : firstDay[grain](dayOf(source, field, sql)) };
};

/**
 * Name of a group as calls write it, `12`, `GOLD` or `2026-01`: empty for rows without a value.
 * @param sql where the value is, if not in the row itself
 */
export const groupKey = ({ grain, sql: own }: GroupValue, sql = own): string =>
  `coalesce(${grain === 'value' ? `(${sql})::text` : `to_char(${sql}, ${text(masks[grain])})`}, '')`;

/** Order of groups and the words of their headings, from the value of a group. */
export interface GroupOrder extends Order {
  readonly label: string;
  /** What tells groups with the same words apart, from the value of a group; written only where it is used. */
  readonly telling: (value: string) => string;
}

const termsOf = ({ field, grain }: GroupValue, sql: string): readonly string[] => {
  if (grain !== 'value') return [sql];
  if (field.type === 'choice') {
    const options = `ARRAY[${Object.keys(field.options).map(text).join(', ')}]::text[]`;
    // Old values that are no longer options come after them, each on its own.
    return [`array_position(${options}, ${sql}::text)`, sql];
  }
  if (field.type === 'flag') return [`NOT ${sql}`];
  return [fieldTypeOf(field).sql?.sort?.(sql) ?? sql];
};

/**
 * Groups in the order of their titles, of the options of a choice, yes before no, days chronologically; those without a
 * value at the end, whichever way the others are sorted.
 */
export const groupOrder = (
  source: Source,
  value: GroupValue,
  descending: boolean | undefined,
  sql = value.sql,
): GroupOrder => {
  const { field } = value;
  const way = descending ? ' DESC NULLS LAST' : ' NULLS LAST';
  const ranked = field.type === 'ref' ? rankedTitles(source, field, sql, `${source.alias}g`) : undefined;
  const terms = ranked?.terms ?? termsOf(value, sql);
  return {
    joins: ranked?.join ?? '',
    by: terms.map((term) => `${term}${way}`).join(', '),
    label: ranked?.label ?? 'NULL::text',
    telling: ranked?.telling ?? (() => 'NULL::text'),
  };
};

/** Whether the groups are in descending order: as requested, else as the rows are if sorted by the same field. */
export const goesDown = ({ by, descending }: Grouping, [first]: readonly Sort[]): boolean =>
  descending ?? (first?.field === readGroupedBy(by).path && first.descending);

/** The groups as the first part of a list's order. */
export const groupTerms = (source: Source, group: Grouping, sorts: readonly Sort[]): Order =>
  groupOrder(source, groupValue(source, group), goesDown(group, sorts));

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
