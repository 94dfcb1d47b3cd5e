export * from './outcome/result.ts';
export * from './bank/bank-table.ts';
export * from './bank/camt053.ts';
export * from './bank/matching.ts';
export * from './bank/statement.ts';
export * from './calendar/iso-date.ts';
export * from './calendar/repetition.ts';
export {
  addMoney,
  compareMoney,
  multiplyThenDivide,
  parseMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
} from './money/money.ts';
export type { Money, MoneyProblem } from './money/money.ts';
export * from './money/split.ts';
export * from './money/currency.ts';
export * from './money/format.ts';
export * from './money/words.ts';
export * from './people/iban.ts';
export * from './people/teacher-load.ts';
export * from './assessment/cce.ts';
export * from './assessment/exam-clash.ts';
export * from './assessment/grade.ts';
export * from './assessment/gradebook.ts';
export * from './assessment/icse.ts';
export * from './assessment/grouped.ts';
export * from './assessment/level.ts';
export * from './assessment/rank.ts';
export * from './assessment/result.ts';
export * from './assessment/score.ts';
export * from './certificates/date-in-words.ts';
export * from './certificates/paper-number.ts';
export type * from './certificates/wire.ts';
export * from './students/admission-number.ts';
export * from './students/roll-numbers.ts';
export * from './payroll/formula/syntax-problem.ts';
export * from './payroll/formula/ast.ts';
export * from './payroll/formula/parse.ts';
export * from './payroll/formula/print.ts';
export * from './payroll/formula/codes.ts';
export * from './payroll/formula/evaluate.ts';
export * from './payroll/category.ts';
export * from './payroll/category-code.ts';
export * from './payroll/category-check.ts';
export * from './payroll/category-field.ts';
export * from './payroll/category-reads.ts';
export * from './payroll/category-record.ts';
export * from './payroll/category-tree.ts';
export * from './payroll/category-trial.ts';
export * from './payroll/membership.ts';
export * from './payroll/group-changes.ts';
export * from './payroll/group-trial.ts';
export type { CategoryRuleProblem } from './payroll/category-rule.ts';
export * from './payroll/dependencies.ts';
export * from './payroll/cycle.ts';
export * from './payroll/closure.ts';
export { decimalOf } from './money/decimal.ts';
export { prepareGroup } from './payroll/plan.ts';
export type { GroupProblem, PayrollPlan, PlanStep } from './payroll/plan.ts';
export * from './payroll/pay-line.ts';
export type { CalculationMode, InputProblem, PayInput } from './payroll/pay-input.ts';
export type { RunProblem } from './payroll/plan-run.ts';
export { calculatePay, checkAssignment } from './payroll/calculate.ts';
export type {
  AssignmentProblem,
  CalculationProblem,
  PayCalculation,
  PayWarning,
} from './payroll/calculate.ts';
export { defaultLopFormula, prepareLossOfPay } from './payroll/loss-of-pay.ts';
export type {
  LossOfPayMethod,
  LossOfPayPlan,
  LossOfPayProblem,
  LossOfPaySettings,
} from './payroll/loss-of-pay.ts';
export type { EmployedDays, ProrationProblem } from './payroll/proration.ts';
export * from './payroll/period-pay.ts';
export * from './payroll/assignment.ts';
export * from './payroll/assignment-split.ts';
export * from './payroll/individual-item.ts';
export * from './payroll/period.ts';
export * from './payroll/period-label.ts';
export * from './payroll/generation-day.ts';
export * from './payroll/working-days.ts';
export * from './payroll/employment.ts';
export * from './payroll/absence.ts';
export * from './payroll/payslip.ts';
export * from './payroll/payslip-edit.ts';
export * from './payroll/payslip-state.ts';
export * from './payroll/payslip-guards.ts';
export * from './payroll/messages.ts';
export type * from './payroll/wire.ts';
export type * from './payroll/wire-groups.ts';
export type * from './payroll/wire-register.ts';
export * from './leave/session.ts';
export * from './leave/leave-days.ts';
export * from './leave/cover.ts';
export * from './leave/ledger.ts';
export * from './leave/credit-dates.ts';
export * from './leave/credit.ts';
export * from './leave/year-end.ts';
export * from './leave/decision.ts';
export type * from './leave/wire.ts';
export * from './library/loan-days.ts';
export * from './library/overdue-fine.ts';
export * from './library/loan-rule.ts';
export * from './library/renewal.ts';
export * from './library/copy-numbers.ts';
export * from './library/isbn.ts';
export * from './attendance/school-days.ts';
export * from './attendance/figures.ts';
export * from './attendance/day-lock.ts';
export type * from './attendance/wire.ts';
export * from './polls/shares.ts';
export * from './polls/bars.ts';
export * from './inventory/batches.ts';
export * from './inventory/sale.ts';
export * from './inventory/stock.ts';
export * from './fees/bill.ts';
export * from './fees/fine.ts';
export * from './fees/allocation.ts';
export * from './fees/receipt-number.ts';
export * from './fees/instant.ts';
export * from './fees/refund.ts';
export type * from './fees/wire.ts';
export type * from './people/wire.ts';
export * from './hostel/daily-fine.ts';
export * from './hostel/stay-rent.ts';
export * from './transport/fare-shares.ts';
export * from './transport/fare.ts';
export * from './transport/papers.ts';
export * from './transport/rides.ts';
export * from './transport/stop-times.ts';
export * from './assignments/handing-in.ts';
export * from './messages/sms-parts.ts';
export * from './messages/phone-number.ts';
export * from './messages/message-text.ts';
export * from './messages/quiet-hours.ts';
export * from './messages/reach.ts';
export * from './messages/birthdays.ts';
export type * from './messages/wire.ts';
export * from './timetable/weekday.ts';
export * from './timetable/clash.ts';
export * from './timetable/plan-dates.ts';
export * from './timetable/wire.ts';
export * from './timetable/placing/input.ts';
export * from './timetable/placing/place-lessons.ts';
export * from './timetable/making/school-week.ts';
export * from './timetable/making/task-board.ts';
export * from './timetable/making/made-week.ts';
export * from './online-payments/attempt.ts';
export * from './online-payments/minor-units.ts';
export * from './online-payments/settlement.ts';
export * from './tally/answer.ts';
export * from './tally/message.ts';
export * from './tally/voucher.ts';
export * from './online-exams/paper.ts';
export * from './online-exams/scoring.ts';
export * from './online-exams/timing.ts';
export * from './online-exams/formula.ts';
export type * from './library/wire.ts';
export type * from './polls/wire.ts';
export type * from './transport/wire.ts';
export type * from './calendar/wire.ts';
export type * from './organisation/wire.ts';
export type * from './drive/wire.ts';
