/**
 * SQL that posts facts to the ledger. `facts` are the rows that the caller narrows, each with `posted_by`; those already
 * posted are left out, so that it may run again. Of these, with the `entry` that each gets, `made` returns the fields of
 * the entry, and `sides` its accounts (`entry`, `posted_by`, `place`, `key`, `own`, `amount`, `student`, `employee`,
 * `batch`, `department`, `supplier`), with a positive amount for a debit.
 */
export interface PostingSql {
  readonly facts: string;
  readonly made: string;
  readonly sides: string;
}

/** SQL: a ledger entry is numbered before it is inserted, so that its sides need not be joined to it. */
export const nextEntry = `nextval(pg_get_serial_sequence('journal_entry', 'id'))`;

/**
 * SQL: an amount of tax split over the accounts of its slabs, weighted by their tax in `taxed`, which returns `own` and
 * `weight`; without any, the usual account. Shares are cut from their running sum, so that they add up to the amount to the
 * paisa.
 */
const taxByAccount = (amount: string, taxed: string): string => `(
    select w.own, case when w.whole <> 0 then round(${amount} * w.upto / w.whole, 2) - round(${amount} * (w.upto - w.weight) / w.whole, 2)
        when w.own is null then ${amount} else 0 end as amount
    from (select own, sum(weight) as weight, sum(sum(weight)) over (order by own) as upto, sum(sum(weight)) over () as whole
      from (${taxed} union all select null::bigint, 0.0) as t (own, weight) group by own) w)`;

const taxOfBill = (
  bill: string,
  weight: string,
): string => `select s.ledger_account_id, ${weight} from student_fee_line l
    left join fee_particular p on p.id = l.fee_particular_id left join tax_slab s on s.id = p.tax_slab_id
    where l.student_fee_id = ${bill}`;
const taxOfInstantFee = `select s.ledger_account_id, l.tax from instant_fee_line l
    left join instant_fee_particular p on p.id = l.particular_id left join tax_slab s on s.id = p.tax_slab_id
    where f.source_type = 'INSTANT_FEE' and l.instant_fee_id = f.source_id`;
const billOfRefund = '(select r.student_fee_id from fee_refund r where r.id = f.source_id)';

/** SQL: the account that a school has chosen for a means of payment, from its settings row. */
export const accountOfMode = (mode: string, setting: string): string => `case ${mode}
    when 'CHEQUE' then ${setting}.cheque_id when 'DD' then ${setting}.draft_id
    when 'BANK_TRANSFER' then ${setting}.bank_transfer_id when 'ONLINE' then ${setting}.online_id
    when 'CARD' then ${setting}.card_id when 'OTHERS' then ${setting}.others_id end`;

/**
 * What came in and what went out, by the account of its head; an advance is owed until it is used to pay a bill. Salaries
 * clear what is owed to each employee.
 */
export const transactionPosting = (which: string): PostingSql => ({
  facts: `select t.*, t.created_by as posted_by, k.fixed_key as head, coalesce(t.ledger_account_id, k.ledger_account_id) as own,
      case when m.fee_account_first is not false then a.ledger_account_id end as fee_bank,
      coalesce(${accountOfMode('t.payment_mode', 'm')}, a.ledger_account_id) as bank,
      case when t.direction = 'EXPENSE' then -t.amount else t.amount end as value
    from finance_transaction t join finance_transaction_category k on k.id = t.category_id
      left join fee_account a on a.id = t.fee_account_id left join ledger_setting m on true
    where ${which} and t.amount <> 0 and not (t.direction = 'ADVANCE' and t.payment_mode = 'WALLET')
      and not exists (select from journal_entry j where j.fact = 'TRANSACTION' and j.source_id = t.id)`,
  made: `select entry, posted_by, transaction_date, left(title, 250), 'TRANSACTION', id, 1, number, abs(amount), financial_year_id
    from facts`,
  sides: `select f.entry, f.posted_by, 1 as place, case f.payment_mode when 'WALLET' then 'ADVANCES' when 'CASH' then 'CASH'
        when 'ONLINE' then 'ONLINE' when 'CARD' then 'ONLINE' else 'BANK' end as key,
      case when f.payment_mode not in ('CASH', 'WALLET') then coalesce(f.fee_bank, f.bank) end as own, f.value as amount,
      f.student_id as student, null::bigint as employee, f.batch_id as batch, null::bigint as department,
      null::bigint as supplier from facts f
    union all select f.entry, f.posted_by, 2, 'ADVANCES', null, -f.value, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'ADVANCE'
    union all select f.entry, f.posted_by, 2, 'RECEIVABLE', null, f.fine_amount - f.value, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.entry, f.posted_by, 3, 'FINE_INCOME', null, -f.fine_amount, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.entry, f.posted_by, 2, case when f.source_type = 'EMPLOYEE_FARE' then 'FEE_INCOME'
        when f.head in ('INSTANT_FEE', 'LIBRARY', 'STORE_SALE', 'DONATION', 'APPLICATION') then f.head else 'OTHER_INCOME' end, f.own, f.tax_amount - f.value, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE'
    union all select f.entry, f.posted_by, 3, 'TAX_PAYABLE', x.own, -x.amount, f.student_id, null, f.batch_id, null, null
    from facts f cross join lateral ${taxByAccount('f.tax_amount', taxOfInstantFee)} x
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE' and f.tax_amount <> 0
    union all select f.entry, f.posted_by, 2, 'FEE_REFUND', null, -f.value - f.tax_amount, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND'
    union all select f.entry, f.posted_by, 3, 'TAX_PAYABLE', x.own, x.amount, f.student_id, null, f.batch_id, null, null
    from facts f cross join lateral ${taxByAccount('f.tax_amount', taxOfBill(billOfRefund, 'l.tax_paid'))} x
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND' and f.tax_amount <> 0
    union all select f.entry, f.posted_by, 2, 'SALARIES_PAYABLE', null, sign(f.amount) * p.net_pay, null, p.employee_id, null, p.department_id, null
    from facts f join payslip p on p.salary_payment_id = f.source_id where f.source_type = 'SALARY'
    union all select f.entry, f.posted_by, 2, 'DEDUCTIONS_PAYABLE', c.ledger_account_id, -f.value, null, null, null, null, null
    from facts f join deduction_remittance d on d.id = f.source_id join payroll_category c on c.id = d.category_id
    where f.source_type = 'DEDUCTION'
    union all select f.entry, f.posted_by, 2, 'SUPPLIERS', null, -f.value, null, null, null, null, f.supplier_id from facts f
    where f.source_type = 'SUPPLIER'
    union all select f.entry, f.posted_by, 2, 'OTHER_EXPENSE', f.own, -f.value, f.student_id, null, f.batch_id, null, null from facts f
    where f.direction = 'EXPENSE' and f.source_type not in ('REFUND', 'SALARY', 'DEDUCTION', 'SUPPLIER')`,
});

/**
 * A bill is owed from the day it is made: fee income less discounts, plus the tax owed on it; what was owed before the
 * school began has already been earned. A bill that was taken back, to be cancelled or changed, may be posted again.
 */
export const billPosting = (which: string, day: string): PostingSql => ({
  facts: `select b.*, b.created_by as posted_by, c.name as title, c.opening, ${day} as day,
      1 + (select count(*) from journal_entry j where j.fact = 'BILL' and j.source_id = b.id) as turn
    from student_fee b join fee_collection c on c.id = b.collection_id
    where ${which} and b.payable + b.discount_total <> 0
      and (select count(*) from journal_entry j where j.fact = 'BILL' and j.source_id = b.id)
        = (select count(*) from journal_entry j where j.fact = 'BILL_REVERSAL' and j.source_id = b.id)`,
  made: `select entry, posted_by, day, left('Bill – ' || title, 250), 'BILL', id, turn, null, payable + discount_total,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived)
    from facts`,
  sides: `select f.entry, f.posted_by, s.place, s.key, null::bigint as own, s.amount, f.student_id as student,
      null::bigint as employee, f.batch_id as batch, null::bigint as department, null::bigint as supplier
    from facts f cross join lateral (values (1, 'RECEIVABLE', f.payable), (2, 'FEE_DISCOUNT', f.discount_total),
      (3, case when f.opening then 'OPENING' else 'FEE_INCOME' end, f.tax_total - f.payable - f.discount_total)) as s (place, key, amount)
    union all select f.entry, f.posted_by, 4, 'TAX_PAYABLE', x.own, -x.amount, f.student_id, null, f.batch_id, null, null
    from facts f cross join lateral ${taxByAccount('f.tax_total', taxOfBill('f.id', 'l.tax'))} x where f.tax_total <> 0`,
});

/**
 * An approved payslip: earnings are expense, less loss of pay; deductions and net pay are owed, and a fare that is withheld
 * is income. Categories may name an account of their own.
 */
export const payslipPosting = (which: string, day: string): PostingSql => ({
  facts: `select p.*, p.decided_by_id as posted_by, ${day} as day, sums.earned, sums.lost, sums.deducted,
      1 + (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id) as turn
    from payslip p cross join lateral (
      select coalesce(sum(l.amount) filter (where l.type = 'EARNING'), 0) as earned,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source = 'LOP'), 0) as lost,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source is distinct from 'LOP'), 0) as deducted
      from payslip_line l where l.payslip_id = p.id) sums
    where ${which} and p.status = 'APPROVED' and sums.earned <> 0
      and (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id)
        = (select count(*) from journal_entry j where j.fact = 'PAYSLIP_REVERSAL' and j.source_id = p.id)`,
  made: `select entry, posted_by, day, left('Salary – ' || employee_name, 250), 'PAYSLIP', id, turn, number, earned,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived)
    from facts`,
  sides: `select f.entry, f.posted_by, s.place, s.key, s.own, s.amount, null::bigint as student,
      f.employee_id as employee, null::bigint as batch, f.department_id as department, null::bigint as supplier
    from facts f cross join lateral (
      select case when l.source = 'LOP' then 2 when l.type = 'EARNING' then 1 when l.source = 'FARE' then 4 else 3 end as place,
        case when l.type = 'EARNING' or l.source = 'LOP' then 'SALARIES' when l.source = 'FARE' then 'FEE_INCOME'
          else 'DEDUCTIONS_PAYABLE' end as key,
        case when l.source is distinct from 'LOP' then c.ledger_account_id end as own,
        sum(case when l.type = 'EARNING' then l.amount else -l.amount end) as amount
      from payslip_line l left join payroll_category c on c.id = l.category_id
      where l.payslip_id = f.id group by 1, 2, 3
      union all select 5, 'SALARIES_PAYABLE', null, f.lost + f.deducted - f.earned) as s`,
});

/**
 * A reversal goes to where the original was posted, whatever the accounts are by now: the sides of its entry, swapped. The
 * values are the reversing transactions.
 */
export const reversalStatement = `with held as materialized (
    select t.*, o.id as original, ${nextEntry} as entry
    from (select * from finance_transaction where id = any($1::bigint[]) order by id) t
      join journal_entry o on o.fact = 'TRANSACTION' and o.source_id = t.reversal_of_id
    where not exists (select from journal_entry j where j.fact = 'TRANSACTION' and j.source_id = t.id)),
  made as (
    insert into journal_entry (id, day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select entry, transaction_date, left(title, 250), 'TRANSACTION', id, 1, number, abs(amount), financial_year_id, created_by
    from held)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, supplier_id, created_by)
  select h.entry, l.position, l.account_id, l.credit, l.debit, l.student_id, l.employee_id, l.batch_id, l.department_id,
    l.supplier_id, h.created_by
  from held h join journal_line l on l.journal_entry_id = h.original
  order by h.entry, l.position`;

/**
 * The whole statement: entries and their sides together, so that the database sees both sides when it compares them.
 * Neither is joined to the other: the database has no row estimate for rows that a statement is about to insert, and would
 * scan all sides for each entry.
 */
export const postingStatement = ({
  facts,
  made,
  sides,
}: PostingSql): string => `with found as materialized (${facts}),
  facts as materialized (select f.*, ${nextEntry} as entry from (select * from found order by id) f),
  made as (
    insert into journal_entry (id, created_by, day, narration, fact, source_id, turn, number, total, financial_year_id)
    ${made})
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, supplier_id, created_by)
  select s.entry, s.place, coalesce(s.own, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.student, s.employee,
    s.batch, s.department, s.supplier, s.posted_by
  from (${sides}) s join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0
  order by s.entry, s.place`;
