import type { AnyResource } from '@school/kernel';
import { formatDate } from './date/date-format.ts';

type Row = Readonly<Record<string, unknown>>;

/** The word for the record that a reference points to, if it was included. */
const labelOf = (key: string, row: Row): unknown => (row['_labels'] as Row | undefined)?.[key];

/** The name of a record in headings; undefined if that would be the number of another record. */
export const titleOf = ({ title, fields }: AnyResource, row: Row): string | undefined => {
  const isRef = fields[title]?.type === 'ref';
  const value = isRef ? (labelOf(title, row) ?? row[title]) : row[title];
  if (value === null || value === undefined) return undefined;
  if (fields[title]?.type === 'date') return formatDate(value);
  return isRef && typeof value !== 'string' ? undefined : String(value);
};
