import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

/** The fixed part of a number for one day: `PS-{yyyy}{MM}-{seq:5}` in March 2026 -> `PS-202603-`, 5 digits. */
export const seriesParts = (
  pattern: string,
  date: string,
): { readonly prefix: string; readonly digits: number; readonly suffix: string } => {
  const [year = '', month = '', day = ''] = date.split('-');
  const dated = pattern.replaceAll('{yyyy}', year).replaceAll('{MM}', month).replaceAll('{dd}', day);
  const found = /\{seq(?::(\d+))?\}/.exec(dated);
  if (!found) throw new Error(`The series "${pattern}" has no {seq}.`);
  return {
    prefix: dated.slice(0, found.index),
    digits: Number(found[1] ?? '1'),
    suffix: dated.slice(found.index + found[0].length),
  };
};

/** A number that the server gives, without gaps. */
export const series: FieldType<'series'> = {
  type: 'series',
  columns: (name) => [{ name, type: 'character varying(60)', notNull: true }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: true,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'starts'],
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: (value) => String(value ?? ''),
  sample: () => undefined,
};
