import type { ReportBinding } from '../../../engine/report/reports.ts';
import { classes } from '../../academics/classes.ts';
import { staff } from '../../hr/staff.store.ts';
import { keptFares } from './employee-fares.store.ts';

/**
 * SQL: the cost of an employee's seats for the period of a collection, calculated as bills are: the days of the same fare
 * together, rounded once.
 */
const costsNow = `(
    select coalesce(sum(round(ridden.fare * ridden.days / (c.period_to - c.period_from + 1), 2)), 0)
    from (select a.fare, sum(least(coalesce(a.end_date, c.period_to), c.period_to) - greatest(a.start_date, c.period_from) + 1) as days
      from transport_allocation a where a.employee_id = f.employee_id and a.status <> 'CANCELLED'
        and a.start_date <= c.period_to and coalesce(a.end_date, 'infinity') >= c.period_from
      group by a.fare) ridden)`;

/**
 * What was paid stays as billed, by a student or deducted from a payslip, even if the seat now costs something else. A
 * student's difference is the one recorded on the bill, until it is settled there.
 */
export const faresToAdjustBinding: ReportBinding = {
  statement: (asked) => ({
    text: `with paid as (
        select c.id as collection_id, c.name as collection, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as passenger,
          s.admission_number as number, b.label as "group", f.payable - f.credited_total as billed,
          f.would_be as now, f.principal_paid + f.fine_paid as paid, f.id as bill
        from student_fee f join fee_collection c on c.id = f.collection_id join student s on s.id = f.student_id
          join ${classes} b on b.id = f.batch_id
        where c.basis = 'FARES' and c.status = 'PUBLISHED' and f.status <> 'CANCELLED'
          and f.would_be is not null and ($1::bigint is null or c.id = $1)
        union all
        select c.id, c.name, e.name, e.number, e.department, f.amount, ${costsNow}, k.kept, null
        from employee_fare f join fee_collection c on c.id = f.collection_id join ${staff} e on e.id = f.employee_id
          join ${keptFares()} k on k.fare_id = f.id
        where c.status = 'PUBLISHED' and f.status = 'OPEN' and k.kept > 0 and ($1::bigint is null or c.id = $1))
      select jsonb_build_object('passenger', passenger, 'number', number, 'group', "group", 'collection', collection,
        'billed', billed::text, 'now', now::numeric(15,2)::text, 'difference', (now - billed)::numeric(15,2)::text,
        'paid', paid::numeric(15,2)::text, 'bill', bill)::text as row
      from paid where now <> billed order by collection, collection_id, passenger, number`,
    values: [asked['collection'] ?? null],
  }),
};
