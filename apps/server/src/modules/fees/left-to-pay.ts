/**
 * SQL of what is left to pay of a bill on a day, including that day's fine: the same figure as the bill's `balance` field,
 * for statements over many bills. Bills of a collection without fines skip the fine calculation, which would take most of
 * the time of such a statement.
 * @param bill alias of `student_fee`
 * @param day a date, as it appears in the statement
 */
export const leftToPay = (bill: string, day: string): string =>
  `(${bill}.payable + case when (select k.fine_id from fee_collection k where k.id = ${bill}.collection_id) is null
    then ${bill}.fine_assessed else fee_fine_on(${bill}.collection_id, ${bill}.due_date,
      ${bill}.payable - ${bill}.principal_paid, ${bill}.fine_assessed, ${day}::date) end - ${bill}.fine_waived - ${bill}.principal_paid - ${bill}.fine_paid)`;

/** SQL of what a student owes on a day, null for nothing. @param student SQL of the id @param day as of `leftToPay` */
export const owedBy = (student: string, day: string): string => `(select sum(${leftToPay('f', day)})
  from student_fee f where f.student_id = ${student} and f.status in ('UNPAID', 'PARTIAL'))`;
