import { NotFound, Stale } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { Parameters } from '../query/parameters.ts';
import { projection } from '../query/projection.ts';
import { objectOf } from '../query/record-json.ts';
import { tableName } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { questionsOf } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { readerOf, sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';
import { ruleIn } from '../query/compile.ts';

/** A row as it stands in the transaction. */
export interface RowState {
  readonly values: RecordValues;
  /** JSON text of what the caller may read. */
  readonly json: string;
  readonly judgement: Judgement;
}

interface StateRow {
  readonly whole: string;
  readonly own: string | null;
  readonly judgement: string;
}

const recordOf = (source: Source): string =>
  `(SELECT row_to_json(r) FROM (SELECT ${projection(source, {}, true)}) r)::text`;

/**
 * Reads a row within the transaction, for the product and for the caller, and asks about it what the definition asks.
 * @param changed values that were written: their references are asked about
 * @param form the record as a form would hold it
 */
export const readState = async (
  writer: Writer,
  id: number,
  changed: RecordValues,
  form: RecordValues = changed,
): Promise<RowState> => {
  const { whole, own } = sourcesOf(writer);
  const [all, mine] = [recordOf(whole), recordOf(own)];
  const questions = questionsOf(whole, own, changed, form);
  const columns = [
    `${all} AS whole`,
    `${all === mine ? 'NULL' : mine} AS own`,
    `${questions.length > 0 ? objectOf(questions) : `'{}'`}::text AS judgement`,
  ];
  const table = `${tableName(writer.resource)} ${whole.alias}`;
  const text = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${whole.alias}.id = ${whole.parameters.add(id, 'bigint')}`;
  const [row] = await writer.work.transaction.query<StateRow>(prepared(text, whole.parameters.values));
  if (!row) throw new NotFound();
  return {
    values: JSON.parse(row.whole) as RecordValues,
    json: row.own ?? row.whole,
    judgement: JSON.parse(row.judgement) as Judgement,
  };
};

/**
 * Locks a row that the caller may see until the transaction ends.
 * @throws NotFound with the same words for a row that does not exist, Stale when it has another version than the one read
 */
export const lockRow = async (writer: Writer, id: number, version?: number): Promise<number> => {
  const source: Source = {
    reader: readerOf(writer, writer.system),
    resource: writer.resource,
    alias: 't',
    parameters: new Parameters(writer.work.context),
  };
  const conditions = [`t.id = ${source.parameters.add(id, 'bigint')}`, ...ruleIn(source)];
  const text = `SELECT t.version FROM ${tableName(writer.resource)} t WHERE ${conditions.join(' AND ')} FOR UPDATE OF t`;
  const [row] = await writer.work.transaction.query<{ version: number }>(
    prepared(text, source.parameters.values),
  );
  if (!row) throw new NotFound();
  if (version !== undefined && version !== row.version) throw new Stale(row.version);
  return row.version;
};
