import type { Connection } from '../../../platform/database/database.ts';

/**
 * SQL of what was withheld for each deduction from salaries whose payslips were approved up to a day, and remitted up to
 * then.
 */
export const deductionsSql = (day: string): string => `
  select c.id as category, c.name, coalesce(k.kept, 0)::numeric(15,2) as kept, coalesce(r.remitted, 0)::numeric(15,2) as remitted
  from payroll_category c
    left join (select l.category_id, sum(l.amount) as kept from payslip p join payslip_line l on l.payslip_id = p.id
      where p.status = 'APPROVED' and l.type = 'DEDUCTION' and l.source <> 'LOP' and p.decided_at::date <= ${day}
      group by l.category_id) k on k.category_id = c.id
    left join (select d.category_id, sum(d.amount) as remitted from deduction_remittance d
      where d.status = 'POSTED' and d.date <= ${day} group by d.category_id) r on r.category_id = c.id
  where c.type = 'DEDUCTION'`;

/**
 * What is still owed for a deduction; the deduction is locked until the transaction ends, so that two concurrent
 * remittances do not both see all of it.
 * @param without the remittance about to be booked
 */
export const owedOf = async (connection: Connection, category: number, without: number): Promise<string> => {
  await connection.query({
    name: 'payroll_category_hold',
    text: 'select id from payroll_category where id = $1 for update',
    values: [category],
  });
  const [row] = await connection.query<{ owed: string }>({
    name: 'deduction_owed',
    text: `select ((select coalesce(sum(l.amount), 0) from payslip p join payslip_line l on l.payslip_id = p.id
          where p.status = 'APPROVED' and l.category_id = $1 and l.type = 'DEDUCTION' and l.source <> 'LOP')
        - (select coalesce(sum(amount), 0) from deduction_remittance
          where category_id = $1 and status = 'POSTED' and id <> $2))::numeric(15,2)::text as owed`,
    values: [category, without],
  });
  return row?.owed ?? '0.00';
};
