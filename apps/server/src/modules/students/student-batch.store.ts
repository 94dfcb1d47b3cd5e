import type { Connection } from '../../platform/database/database.ts';

/** A student by name, with the batch. */
export interface StudentWithBatch {
  readonly id: number;
  readonly name: string;
  readonly batch: number | null;
}

export const studentsWithBatch = (
  connection: Connection,
  students: readonly number[],
): Promise<StudentWithBatch[]> =>
  connection.query<StudentWithBatch>({
    name: 'students_with_batch',
    text: `SELECT id::float8 AS id, concat_ws(' ', first_name, last_name) AS name, batch_id::float8 AS batch
      FROM student WHERE id = ANY ($1::bigint[]) AND NOT archived ORDER BY first_name, id`,
    most: 100,
    values: [students],
  });

/** The current students of a batch. */
export const idsOfBatch = async (connection: Connection, batch: number): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'students_ids_of_batch',
    text: `SELECT id::float8 AS id FROM student WHERE batch_id = $1 AND status = 'ACTIVE' AND NOT archived ORDER BY id`,
    most: 5_000,
    values: [batch],
  });
  return rows.map(({ id }) => id);
};
