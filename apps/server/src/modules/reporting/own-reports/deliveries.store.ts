import type { Connection } from '../../../platform/database/database.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** Those of the given accounts that may sign in. */
export const activeAccounts = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ id: number }>({
    name: 'report_recipients',
    text: `select id::float8 as id from ${accounts} u where id = any($1::bigint[]) and not blocked and not archived`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
};

/** Recipients of a report who already have a mailing for the day. */
export const mailedOn = async (
  connection: Connection,
  report: number,
  day: string,
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ id: number }>({
    name: 'report_mailed_on',
    text: `select recipient_id::float8 as id from report_delivery where report_id = $1 and day = $2::date`,
    values: [report, day],
  });
  return new Set(rows.map(({ id }) => id));
};

/** Records the outcome of a pending mailing; false if it was already recorded. */
export const endDelivery = async (
  transaction: Connection,
  id: number,
  status: 'SENT' | 'FAILED',
  problem: string | null,
): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'report_delivery_end',
    text: `update report_delivery set status = $2, problem = left($3, 500), updated_at = now(), version = version + 1
      where id = $1 and status = 'WAITING' returning id`,
    values: [id, status, problem],
  });
  return rows.length > 0;
};
