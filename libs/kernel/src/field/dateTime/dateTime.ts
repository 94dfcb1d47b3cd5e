import { quoteText } from '../../sql/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { isIsoDate } from '../calendar/calendar-date.ts';
import type { FieldType, SqlSide } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

export const dateTimeSql: SqlSide = {
  json: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  parameter: 'timestamp with time zone',
};

const shape =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** An instant must state its offset; it is stored in UTC to the millisecond. */
const accept = (value: unknown): Accepted<string> => {
  const parts = typeof value === 'string' ? shape.exec(value) : null;
  if (!parts || !isIsoDate(parts[1] ?? '')) return refused('notDateTime');
  const moment = new Date(value as string);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? accepted(moment.toISOString()) : refused('notDateTime');
};

/** A moment. The default may be `now`, which the database fills in. */
export const dateTime: FieldType<'dateTime'> = {
  type: 'dateTime',
  kind: () => 'dateTime',
  columns: (name, { default: start }) => [
    {
      name,
      type: 'timestamp with time zone',
      ...(start === undefined ? {} : { default: start === 'now' ? 'now()' : quoteText(start) }),
    },
  ],
  sql: () => dateTimeSql,
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: (text) => accept(text.trim().replace(/^(\S+) (\S+)$/, '$1T$2')),
  toText: (value) => String(value),
  sample: (n) => new Date(Date.UTC(2024, 0, 1, 8, n % 100_000)).toISOString(),
};
