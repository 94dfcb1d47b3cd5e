import type { HealthCheck } from './health-check.ts';

/** SQL: postings of records of a kind that are not taken back. @param id SQL of the record's id */
const postings = (fact: string, id: string): string =>
  `(SELECT count(*) FROM journal_entry j WHERE j.fact = '${fact}' AND j.source_id = ${id})
   - (SELECT count(*) FROM journal_entry j WHERE j.fact = '${fact}_REVERSAL' AND j.source_id = ${id})`;

/** SQL: what the ledger says that each student owes for fees. */
const owedByLedger = `SELECT l.student_id, sum(l.debit - l.credit) AS owed FROM journal_line l
  JOIN ledger_account a ON a.id = l.account_id
  WHERE a.fixed_key = 'RECEIVABLE' AND l.student_id IS NOT NULL GROUP BY 1`;

const owedByBills = `SELECT student_id, sum(payable - principal_paid) AS owed FROM student_fee
  WHERE status <> 'CANCELLED' GROUP BY 1`;

/** Amounts that are written down twice and must be the same: in the ledger and where the money came from. */
export const moneyChecks: readonly HealthCheck[] = [
  {
    name: 'ledger entries with two different sides',
    query: `SELECT j.id, j.total, coalesce(sum(l.debit), 0) AS debit, coalesce(sum(l.credit), 0) AS credit
      FROM journal_entry j LEFT JOIN journal_line l ON l.journal_entry_id = j.id
      GROUP BY j.id HAVING coalesce(sum(l.debit), 0) <> coalesce(sum(l.credit), 0) OR count(l.id) = 0`,
  },
  {
    name: 'money that is not in the ledger',
    query: `SELECT t.id, t.number FROM finance_transaction t
      WHERE t.amount <> 0 AND NOT (t.direction = 'ADVANCE' AND t.payment_mode = 'WALLET')
        AND NOT EXISTS (SELECT FROM journal_entry j WHERE j.fact = 'TRANSACTION' AND j.source_id = t.id)`,
  },
  {
    name: 'bills that are not in the ledger once',
    query: `SELECT b.id, b.status FROM student_fee b WHERE b.payable + b.discount_total <> 0
      AND ${postings('BILL', 'b.id')} <> CASE b.status WHEN 'CANCELLED' THEN 0 ELSE 1 END`,
  },
  {
    name: 'fees that are owed by the ledger and not by the bills',
    query: `SELECT coalesce(l.student_id, b.student_id) AS student, l.owed AS ledger, b.owed AS bills
      FROM (${owedByLedger}) l FULL JOIN (${owedByBills}) b ON b.student_id = l.student_id
      WHERE coalesce(l.owed, 0) <> coalesce(b.owed, 0)`,
  },
  {
    name: 'advances that differ from their movements',
    query: `SELECT w.id, w.balance FROM student_wallet w WHERE w.balance
      <> (SELECT coalesce(sum(t.amount), 0) FROM wallet_transaction t WHERE t.wallet_id = w.id)`,
  },
];
