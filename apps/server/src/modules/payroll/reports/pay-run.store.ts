import type { ReportBinding } from '../../../engine/report/reports.ts';
import { ledgerLinesOf } from '../../finance/ledger/ledger-lines.ts';
import { spanOf } from '../../finance/report-span.ts';
import { deductionsSql } from '../paying/deduction-remittance.store.ts';

/** Five steps of each period ending within the days: generated, approved, prepared, paid, remitted. */
export const payRunBinding: ReportBinding = {
  statement: (asked) => ({
    text: `with periods as (
        select p.pay_period, p.period_end, count(*) as made, sum(p.net_pay) as net,
          count(*) filter (where p.status = 'APPROVED') as approved,
          coalesce(sum(p.net_pay) filter (where p.status = 'APPROVED'), 0) as approved_net,
          count(*) filter (where p.status = 'APPROVED' and p.salary_payment_id is not null) as prepared,
          coalesce(sum(p.net_pay) filter (where p.status = 'APPROVED' and p.salary_payment_id is not null), 0) as prepared_net,
          count(*) filter (where p.paid_on is not null) as paid,
          coalesce(sum(p.net_pay) filter (where p.paid_on is not null), 0) as paid_net
        from payslip p where p.status <> 'DELETED' and p.period_end between $1::date and $2::date
        group by p.pay_period, p.period_end),
      deductions as (select sum(kept) as kept, sum(remitted) as remitted, count(*) filter (where kept > 0) as kinds,
          count(*) filter (where kept > 0 and remitted >= kept) as settled
        from (${deductionsSql('$2::date')}) d),
      steps as (
        select to_char(p.period_end, 'YYYY-MM') as period, p.pay_period::text || ' – ' || p.period_end::text as span, s.*
        from periods p cross join lateral (values
          (1, 'Generated', made, 0::bigint, net, 0::numeric),
          (2, 'Approved', approved, made - approved, approved_net, net - approved_net),
          (3, 'In a bank file', prepared, approved - prepared, prepared_net, approved_net - prepared_net),
          (4, 'Paid', paid, approved - paid, paid_net, approved_net - paid_net)) as s (place, step, done, open, amount, rest)
        union all
        select '9999', 'Deductions up to the last day', 5, 'Remitted', settled, kinds - settled, remitted, kept - remitted
        from deductions where kept > 0)
      select json_build_object('period', span, 'step', step, 'done', done, 'open', open, 'amount', amount::numeric(15,2)::text,
        'left', rest::numeric(15,2)::text, 'state', case when open = 0 then 'Done' else 'Open' end)::text as row
      from steps order by period, span, place`,
    values: [...spanOf(asked)],
  }),
};

/** What was withheld for each deduction, passed on and is owed. */
export const deductionsOwedBinding: ReportBinding = {
  statement: ({ to }) => ({
    text: `select json_build_object('deduction', name, 'category', category, 'kept', kept::text,
        'remitted', remitted::text, 'owed', (kept - remitted)::numeric(15,2)::text)::text as row
      from (${deductionsSql('$1::date')}) d where kept <> 0 or remitted <> 0 order by name`,
    values: [to],
  }),
};

/** Salaries according to the ledger, by department. */
export const salaryCostBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('department', coalesce(d.name, 'No department'), 'departmentId', d.id,
        'payslips', count(distinct l.source_id) filter (where l.fact = 'PAYSLIP'),
        'cost', sum(l.debit - l.credit)::numeric(15,2)::text)::text as row
      from ${ledgerLinesOf('SALARIES')} l
        left join employee_department d on d.id = l.department_id
      where l.day between $1::date and $2::date
      group by d.id, d.name having sum(l.debit - l.credit) <> 0 order by d.name nulls last`,
    values: [...spanOf(asked)],
  }),
};
