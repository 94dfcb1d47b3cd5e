/**
 * SQL that posts facts to the ledger: `made` inserts one entry for each, `sides` gives their accounts with an amount
 * above zero where it is a debit. Both read the rows of `facts`, which the caller narrows; facts that are posted
 * already are left out, so that it may run again.
 */
export interface PostingSql {
  readonly facts: string;
  readonly made: string;
  readonly sides: string;
}

/**
 * What came in and what went out, by the account of its head; an advance is owed until a bill is paid with it. Salaries
 * clear what is owed to each employee.
 */
export const transactionPosting = (which: string): PostingSql => ({
  facts: `select t.*, k.fixed_key as head, k.ledger_account_id as own, a.ledger_account_id as bank,
      case when t.direction = 'EXPENSE' then -t.amount else t.amount end as value
    from finance_transaction t join finance_transaction_category k on k.id = t.category_id
      left join fee_account a on a.id = t.fee_account_id
    where ${which} and t.amount <> 0 and not (t.direction = 'ADVANCE' and t.payment_mode = 'WALLET')
      and not exists (select from journal_entry j where j.fact = 'TRANSACTION' and j.source_id = t.id)`,
  made: `select transaction_date, left(title, 250), 'TRANSACTION', id, 1, number, abs(amount), financial_year_id, created_by
    from facts order by facts.id`,
  sides: `select f.id as source, 1 as place, case f.payment_mode when 'WALLET' then 'ADVANCES' when 'CASH' then 'CASH'
        when 'ONLINE' then 'ONLINE' when 'CARD' then 'ONLINE' else 'BANK' end as key,
      case when f.payment_mode not in ('CASH', 'WALLET') then f.bank end as own, f.value as amount,
      f.student_id as student, null::bigint as employee, f.batch_id as batch, null::bigint as department from facts f
    union all select f.id, 2, 'ADVANCES', null, -f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'ADVANCE'
    union all select f.id, 2, 'RECEIVABLE', null, f.fine_amount - f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.id, 3, 'FINE_INCOME', null, -f.fine_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type = 'STUDENT_FEE'
    union all select f.id, 2, case when f.head in ('INSTANT_FEE', 'LIBRARY', 'STORE_SALE', 'DONATION', 'APPLICATION')
        then f.head else 'OTHER_INCOME' end, f.own, f.tax_amount - f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE'
    union all select f.id, 3, 'TAX_PAYABLE', null, -f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'INCOME' and f.source_type <> 'STUDENT_FEE'
    union all select f.id, 2, 'FEE_REFUND', null, -f.value - f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND'
    union all select f.id, 3, 'TAX_PAYABLE', null, f.tax_amount, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type = 'REFUND'
    union all select f.id, 2, 'SALARIES_PAYABLE', null, sign(f.amount) * p.net_pay, null, p.employee_id, null, p.department_id
    from facts f join payslip p on p.salary_payment_id = f.source_id where f.source_type = 'SALARY'
    union all select f.id, 2, 'DEDUCTIONS_PAYABLE', c.ledger_account_id, -f.value, null, null, null, null
    from facts f join deduction_remittance d on d.id = f.source_id join payroll_category c on c.id = d.category_id
    where f.source_type = 'DEDUCTION'
    union all select f.id, 2, 'OTHER_EXPENSE', f.own, -f.value, f.student_id, null, f.batch_id, null from facts f
    where f.direction = 'EXPENSE' and f.source_type not in ('REFUND', 'SALARY', 'DEDUCTION')`,
});

/**
 * A bill is owed from the day it is made: what fees earn, less discounts, and the tax that is owed of it. One that was
 * taken back, to be cancelled or changed, may be posted again.
 */
export const billPosting = (which: string, day: string): PostingSql => ({
  facts: `select b.*, c.name as title, ${day} as day,
      1 + (select count(*) from journal_entry j where j.fact = 'BILL' and j.source_id = b.id) as turn
    from student_fee b join fee_collection c on c.id = b.collection_id
    where ${which} and b.payable + b.discount_total <> 0
      and (select count(*) from journal_entry j where j.fact = 'BILL' and j.source_id = b.id)
        = (select count(*) from journal_entry j where j.fact = 'BILL_REVERSAL' and j.source_id = b.id)`,
  made: `select day, left('Bill – ' || title, 250), 'BILL', id, turn, null, payable + discount_total,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived), created_by
    from facts order by facts.id`,
  sides: `select f.id as source, s.place, s.key, null::bigint as own, s.amount, f.student_id as student,
      null::bigint as employee, f.batch_id as batch, null::bigint as department
    from facts f cross join lateral (values (1, 'RECEIVABLE', f.payable), (2, 'FEE_DISCOUNT', f.discount_total),
      (3, 'FEE_INCOME', f.tax_total - f.payable - f.discount_total), (4, 'TAX_PAYABLE', -f.tax_total))
      as s (place, key, amount)`,
});

/**
 * An approved payslip: earnings are expense, less what loss of pay takes; deductions and net pay are owed. Categories
 * may name an account of their own.
 */
export const payslipPosting = (which: string, day: string): PostingSql => ({
  facts: `select p.*, ${day} as day, sums.earned, sums.lost, sums.deducted,
      1 + (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id) as turn
    from payslip p cross join lateral (
      select coalesce(sum(l.amount) filter (where l.type = 'EARNING'), 0) as earned,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source = 'LOP'), 0) as lost,
        coalesce(sum(l.amount) filter (where l.type <> 'EARNING' and l.source is distinct from 'LOP'), 0) as deducted
      from payslip_line l where l.payslip_id = p.id) sums
    where ${which} and p.status = 'APPROVED' and sums.earned <> 0
      and (select count(*) from journal_entry j where j.fact = 'PAYSLIP' and j.source_id = p.id)
        = (select count(*) from journal_entry j where j.fact = 'PAYSLIP_REVERSAL' and j.source_id = p.id)`,
  made: `select day, left('Salary – ' || employee_name, 250), 'PAYSLIP', id, turn, number, earned,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived), decided_by_id
    from facts order by facts.id`,
  sides: `select f.id as source, s.place, s.key, s.own, s.amount, null::bigint as student,
      f.employee_id as employee, null::bigint as batch, f.department_id as department
    from facts f cross join lateral (
      select case when l.source = 'LOP' then 2 when l.type = 'EARNING' then 1 else 3 end as place,
        case when l.type = 'EARNING' or l.source = 'LOP' then 'SALARIES' else 'DEDUCTIONS_PAYABLE' end as key,
        case when l.source is distinct from 'LOP' then c.ledger_account_id end as own,
        sum(case when l.type = 'EARNING' then l.amount else -l.amount end) as amount
      from payslip_line l left join payroll_category c on c.id = l.category_id
      where l.payslip_id = f.id group by 1, 2, 3
      union all select 4, 'SALARIES_PAYABLE', null, f.lost + f.deducted - f.earned) as s`,
});

/** The whole statement: entries and their sides at once, so that the database sees both sides when it compares them. */
export const postingStatement = ({
  facts,
  made,
  sides,
}: PostingSql): string => `with facts as materialized (${facts}),
  made as (
    insert into journal_entry (day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    ${made} returning id, source_id, created_by)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, student_id, employee_id, batch_id,
    department_id, created_by)
  select m.id, s.place, coalesce(s.own, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.student, s.employee,
    s.batch, s.department, m.created_by
  from made m join (${sides}) s on s.source = m.source_id
    join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0
  order by m.id, s.place`;
