import type { RecordValues } from '../../../engine/behaviour.ts';
import type { Statement } from '../../../platform/database/database.ts';

/** Rows calculated here, in their order, as the query of a report. */
export const rowsStatement = (rows: readonly RecordValues[]): Statement => ({
  text: `select value::text as row from jsonb_array_elements($1::jsonb) with ordinality as r(value, place) order by place`,
  values: [JSON.stringify(rows)],
});

/** An id among accepted parameters; undefined if not given. */
export const idIn = (values: RecordValues, key: string): number | undefined =>
  values[key] === undefined || values[key] === null ? undefined : Number(values[key]);
