import { receiptNumber } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

export type SequenceKind = 'RECEIPT' | 'VOUCHER' | 'CHALLAN' | 'JOURNAL';

const firstSets: Readonly<Record<SequenceKind, readonly [name: string, prefix: string]>> = {
  RECEIPT: ['Receipts', 'REC/'],
  VOUCHER: ['Vouchers', 'VCH/'],
  CHALLAN: ['Challans', 'CHL/'],
  JOURNAL: ['Journal', 'JV/'],
};

const find = async (connection: Connection, kind: SequenceKind): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'receipt_sequence_find_usual',
    text: `select id::float8 as id from receipt_sequence where kind = $1 and active and not archived
      order by is_default desc, id limit 1`,
    values: [kind],
  });
  return row?.id;
};

/** The sequence used where no other one is named; a school that has none gets one. */
export const usualSequence = async (connection: Connection, kind: SequenceKind): Promise<number> => {
  const found = await find(connection, kind);
  if (found !== undefined) return found;
  const [name, prefix] = firstSets[kind];
  await connection.query({
    name: 'receipt_sequence_first',
    text: `insert into receipt_sequence (name, kind, prefix, starting_number, next_number, padding, is_default)
      values ($1, $2, $3, 1, 1, 6, true) on conflict do nothing`,
    values: [name, kind, prefix],
  });
  const made = await find(connection, kind);
  if (made === undefined) throw new Error(`No set of numbers for ${kind}.`);
  return made;
};

/** A number that now belongs to a receipt or voucher. */
export interface TakenNumber {
  readonly number: number;
  readonly text: string;
}

/**
 * Takes the next numbers of a sequence. Its row stays locked until the transaction ends: numbers of a failed transaction
 * are reused by the next, so none is ever missing and none is given twice. Taking a number is not a change to the sequence,
 * whose history records what people set: the receipts record their numbers.
 */
export const takeNumbers = async (
  connection: Connection,
  sequence: number,
  count: number,
): Promise<readonly TakenNumber[]> => {
  const [row] = await connection.query<{ next: number; prefix: string; padding: number }>({
    name: 'receipt_sequence_take',
    text: `update receipt_sequence set next_number = coalesce(next_number, starting_number) + $2
      where id = $1 returning next_number as next, coalesce(prefix, '') as prefix, padding`,
    values: [sequence, count],
  });
  if (!row) throw new Error(`The set of numbers ${sequence} does not exist.`);
  return Array.from({ length: count }, (_, at) => {
    const number = row.next - count + at;
    return { number, text: receiptNumber(row, number) };
  });
};
