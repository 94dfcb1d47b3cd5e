import type { PoolClient } from 'pg';
import type { Database, Statement } from '../../platform/database/database.ts';

/** Rows that one step of the cursor brings. */
const batchRows = 500;

const fetchBatch = async (client: PoolClient): Promise<string[]> => {
  const text = `FETCH ${batchRows} FROM streamed`;
  const { rows } = await client.query<{ row: string }>(text);
  return rows.map(({ row }) => row);
};

/**
 * JSON text of all rows of a statement with one text column `row`, as it comes, from one snapshot. The reader sets
 * the pace, so that memory holds one batch; a client that goes away ends the transaction.
 */
export async function* streamRows(
  database: Database,
  institute: string,
  { text, values = [] }: Statement,
): AsyncGenerator<string> {
  const client = await database.checkout(institute);
  let broken = false;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query({ text: `DECLARE streamed NO SCROLL CURSOR FOR ${text}`, values: [...values] });
    let first = true;
    for (let batch = await fetchBatch(client); batch.length > 0; batch = await fetchBatch(client)) {
      yield `${first ? '[' : ','}${batch.join(',')}`;
      first = false;
    }
    yield first ? '[]' : ']';
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
