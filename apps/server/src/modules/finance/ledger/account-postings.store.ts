import type { Connection } from '../../../platform/database/database.ts';

/**
 * What the books moved on an account at a time, as a bank sees it: all bills of a receipt are one movement, everything else
 * is one of its own.
 */
export interface AccountPosting {
  /** The first entry of the movement, which represents it. */
  readonly id: number;
  readonly day: string;
  /** Above zero if the account received more. */
  readonly amount: string;
  /** Those of the receipt or voucher, of the cheque or transfer, and of the student. */
  readonly numbers: readonly string[];
  readonly payer: string;
}

const movements = (which: string): string => `select min(j.id)::float8 as id, min(j.day)::text as day,
    sum(l.debit - l.credit)::numeric(15,2)::text as amount,
    array_remove(array[max(j.number), max(t.reference_no), max(r.payee_number)]::text[], null) as numbers,
    coalesce(max(t.payee_name), max(r.payee_name), '') as payer
  from journal_line l join journal_entry j on j.id = l.journal_entry_id
    left join finance_transaction t on j.fact = 'TRANSACTION' and t.id = j.source_id
    left join transaction_receipt r on r.id = t.receipt_id
  where l.account_id = $1 and ${which}
  group by coalesce('receipt ' || t.receipt_id, 'entry ' || j.id) having sum(l.debit - l.credit) <> 0`;

/** Movements on an account within some days. @param most more are refused, never left out */
export const postingsOn = (
  connection: Connection,
  account: number,
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): Promise<AccountPosting[]> =>
  connection.query<AccountPosting>({
    name: 'ledger_account_postings',
    text: `${movements('j.day between $2 and $3')} order by 1`,
    most,
    values: [account, from, to],
  });

/** The movement on an account an entry belongs to; undefined if the entry does not touch the account. */
export const postingOf = async (
  connection: Connection,
  account: number,
  entry: number,
): Promise<AccountPosting | undefined> => {
  const [row] = await connection.query<AccountPosting>({
    name: 'ledger_account_posting',
    text: movements(`(j.id = $2 or t.receipt_id = (select o.receipt_id from journal_entry e
      join finance_transaction o on o.id = e.source_id where e.id = $2 and e.fact = 'TRANSACTION'))`),
    values: [account, entry],
  });
  return row;
};

/** An entry of a receipt. */
export const entryOfReceipt = async (
  connection: Connection,
  receipt: number,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ readonly id: number }>({
    name: 'ledger_entry_of_receipt',
    text: `select min(j.id)::float8 as id from journal_entry j join finance_transaction t on t.id = j.source_id
      where j.fact = 'TRANSACTION' and t.receipt_id = $1 having count(*) > 0`,
    values: [receipt],
  });
  return row?.id;
};

/** The entry of a journal voucher. */
export const entryOfVoucher = async (
  connection: Connection,
  voucher: number,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ readonly id: number }>({
    name: 'ledger_entry_of_voucher',
    text: `select max(id)::float8 as id from journal_entry where fact = 'JOURNAL' and source_id = $1 having count(*) > 0`,
    values: [voucher],
  });
  return row?.id;
};
