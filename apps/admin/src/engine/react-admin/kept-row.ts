import type { QueryClient } from '@tanstack/react-query';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows in a response of react-admin: of a list, of several records, or one record. */
const rowsIn = (kept: unknown): readonly unknown[] => {
  if (Array.isArray(kept)) return kept;
  if (!isRow(kept)) return [];
  return Array.isArray(kept['data']) ? kept['data'] : [kept];
};

/** A record already read by some screen. */
export const keptRow = (client: QueryClient, key: string, id: string): Row | undefined => {
  for (const [, kept] of client.getQueriesData({ queryKey: [key] })) {
    const found = rowsIn(kept).find((row) => isRow(row) && String(row['id']) === id);
    if (isRow(found)) return found;
  }
  return undefined;
};
