import type { Connection } from '../../platform/database/database.ts';

/** Whether a batch is active, with the batch locked until the transaction ends; undefined if it does not exist. */
export const holdBatch = async (connection: Connection, id: number): Promise<boolean | undefined> => {
  const [row] = await connection.query<{ active: boolean }>({
    name: 'batch_hold',
    text: 'SELECT active FROM batch WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return row?.active;
};

/** How the student numbers of a batch are formed. */
export interface RollNumberDetails {
  readonly classId: number;
  readonly className: string;
  readonly batchId: number;
  readonly batchName: string;
  /** That of the batch, or else of its class; null if neither has one. */
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly digits: number;
  /** The first number in full. */
  readonly first: string;
}

/** Roll numbers of a batch of a class; undefined if the class has no such batch. */
export const rollNumberDetails = async (
  connection: Connection,
  course: number,
  batch: number,
): Promise<RollNumberDetails | undefined> => {
  const [row] = await connection.query<Omit<RollNumberDetails, 'first'>>({
    name: 'batch_roll_numbers',
    text: `SELECT c.id::float8 AS "classId", c.name AS "className", b.id::float8 AS "batchId",
        concat_ws(' ', c.code, b.name) AS "batchName",
        coalesce(b.roll_number_prefix, c.roll_number_prefix) AS prefix, b.roll_number_suffix AS suffix,
        coalesce(b.roll_number_digits, 1) AS digits
      FROM batch b JOIN course c ON c.id = b.course_id WHERE c.id = $1 AND b.id = $2`,
    values: [course, batch],
  });
  return row && { ...row, first: `${row.prefix ?? ''}${'1'.padStart(row.digits, '0')}${row.suffix ?? ''}` };
};

/** How many students the batch currently has. */
export const studentsOf = (connection: Connection, batch: number): Promise<number> =>
  connection.repository('student').countBy({ batch, status: 'ACTIVE', archived: false });
