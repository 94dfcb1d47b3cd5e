import type { AnyResource } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { tableName } from './source.ts';
import { prepared } from './statement-name.ts';

/** How an unanswered field is stored, apart from nothing at all. */
const empty = ['null', 'false', '""', '[]'];

/**
 * How many records of a resource hold a value in a field that the institution has added (R36).
 * @param field id of its definition
 * @param option only those who have chosen this one, alone or among others
 */
export const holdersOfValue = async (
  connection: Connection,
  resource: AnyResource,
  field: number,
  option?: string,
): Promise<number> => {
  const condition =
    option === undefined
      ? `coalesce(details -> $1, 'null') <> ALL ($2::jsonb[])`
      : `details -> $1 @> to_jsonb($2::text)`;
  const text = `SELECT count(*)::int AS count FROM ${tableName(resource)} WHERE ${condition}`;
  const [row] = await connection.query<{ count: number }>(prepared(text, [`d${field}`, option ?? empty]));
  return row?.count ?? 0;
};
