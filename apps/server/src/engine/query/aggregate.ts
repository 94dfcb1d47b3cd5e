import { Invalid, fieldTypeOf } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { openSource } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { objectOf } from './record-json.ts';
import { tableName } from './source.ts';
import { prepared } from './statement-name.ts';
import { jsonOf, scalarOf } from './compile.ts';
import { restrictionsOf } from './where.ts';

/** Fields that one call may sum up. */
const maxSums = 30;

const refuse = (name: string): Invalid => {
  const message = `There is no sum of ${name.slice(0, 60)}.`;
  return new Invalid(message, [{ field: 'sum', code: 'unknownField', message }]);
};

/** Number of the filtered rows and sums over all of them: `{count, sum: {netPay: "…"}}` as JSON text in `row`. */
export const aggregateStatement = (query: ListQuery, sums: readonly string[]): Statement => {
  const source = openSource(query);
  if (sums.length > maxSums) throw refuse(`more than ${maxSums} fields`);
  const parts = sums.map((name) => {
    const value = scalarOf(source, name.split('.'));
    if (!value || fieldTypeOf(value.field).sql?.parameter !== 'numeric') throw refuse(name);
    return [name, jsonOf({ ...value, sql: `coalesce(sum(${value.sql}), 0)` })] as const;
  });
  const conditions = restrictionsOf(source, query.request);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const row = objectOf([
    ['count', 'count(*)'],
    ['sum', parts.length > 0 ? objectOf(parts) : `'{}'::json`],
  ]);
  return prepared(
    `SELECT ${row}::text AS row FROM ${tableName(query.resource)} ${source.alias}${where}`,
    source.parameters.values,
  );
};
