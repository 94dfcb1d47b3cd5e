import type { Connection } from '../../platform/database/database.ts';

/** Documents for money received immediately, each on a receipt. */
type ReceivedMoney = 'donation' | 'income' | 'instant_fee' | 'employee_fare_payment';

/** A booked document gets its receipt, with its number and day. */
export const numberDocument = async (
  connection: Connection,
  table: ReceivedMoney,
  id: unknown,
  booked: { readonly number: string; readonly day: string; readonly receipt: number | null } | undefined,
): Promise<void> => {
  await connection.query({
    name: `${table}_number`,
    text: `update ${table} set number = $2, date = $3, receipt_id = $4 where id = $1`,
    values: [id, booked?.number, booked?.day, booked?.receipt],
  });
};
