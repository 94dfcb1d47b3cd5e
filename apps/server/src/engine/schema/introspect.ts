import type { ClientBase } from 'pg';
import { leftBehindMark, appendOnlyTrigger } from './marks.ts';
import type { ColumnState, ConstraintState, IndexState, SchemaState, TableState } from './state.ts';

type Of<T> = T & { readonly table: string };

/** Tables of the current schema; `c` is the table in the queries below. */
const ownTables = `c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')`;

const tablesQuery = `
  SELECT c.relname AS name,
         EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = $1) AS "appendOnly",
         coalesce(obj_description(c.oid, 'pg_class') = $2, false) AS "leftBehind"
    FROM pg_class c WHERE ${ownTables} ORDER BY c.relname`;

const columnsQuery = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS "notNull", pg_get_expr(d.adbin, d.adrelid, true) AS "default",
         a.attidentity <> '' AS identity, coalesce(col_description(c.oid, a.attnum) = $1, false) AS "leftBehind"
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE ${ownTables} ORDER BY c.relname, a.attnum`;

const constraintsQuery = `
  SELECT c.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid, true) AS definition,
         CASE k.contype WHEN 'p' THEN 'primary' WHEN 'u' THEN 'unique' WHEN 'c' THEN 'check'
                        WHEN 'f' THEN 'foreign' ELSE 'exclude' END AS kind
    FROM pg_class c JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype IN ('p', 'u', 'c', 'f', 'x')
   WHERE ${ownTables} ORDER BY c.relname, k.conname`;

const indexesQuery = `
  SELECT c.relname AS "table", n.relname AS name, i.indisunique AS unique,
         regexp_replace(pg_get_indexdef(i.indexrelid, 0, true), '^.*? USING ', '') AS definition
    FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid JOIN pg_class n ON n.oid = i.indexrelid
   WHERE ${ownTables} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid
                                         AND k.contype IN ('p', 'u', 'x'))
   ORDER BY c.relname, n.relname`;

const group = <T extends object>(rows: readonly Of<T>[]): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const { table, ...rest } of rows) {
    const list = groups.get(table) ?? [];
    // The rest of the row is exactly T: Of<T> adds the table and nothing else.
    list.push(rest as unknown as T);
    groups.set(table, list);
  }
  return groups;
};

/** Reads the tables of the connection's current schema, the first one of its search path, except those named. */
export const introspect = async (
  client: ClientBase,
  except: readonly string[] = [],
): Promise<SchemaState> => {
  const read = async <T extends object>(text: string, values: readonly string[] = []): Promise<T[]> =>
    (await client.query<T>(text, [...values])).rows;
  const tables = await read<Pick<TableState, 'name' | 'appendOnly' | 'leftBehind'>>(tablesQuery, [
    appendOnlyTrigger,
    leftBehindMark,
  ]);
  const columns = group<ColumnState>(await read<Of<ColumnState>>(columnsQuery, [leftBehindMark]));
  const constraints = group<ConstraintState>(await read<Of<ConstraintState>>(constraintsQuery));
  const indexes = group<IndexState>(await read<Of<IndexState>>(indexesQuery));
  return new Map(
    tables
      .filter(({ name }) => !except.includes(name))
      .map((table) => [
        table.name,
        {
          ...table,
          columns: columns.get(table.name) ?? [],
          constraints: constraints.get(table.name) ?? [],
          indexes: indexes.get(table.name) ?? [],
        },
      ]),
  );
};
