import { amountInWords, civilDate, formatAmount, formatMoney } from '@school/domain';
import type { PayslipLineRow, PayslipToggles } from '@school/domain';
import type { PrintedPayslip } from '../payslips/payslip-detail.store.ts';
import type { Letterhead } from '../../../platform/letterhead/letterhead.ts';

/** A caption with its value. */
interface Fact {
  readonly label: string;
  readonly value: string;
}
interface Entry {
  readonly label: string;
  readonly amount: string;
}

/** Everything that one payslip prints, as texts. */
export interface PayslipView {
  readonly watermark: string;
  readonly period: string;
  readonly days: string;
  readonly number: string;
  readonly employee: readonly Fact[];
  readonly attendance: readonly Fact[];
  readonly rows: readonly { readonly earning: Entry | null; readonly deduction: Entry | null }[];
  readonly earnings: string;
  readonly deductions: string;
  readonly net: string;
  readonly words: string;
  readonly remark: string;
  readonly footnote: string;
}

const frequencies: Readonly<Record<PrintedPayslip['frequency'], string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Bi-weekly',
  SEMIMONTHLY: 'Twice a month',
  MONTHLY: 'Monthly',
};

const statuses: Readonly<Record<PrintedPayslip['status'], string>> = {
  PENDING: 'Pending',
  APPROVED: '',
  REJECTED: 'Rejected',
  DELETED: 'Deleted',
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A day in the order that the institution writes. */
export const printedDay = (day: string, order: Letterhead['dateOrder']): string => {
  const { year, month, day: dayOfMonth } = civilDate(day);
  if (order === 'DMY') return `${two(dayOfMonth)}/${two(month)}/${year}`;
  return order === 'MDY' ? `${two(month)}/${two(dayOfMonth)}/${year}` : day;
};

const shown = (facts: readonly (readonly [boolean, string, string | null])[]): Fact[] =>
  facts.flatMap(([isOn, label, value]) => (isOn ? [{ label, value: value ?? '–' }] : []));

const employeeFacts = (
  payslip: PrintedPayslip,
  toggles: PayslipToggles,
  order: Letterhead['dateOrder'],
): Fact[] => {
  const joined = payslip.joiningDate === null ? null : printedDay(payslip.joiningDate, order);
  const [first, second] = payslip.details;
  return shown([
    [true, 'Employee name', payslip.employeeName],
    [true, 'Employee number', payslip.employeeNumber],
    [toggles.dateOfJoining, 'Date of joining', joined],
    [toggles.department, 'Department', payslip.departmentName],
    [toggles.category, 'Category', payslip.categoryName],
    [toggles.position, 'Position', payslip.positionName],
    [toggles.grade, 'Grade', payslip.gradeName],
    [toggles.additionalDetail2 && first !== undefined, first?.name ?? '', first?.value ?? null],
    [toggles.additionalDetail3 && second !== undefined, second?.name ?? '', second?.value ?? null],
    [toggles.paymentFrequency, 'Payment frequency', frequencies[payslip.frequency]],
  ]);
};

const attendanceFacts = (payslip: PrintedPayslip, toggles: PayslipToggles): Fact[] =>
  shown([
    [toggles.workingDays, 'Working days', payslip.workingDays],
    [toggles.numberOfdaysPresent, 'Days present', payslip.daysPresent],
    [toggles.numberOfDaysAbsent, 'Days absent', payslip.daysAbsent],
    [toggles.lossOfPay, 'Days of loss of pay', payslip.lopDays],
  ]);

const entriesOf = (lines: readonly PayslipLineRow[], type: PayslipLineRow['type']): Entry[] =>
  lines
    .filter((line) => line.type === type)
    .map(({ label, amount }) => ({ label, amount: formatAmount(amount) }));

const rowsOf = (lines: readonly PayslipLineRow[]): PayslipView['rows'] => {
  const [earnings, deductions] = [entriesOf(lines, 'EARNING'), entriesOf(lines, 'DEDUCTION')];
  return Array.from({ length: Math.max(earnings.length, deductions.length) }, (_, index) => ({
    earning: earnings[index] ?? null,
    deduction: deductions[index] ?? null,
  }));
};

/** The texts of a payslip from its stored figures; nothing is worked out again. */
export const payslipView = (
  payslip: PrintedPayslip,
  toggles: PayslipToggles,
  order: Letterhead['dateOrder'],
): PayslipView => ({
  watermark: statuses[payslip.status],
  period: payslip.label,
  days: `${printedDay(payslip.payPeriod, order)} – ${printedDay(payslip.periodEnd, order)}`,
  number: payslip.number,
  employee: employeeFacts(payslip, toggles, order),
  attendance: attendanceFacts(payslip, toggles),
  rows: rowsOf(payslip.lines),
  earnings: formatAmount(payslip.earningsTotal),
  deductions: formatAmount(payslip.deductionsTotal),
  net: formatMoney(payslip.netPay),
  words: amountInWords(payslip.netPay),
  remark: toggles.explainIssue ? (payslip.remark ?? '') : '',
  footnote: toggles.footnote === true ? (toggles.footnoteText ?? '') : '',
});
