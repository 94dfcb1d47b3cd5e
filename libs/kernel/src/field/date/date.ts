import { quoteText } from '../../schema/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { dateText, isIsoDate, plusDays, typedDate } from '../calendar/calendar-date.ts';
import type { DateField } from '../definition.ts';
import type { FieldContext, FieldType } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

const bound = (text: string | undefined, { today }: FieldContext): string | undefined =>
  text === 'today' ? today : text;

const accept = (value: unknown, field: DateField, context: FieldContext): Accepted<string> => {
  if (typeof value !== 'string' || !isIsoDate(value)) return refused('notDate');
  const min = bound(field.min, context);
  const max = bound(field.max, context);
  if (min !== undefined && value < min) return refused('minDate', { min });
  return max !== undefined && value > max ? refused('maxDate', { max }) : accepted(value);
};

/** A day of the calendar, "yyyy-MM-dd", without a time zone. The default may be `today`. */
export const date: FieldType<'date'> = {
  type: 'date',
  kind: () => 'date',
  columns: (name, field) => [
    {
      name,
      type: 'date',
      ...(field.default === undefined || field.default === 'today'
        ? {}
        : { default: quoteText(field.default) }),
    },
  ],
  sql: () => ({ json: (column) => `to_char(${column}, 'YYYY-MM-DD')`, parameter: 'date' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: (text, field, context) => {
    const day = typedDate(text, context);
    return day === null ? refused('notDate') : accept(day, field, context);
  },
  toText: (value, _field, context) => dateText(String(value), context),
  sample: (n) => plusDays('2001-01-01', n % 7000),
};
