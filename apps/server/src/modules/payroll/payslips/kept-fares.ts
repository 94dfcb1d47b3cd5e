/** SQL: what payslips withhold for employees' fares: `fare_id`, `kept`, `waiting` (the number of one that is not approved). */
export const payslipFares = `(select l.fare_id, sum(l.amount) as kept,
    min(p.number) filter (where p.status in ('PENDING', 'REJECTED')) as waiting
  from payslip_line l join payslip p on p.id = l.payslip_id
  where l.fare_id is not null and not p.archived group by l.fare_id)`;
