import type { PoolClient } from 'pg';
import type { Database, Statement } from '../../platform/database/database.ts';

/** Rows fetched per cursor step. */
const batchRows = 500;

const fetchBatch = async (client: PoolClient): Promise<string[]> => {
  const text = `FETCH ${batchRows} FROM streamed`;
  const { rows } = await client.query<{ row: string }>(text);
  return rows.map(({ row }) => row);
};

/**
 * Texts of all rows of a statement with one text column `row`, a batch at a time, from one snapshot. The reader sets the
 * pace, so that memory holds one batch; a reader that disconnects ends the transaction.
 */
export async function* rowBatches(
  database: Database,
  institute: string,
  { text, values = [] }: Statement,
): AsyncGenerator<readonly string[]> {
  const client = await database.checkoutForReading(institute);
  let broken = false;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query({ text: `DECLARE streamed NO SCROLL CURSOR FOR ${text}`, values: [...values] });
    for (let batch = await fetchBatch(client); batch.length > 0; batch = await fetchBatch(client))
      yield batch;
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    client.release(broken);
  }
}

/** JSON text of a list of all rows of a statement with one text column `row`, as a stream. */
export async function* streamRows(
  database: Database,
  institute: string,
  statement: Statement,
): AsyncGenerator<string> {
  let first = true;
  for await (const batch of rowBatches(database, institute, statement)) {
    yield `${first ? '[' : ','}${batch.join(',')}`;
    first = false;
  }
  yield first ? '[]' : ']';
}
