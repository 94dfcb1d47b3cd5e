import type { AdvanceMovement } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** A student's wallet after a movement. */
export interface WalletStanding {
  readonly id: number;
  readonly version: number;
  readonly balance: string;
}

/**
 * Moves money into a wallet, or out of it where the amount is below zero. One statement checks and writes, so that two
 * concurrent withdrawals never spend more than there is.
 * @returns nothing where there is less than is to go out
 */
export const moveBalance = async (
  connection: Connection,
  student: number,
  amount: string,
  actor: number | null,
): Promise<WalletStanding | undefined> => {
  const [row] = await connection.query<WalletStanding>({
    name: 'student_wallet_move',
    text: `update student_wallet set balance = balance + $2, version = version + 1, updated_at = now(), updated_by = $3
      where student_id = $1 and balance + $2 >= 0
      returning id::float8 as id, version, balance::text as balance`,
    values: [student, amount, actor],
  });
  return row;
};

/** Every student has at most one wallet; the first advance creates it. */
export const openWallet = async (
  connection: Connection,
  student: number,
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'student_wallet_open',
    text: `insert into student_wallet (student_id, balance, created_by, updated_by) values ($1, 0, $2, $2)
      on conflict do nothing`,
    values: [student, actor],
  });
};

/** A student's wallet; nothing before the first advance. */
export const walletOf = async (
  connection: Connection,
  student: number,
): Promise<Omit<WalletStanding, 'version'> | undefined> => {
  const [row] = await connection.query<Omit<WalletStanding, 'version'>>({
    name: 'student_wallet_of',
    text: 'select id::float8 as id, balance::text as balance from student_wallet where student_id = $1',
    values: [student],
  });
  return row;
};

export const balanceOf = async (connection: Connection, student: number): Promise<string> =>
  (await walletOf(connection, student))?.balance ?? '0.00';

/** A movement written by the system itself. */
export interface MovementRow {
  readonly id: number;
  readonly student: number;
  readonly wallet: number;
  readonly category: number | null;
  readonly kind: 'APPLIED' | 'CREDIT' | 'REFUND' | 'REVERSAL';
  readonly amount: string;
  readonly day: string;
  readonly mode: string;
  readonly reference_no: string | null;
  readonly bank_name: string | null;
  readonly note: string | null;
  readonly left: string;
  readonly receipt: number | null;
  readonly number: string | null;
  readonly reversal_of: number | null;
  readonly status: 'POSTED' | 'USED' | 'CREDITED' | 'REVERSED';
  readonly reason: string | null;
}

export const insertMovements = async (
  connection: Connection,
  rows: readonly MovementRow[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'wallet_transactions_insert',
    text: `insert into wallet_transaction (id, student_id, wallet_id, category_id, kind, amount, date, payment_mode,
        reference_no, bank_name, note, balance_after, receipt_id, number, reversal_of_id, status, reverse_reason,
        created_by, updated_by)
      select id, student, wallet, category, kind, amount, day, mode, reference_no, bank_name, note, "left", receipt,
        number, reversal_of, status, reason, $2, $2
      from jsonb_to_recordset($1::jsonb) as m (id bigint, student bigint, wallet bigint, category bigint, kind text,
        amount numeric, day date, mode text, reference_no text, bank_name text, note text, "left" numeric,
        receipt bigint, number text, reversal_of bigint, status text, reason text)`,
    values: [JSON.stringify(rows), actor],
  });
};

/** A movement to be reversed. */
export interface StoredMovement {
  readonly id: number;
  readonly student: number;
  readonly wallet: number;
  readonly category: number | null;
  readonly amount: string;
  readonly mode: string;
}

/** Valid movements, grouped by student, so that everyone locks wallets in the same order. */
export const movementsThatCount = (
  connection: Connection,
  ids: readonly number[],
): Promise<StoredMovement[]> =>
  connection.query<StoredMovement>({
    name: 'wallet_transactions_that_count',
    text: `select id::float8 as id, student_id::float8 as student, wallet_id::float8 as wallet,
        category_id::float8 as category, amount::text as amount, payment_mode as mode
      from wallet_transaction where id = any($1::bigint[]) and status <> 'REVERSED' order by student_id, id`,
    values: [ids],
  });

/** Marks the movements as reversed. */
export const markReversed = (
  connection: Connection,
  ids: readonly number[],
  reason: string,
  actor: number | null,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'wallet_transactions_reverse',
    text: `update wallet_transaction set status = 'REVERSED', reverse_reason = $2, version = version + 1,
        updated_at = now(), updated_by = $3
      where id = any($1::bigint[]) and status <> 'REVERSED' returning id::float8 as id, version`,
    values: [ids, reason, actor],
  });

export const movementsOfStudent = (connection: Connection, student: number): Promise<AdvanceMovement[]> =>
  connection.query<AdvanceMovement>({
    name: 'wallet_transactions_of_student',
    text: `select t.id::float8 as id, t.date::text as date, t.kind, t.amount::text as amount,
        t.balance_after::text as "left", t.number, t.receipt_id::float8 as receipt, c.name as category, t.note, t.status
      from wallet_transaction t left join advance_fee_category c on c.id = t.category_id
      where t.student_id = $1 order by t.id desc`,
    most: 5_000,
    values: [student],
  });

/** What a student's advances can be taken for: categories of their batch, and those for all. */
export const categoriesFor = (
  connection: Connection,
  student: number,
): Promise<{ readonly id: number; readonly name: string }[]> =>
  connection.query({
    name: 'advance_categories_for_student',
    text: `select c.id::float8 as id, c.name from advance_fee_category c
      where c.active and not c.archived and (not exists (select from advance_fee_category_batches where owner_id = c.id)
        or exists (select from advance_fee_category_batches b join student s on s.batch_id = b.target_id
          where b.owner_id = c.id and s.id = $1))
      order by c.name`,
    most: 5_000,
    values: [student],
  });

/** How an advance is booked: by the account and number series of its category. */
export interface AdvanceBookedBy {
  readonly name: string;
  readonly feeAccount: number | null;
  readonly sequence: number | null;
}

export const advanceBookedBy = async (
  connection: Connection,
  category: number,
): Promise<AdvanceBookedBy | undefined> => {
  const found = await connection.repository('advanceFeeCategory').findOneBy({ id: category });
  return found
    ? { name: found.name, feeAccount: found.feeAccount, sequence: found.receiptSequence }
    : undefined;
};

/** Who pays ahead. */
export interface WalletOwner {
  readonly name: string;
  readonly number: string;
  readonly student: number;
  readonly batch: number;
}

export const walletOwner = async (
  connection: Connection,
  student: number,
): Promise<WalletOwner | undefined> => {
  const [row] = await connection.query<WalletOwner>({
    name: 'wallet_owner',
    text: `select concat_ws(' ', first_name, middle_name, last_name) as name, admission_number as number,
        id::float8 as student, batch_id::float8 as batch
      from student where id = $1`,
    values: [student],
  });
  return row;
};
