import type { Connection } from '../../platform/database/database.ts';

/** A category's collections for previous debts, and whether a student already has a bill in each. */
export const openingCollections = (
  connection: Connection,
  category: number,
  student: number,
): Promise<{ readonly id: number; readonly isBilled: boolean }[]> =>
  connection.query<{ readonly id: number; readonly isBilled: boolean }>({
    name: 'opening_collections',
    text: `select c.id::float8 as id,
        exists (select from student_fee b where b.collection_id = c.id and b.student_id = $2) as "isBilled"
      from fee_collection c where c.category_id = $1 and c.opening order by c.id`,
    values: [category, student],
  });

/** A student's bill in a collection. */
export const billOfOpening = async (
  connection: Connection,
  collection: number,
  student: number,
): Promise<number> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'opening_bill',
    text: 'select id::float8 as id from student_fee where collection_id = $1 and student_id = $2',
    values: [collection, student],
  });
  if (!row) throw new Error('The bill was not made.');
  return row.id;
};

/** Records which bill was created for a previous debt. */
export const nameBill = async (connection: Connection, due: number, bill: number): Promise<void> => {
  await connection.query({
    name: 'opening_due_bill',
    text: 'update opening_due set bill_id = $2 where id = $1',
    values: [due, bill],
  });
};

/** Cancels an unpaid bill; undefined for any other. */
export const cancelUnpaid = async (
  connection: Connection,
  bill: number,
): Promise<{ readonly id: number; readonly version: number } | undefined> => {
  const [row] = await connection.query<{ id: number; version: number }>({
    name: 'opening_bill_cancel',
    text: `update student_fee set status = 'CANCELLED', version = version + 1, updated_at = now()
      where id = $1 and status = 'UNPAID' and principal_paid = 0 and fine_paid = 0 and fine_waived = 0
      returning id::float8 as id, version`,
    values: [bill],
  });
  return row;
};
