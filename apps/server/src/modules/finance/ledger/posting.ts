import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { postingDay } from '../closing/closed-day.store.ts';
import { yearsOf } from '../financial-year.store.ts';
import { ensureChart } from './chart.store.ts';
import type { ManualFact } from './entry.store.ts';
import {
  billPosting,
  nextEntry,
  payslipPosting,
  postingStatement,
  reversalStatement,
  transactionPosting,
} from './posting-sql.ts';

const transactions = postingStatement(transactionPosting('t.id = any($1::bigint[])'));
const bills = postingStatement(billPosting('b.id = any($1::bigint[])', '$2::date'));
const payslips = postingStatement(payslipPosting('p.id = any($1::bigint[])', '$2::date'));

/** Posts money that came in or went out, on the days of the transactions, which booking has already found to be open. */
export const postTransactions = async (work: Work, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await ensureChart(work.transaction);
  await work.transaction.query({ name: 'ledger_post_transactions', text: transactions, values: [ids] });
};

/** Posts reversing transactions to the accounts that the originals were posted to. */
export const postReversals = async (work: Work, ids: readonly number[]): Promise<void> => {
  await work.transaction.query({ name: 'ledger_post_reversals', text: reversalStatement, values: [ids] });
};

/** Today, or the next day if today is already closed; its year is held open. */
const openToday = async (work: Work): Promise<string> => {
  const { today } = work.context;
  const day = await postingDay(work.transaction, today, today);
  await yearsOf(work, [day]);
  return day;
};

const postToday = async (work: Work, name: string, text: string, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const day = await openToday(work);
  await ensureChart(work.transaction);
  await work.transaction.query({ name, text, values: [ids, day] });
};

/**
 * Posts bills on the day they are made.
 * @throws Conflict `YEAR_CLOSED` if that day is closed
 */
export const postBills = (work: Work, ids: readonly number[]): Promise<void> =>
  postToday(work, 'ledger_post_bills', bills, ids);

/**
 * Posts payslips on the day they are approved.
 * @throws Conflict `YEAR_CLOSED` if that day is closed
 */
export const postPayslips = (work: Work, ids: readonly number[]): Promise<void> =>
  postToday(work, 'ledger_post_payslips', payslips, ids);

/** Entries of records that have not been reversed yet, each with its sides swapped. */
const mirrored = `with held as materialized (
    select h.*, ${nextEntry} as entry
    from (select * from journal_entry where fact = $1 and source_id = any($2::bigint[]) order by id) h
    where not exists (select from journal_entry r
      where r.fact = $1 || '_REVERSAL' and r.source_id = h.source_id and r.turn = h.turn)),
  made as (
    insert into journal_entry (id, day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select h.entry, $3::date, left('Taken back: ' || h.narration, 250), $1 || '_REVERSAL', h.source_id, h.turn, h.number,
      h.total, (select y.id from financial_year y where $3::date between y.start_date and y.end_date and not y.archived), $4
    from held h)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, supplier_id, created_by)
  select h.entry, l.position, l.account_id, l.credit, l.debit, l.student_id, l.employee_id, l.batch_id, l.department_id,
    l.supplier_id, $4
  from held h join journal_line l on l.journal_entry_id = h.id
  order by h.entry, l.position`;

/** Mirrors the postings of the given records, on a day that the caller has found to be open. */
export const mirrorEntries = async (
  work: Work,
  fact: 'BILL' | 'PAYSLIP' | ManualFact,
  ids: readonly number[],
  day: string,
): Promise<void> => {
  await work.transaction.query({
    name: 'ledger_mirror',
    text: mirrored,
    values: [fact, ids, day, actorId(work)],
  });
};

/**
 * Reverses postings with mirrored ones dated today, so that statements of past days stay true.
 * @throws Conflict `YEAR_CLOSED` if today is closed
 */
export const takePostingsBack = async (
  work: Work,
  fact: 'BILL' | 'PAYSLIP' | ManualFact,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await mirrorEntries(work, fact, ids, await openToday(work));
};
