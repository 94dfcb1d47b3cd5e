import type { HealthCheck } from './health-check.ts';

/** SQL: postings, not reversed, of records of a kind. @param id SQL of the record's id */
const postings = (fact: string, id: string): string =>
  `(SELECT count(*) FROM journal_entry j WHERE j.fact = '${fact}' AND j.source_id = ${id})
   - (SELECT count(*) FROM journal_entry j WHERE j.fact = '${fact}_REVERSAL' AND j.source_id = ${id})`;

/** SQL: what each student owes in fees according to the ledger. */
const owedByLedger = `SELECT l.student_id, sum(l.debit - l.credit) AS owed FROM journal_line l
  JOIN ledger_account a ON a.id = l.account_id
  WHERE a.fixed_key = 'RECEIVABLE' AND l.student_id IS NOT NULL GROUP BY 1`;

const owedByBills = `SELECT student_id, sum(payable - principal_paid) AS owed FROM student_fee
  WHERE status <> 'CANCELLED' GROUP BY 1`;

const stockByLedger = `SELECT sum(l.debit - l.credit) FROM journal_line l JOIN ledger_account a ON a.id = l.account_id
  WHERE a.fixed_key = 'STOCK'`;

/** SQL: what of the facts of suppliers stands in the ledger against what came, and what was paid, since it has them. */
const owedByPapers = `SELECT supplier_id, sum(amount) AS owed FROM (
    SELECT g.supplier_id, g.other_charges + (SELECT coalesce(sum(n.net + round(n.net * i.tax_percent / 100, 2)), 0)
      FROM grn_item i CROSS JOIN LATERAL (SELECT round(i.accepted_qty * i.unit_price * (100 - i.discount_percent) / 100, 2)) n (net)
      WHERE i.grn_id = g.id)
    FROM grn g WHERE g.status = 'POSTED' AND EXISTS (SELECT FROM journal_entry j WHERE j.fact = 'GRN' AND j.source_id = g.id)
    UNION ALL SELECT p.supplier_id, -p.amount FROM supplier_payment p WHERE p.status = 'POSTED') f (supplier_id, amount)
  GROUP BY 1`;

/** Amounts that are stored twice and must match: in the ledger and where the money came from. */
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
  {
    name: 'library fines that were paid otherwise than the books say',
    query: `SELECT f.id, f.paid, b.booked FROM library_fine f, LATERAL (SELECT coalesce(sum(t.amount), 0)
        FROM finance_transaction t WHERE t.source_type = 'LIBRARY_FINE' AND t.source_id = f.id) b (booked)
      WHERE coalesce(f.paid, 0) <> b.booked`,
  },
  {
    name: 'stock that is worth something else in the ledger',
    query: `SELECT s.value, l.value AS ledger FROM (SELECT coalesce(sum(stock_value), 0) FROM store_item) s (value),
      (SELECT coalesce((${stockByLedger}), 0)) l (value) WHERE s.value <> l.value`,
  },
  {
    name: 'suppliers who are owed something else by the ledger',
    query: `SELECT coalesce(l.supplier_id, p.supplier_id) AS supplier, l.owed AS ledger, p.owed AS papers
      FROM (SELECT supplier_id, sum(credit - debit) AS owed FROM journal_line WHERE supplier_id IS NOT NULL GROUP BY 1) l
        FULL JOIN (${owedByPapers}) p ON p.supplier_id = l.supplier_id
      WHERE coalesce(l.owed, 0) <> coalesce(p.owed, 0)`,
  },
];
