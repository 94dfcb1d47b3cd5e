import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { yearsOf } from '../financial-year.store.ts';
import { takeNumbers, usualSequence } from '../receipt-sequence.store.ts';
import { ensureChart } from './chart.store.ts';
import { insertEntry, type ManualEntry } from './entry.store.ts';

/**
 * These accounts are backed by what each person or supplier is owed and by what the stores hold, which manual entries would
 * contradict.
 */
const controlled = ['RECEIVABLE', 'ADVANCES', 'SALARIES_PAYABLE', 'DEDUCTIONS_PAYABLE', 'STOCK', 'SUPPLIERS'];

/**
 * @param accounts ids in form order, with the field of each
 * @throws Invalid for an account whose balance is that of bills, advances, payslips, goods or suppliers
 */
export const refuseControlled = async (
  { transaction }: Work,
  accounts: readonly { readonly id: number; readonly field: string }[],
): Promise<void> => {
  const rows = await transaction.query<{ id: number; name: string }>({
    name: 'ledger_accounts_controlled',
    text: 'select id::float8 as id, name from ledger_account where id = any($1::bigint[]) and fixed_key = any($2::text[])',
    values: [accounts.map(({ id }) => id), controlled],
  });
  const found = accounts.find(({ id }) => rows.some((row) => row.id === id));
  if (!found) return;
  throw invalidField(
    found.field,
    'CONTROLLED',
    'Only the records whose amounts %{account} holds can post to it.',
    {
      account: rows.find(({ id }) => id === found.id)?.name ?? '',
    },
  );
};

/**
 * Posts an entry that a user typed and gives it the next journal number.
 * @returns the number
 * @throws Conflict `YEAR_CLOSED`, `DAY_CLOSED` or `NO_YEAR` at `date`
 */
export const postByHand = async (
  work: Work,
  entry: Omit<ManualEntry, 'number' | 'year'>,
  field = 'date',
): Promise<string> => {
  const years = await yearsOf(work, [entry.day], field);
  await ensureChart(work.transaction);
  const sequence = await usualSequence(work.transaction, 'JOURNAL');
  const [taken] = await takeNumbers(work.transaction, sequence, 1);
  const number = taken?.text ?? '';
  const year = years.get(entry.day) ?? null;
  if (entry.sides.some(({ amount }) => Number(amount) !== 0)) {
    await insertEntry(work.transaction, { ...entry, number, year }, actorId(work));
  }
  return number;
};
