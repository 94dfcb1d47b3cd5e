import type { Connection } from '../../../platform/database/database.ts';

interface Written {
  readonly id: number;
  readonly version: number;
}

/**
 * Records what a paid bill would be by the current stay or seat; null where it already matches.
 * @returns nothing if this is already recorded
 */
export const noteWouldBe = (
  connection: Connection,
  bill: number,
  amount: string | null,
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'student_fee_would_be',
    text: `update student_fee set would_be = $2::numeric, version = version + 1, updated_at = now(), updated_by = $3
      where id = $1 and would_be is distinct from $2::numeric returning id::float8 as id, version`,
    values: [bill, amount, actor],
  });

/** A locked bill asks for more; what has been paid stays. */
export const raiseBill = (
  connection: Connection,
  bill: number,
  by: string,
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'student_fee_raise',
    text: `update student_fee set particulars_total = particulars_total + $2::numeric, payable = payable + $2::numeric,
        status = case when principal_paid > 0 then 'PARTIAL' else 'UNPAID' end, settled_on = null, would_be = null,
        version = version + 1, updated_at = now(), updated_by = $3
      where id = $1 returning id::float8 as id, version`,
    values: [bill, by, actor],
  });

/** A locked bill asks for less of what is left to pay, without tax. */
export const lowerBill = async (connection: Connection, bill: number, by: string): Promise<void> => {
  await connection.query({
    name: 'student_fee_lower',
    text: `update student_fee set discount_total = discount_total + $2::numeric, payable = payable - $2::numeric
      where id = $1`,
    values: [bill, by],
  });
};

/** A discount on lines without tax. */
export const lowerLines = async (
  connection: Connection,
  lines: readonly { readonly line: number; readonly amount: string }[],
  name: string,
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'student_fee_lines_lower',
    text: `update student_fee_line l set discount = l.discount + w.amount, net = l.net - w.amount, total = l.total - w.amount,
        discounts = coalesce(l.discounts, '[]') || jsonb_build_array(jsonb_build_object('name', $2::text, 'amount', w.amount::text)),
        version = l.version + 1, updated_at = now(), updated_by = $3
      from jsonb_to_recordset($1::jsonb) as w (line bigint, amount numeric) where l.id = w.line`,
    values: [JSON.stringify(lines), name, actor],
  });
};
