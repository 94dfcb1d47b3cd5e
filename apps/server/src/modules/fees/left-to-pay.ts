/**
 * SQL of what is left to pay of a bill on a day, with the fine of that day: the same figure as the field `balance` of
 * the bill, for statements over the bills of many.
 * @param bill alias of `student_fee`
 * @param day a date, as it stands in the statement
 */
export const leftToPay = (bill: string, day: string): string =>
  `(${bill}.payable + fee_fine_on(${bill}.collection_id, ${bill}.due_date, ${bill}.payable - ${bill}.principal_paid,
    ${bill}.fine_assessed, ${day}::date) - ${bill}.fine_waived - ${bill}.principal_paid - ${bill}.fine_paid)`;
