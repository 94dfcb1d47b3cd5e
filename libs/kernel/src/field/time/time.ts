import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const accept: FieldType<'time'>['accept'] = (value) => {
  const found = typeof value === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(value.trim()) : null;
  return found ? accepted(`${(found[1] ?? '').padStart(2, '0')}:${found[2]}`) : refused('time');
};

/** A time of day, "HH:mm". */
export const time: FieldType<'time'> = {
  type: 'time',
  columns: (name) => [{ name, type: 'time(0) without time zone' }],
  sql: () => ({ json: (column) => `to_char(${column}, 'HH24:MI')`, parameter: 'time' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => `${String(n % 24).padStart(2, '0')}:${String((n * 5) % 60).padStart(2, '0')}`,
};
