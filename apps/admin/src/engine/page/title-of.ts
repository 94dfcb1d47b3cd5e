import type { AnyResource } from '@school/kernel';

/** What a record is called in headings; undefined where that would be the number of another record. */
export const titleOf = (
  { title, fields }: AnyResource,
  row: Readonly<Record<string, unknown>>,
): string | undefined => {
  const value = row[title];
  return value === null || value === undefined || fields[title]?.type === 'ref' ? undefined : String(value);
};
