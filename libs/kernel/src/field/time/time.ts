import { quoteText } from '../../sql/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

const accept = (value: unknown): Accepted<string> => {
  const parts = typeof value === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(value) : null;
  return parts ? accepted(`${parts[1]}:${parts[2]}:${parts[3] ?? '00'}`) : refused('notTime');
};

/** "8:30", "8.30", "8:30 pm". */
const typed = (text: string): Accepted<string> => {
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (!parts) return refused('notTime');
  const [hours, half] = [Number(parts[1]), parts[4]?.toLowerCase()];
  if (half && (hours < 1 || hours > 12)) return refused('notTime');
  const hour = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return accept(`${String(hour).padStart(2, '0')}:${parts[2]}:${parts[3] ?? '00'}`);
};

/** A time of day to the second, "08:30:00". */
export const time: FieldType<'time'> = {
  type: 'time',
  kind: () => 'time',
  columns: (name, { default: start }) => [
    {
      name,
      type: 'time(0) without time zone',
      ...(start === undefined ? {} : { default: quoteText(start) }),
    },
  ],
  sql: () => ({ json: (column) => `to_char(${column}, 'HH24:MI:SS')`, parameter: 'time' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: typed,
  toText: (value) => String(value).replace(/^(\d\d:\d\d):00$/, '$1'),
  sample: (n) => `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}:00`,
};
