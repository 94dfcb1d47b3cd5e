import { quoteText } from '../../sql/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { dateText, isIsoDate, plusDays, typedDate } from '../calendar/calendar-date.ts';
import type { DateField } from '../definition.ts';
import type { FieldContext, FieldType, SqlSide } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

/** PostgreSQL writes a day as "yyyy-MM-dd" by default; a custom format would slow a list down several times. */
export const dateSql: SqlSide = { json: (column) => `(${column})::text`, parameter: 'date' };

const bound = (value: string, today: string): string => (value === 'today' ? today : value);

const accept = (value: unknown, { min, max }: DateField, { today }: FieldContext): Accepted<string> => {
  if (typeof value !== 'string' || !isIsoDate(value)) return refused('notDate');
  if (min !== undefined && value < bound(min, today)) return refused('minDate', { min: bound(min, today) });
  if (max !== undefined && value > bound(max, today)) return refused('maxDate', { max: bound(max, today) });
  return accepted(value);
};

/** Samples know no clock: past days where today is the latest allowed, far future ones where it is the earliest. */
const firstSample = ({ min, max }: DateField): string => {
  if (min === 'today') return '2090-01-01';
  if (min !== undefined) return min;
  return max === undefined || max === 'today' ? '2001-01-01' : plusDays(max, -1000);
};

/** A calendar day, in the institution's time zone. The default may be `today`, which `validate` fills in. */
export const date: FieldType<'date'> = {
  type: 'date',
  kind: () => 'date',
  columns: (name, { default: start }) => [
    {
      name,
      type: 'date',
      ...(start === undefined || start === 'today' ? {} : { default: quoteText(start) }),
    },
  ],
  sql: () => dateSql,
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
  sample: (n, field) => {
    const day = plusDays(firstSample(field), n % 1000);
    return field.max !== undefined && field.max !== 'today' && day > field.max ? field.max : day;
  },
};
