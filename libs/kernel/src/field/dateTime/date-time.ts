import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { isCalendarDate } from '../calendar-date.ts';

const shape = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const accept: FieldType<'dateTime'>['accept'] = (value) => {
  const found = typeof value === 'string' ? shape.exec(value.trim()) : null;
  if (!found || !isCalendarDate(found[1] ?? '')) return refused('dateTime');
  const moment = new Date(found[0]);
  return Number.isNaN(moment.getTime()) ? refused('dateTime') : accepted(moment.toISOString());
};

/** A moment, ISO 8601 in UTC. */
export const dateTime: FieldType<'dateTime'> = {
  type: 'dateTime',
  columns: (name) => [{ name, type: 'timestamp with time zone' }],
  sql: () => ({
    json: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    parameter: 'timestamptz',
  }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => new Date(Date.UTC(2024, 0, 1, 0, n % 500_000)).toISOString(),
};
