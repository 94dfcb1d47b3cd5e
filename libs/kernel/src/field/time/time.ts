import { quoteText } from '../../schema/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

const accept = (value: unknown): Accepted<string> => {
  const found = typeof value === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(value.trim()) : null;
  return found ? accepted(`${(found[1] ?? '').padStart(2, '0')}:${found[2]}`) : refused('notTime');
};

/** A time of day, "HH:mm". */
export const time: FieldType<'time'> = {
  type: 'time',
  kind: () => 'time',
  columns: (name, field) => [
    {
      name,
      type: 'time(0) without time zone',
      ...(field.default === undefined ? {} : { default: quoteText(field.default) }),
    },
  ],
  sql: () => ({ json: (column) => `to_char(${column}, 'HH24:MI')`, parameter: 'time' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: accept,
  toText: String,
  sample: (n) => `${String(n % 24).padStart(2, '0')}:${String((n * 5) % 60).padStart(2, '0')}`,
};
