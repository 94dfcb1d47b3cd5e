import { NotFound } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { Connection, Statement } from '../../platform/database/database.ts';
import { openSource } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import type { RecordShape } from './list-request.ts';
import { projection } from './projection.ts';
import { tableName } from './source.ts';
import { prepared } from './statement-name.ts';
import { StatementTexts } from './statement-texts.ts';
import { ruleIn } from './compile.ts';

/** One record to be read. */
export interface RecordQuery extends Omit<ListQuery, 'request'> {
  readonly id: number;
  readonly shape?: RecordShape;
  /** The row stays locked until the transaction ends. */
  readonly lock?: boolean;
}

const texts = new StatementTexts(
  (columns, rest) => `SELECT row_to_json(r)::text AS row FROM (SELECT ${columns} FROM ${rest}) r`,
);

/** One record as JSON text in a column `row`; no row when it does not exist or the reader may not see it. */
export const recordStatement = (query: RecordQuery): Statement => {
  const source = openSource(query);
  const { alias, parameters } = source;
  const columns = projection(source, query.shape ?? {}, true);
  const conditions = [`${alias}.id = ${parameters.add(query.id, 'bigint')}`, ...ruleIn(source)];
  const lock = query.lock ? ` FOR UPDATE OF ${alias}` : '';
  const rest = `${tableName(query.resource)} ${alias} WHERE ${conditions.join(' AND ')}${lock}`;
  return prepared(texts.of(columns, rest), parameters.values);
};

/** JSON text of one record, undefined when there is none for this reader. */
export const findRecord = async (connection: Connection, query: RecordQuery): Promise<string | undefined> => {
  const [found] = await connection.query<{ row: string }>(recordStatement(query));
  return found?.row;
};

/**
 * JSON text of one record.
 * @throws NotFound with the same message for an id that does not exist and one that the reader may not see
 */
export const readRecord = async (connection: Connection, query: RecordQuery): Promise<string> => {
  const found = await findRecord(connection, query);
  if (found === undefined) throw new NotFound();
  return found;
};

/** The only row of a settings record, undefined before it was first saved. */
export const singleId = async (
  connection: Connection,
  resource: AnyResource,
): Promise<number | undefined> => {
  const text = `SELECT id FROM ${tableName(resource)} ORDER BY id LIMIT 1`;
  const [row] = await connection.query<{ id: string }>(prepared(text, []));
  return row && Number(row.id);
};
