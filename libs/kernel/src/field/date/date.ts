import { refused } from '../../problem/problem.ts';
import { acceptDate, dateFromText } from '../calendar-date.ts';
import type { FieldType } from '../field-type.ts';

const accept: FieldType<'date'>['accept'] = (value, { min, max }, { today }) =>
  acceptDate(value, { min, max }, today);

/** A day of the calendar, "yyyy-MM-dd", without a time zone. */
export const date: FieldType<'date'> = {
  type: 'date',
  columns: (name) => [{ name, type: 'date' }],
  sql: () => ({ json: (column) => column, parameter: 'date' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'empty'],
  accept,
  fromText: (text, field, context) => {
    const day = dateFromText(text, context);
    return day ? accept(day, field, context) : refused('date');
  },
  toText: (value) => String(value ?? ''),
  sample: (n) => {
    const day = new Date(Date.UTC(2001, 0, 1 + (n % 7000)));
    return day.toISOString().slice(0, 10);
  },
};
