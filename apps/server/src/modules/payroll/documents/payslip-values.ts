import type { TokenValues } from '@school/kernel';
import { amountInWords, formatAmount, formatMoney } from '@school/domain';
import type { PayslipLineRow, PayslipToggles } from '@school/domain';
import type { PrintedPayslip } from '../payslips/payslip-detail.store.ts';
import { printedDay } from '../../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../../platform/letterhead/letterhead.ts';

/** A caption with its value. */
interface Fact extends Readonly<Record<string, string>> {
  readonly label: string;
  readonly value: string;
}
interface Entry {
  readonly label: string;
  readonly amount: string;
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

const attendanceFacts = (payslip: PrintedPayslip, toggles: PayslipToggles): Fact[] => {
  // How a deduction came about is stated wherever it is made.
  const wasLate = payslip.lateAmount !== '0.00';
  return shown([
    [toggles.workingDays, 'Working days', payslip.workingDays],
    [toggles.numberOfdaysPresent, 'Days present', payslip.daysPresent],
    [toggles.numberOfDaysAbsent, 'Days absent', payslip.daysAbsent],
    [toggles.lossOfPay, 'Days of loss of pay', payslip.lopDays],
    [wasLate, 'Late', `${payslip.lateTimes} × · ${payslip.lateMinutes} min`],
    [wasLate, 'Days for lateness', payslip.lateDays],
  ]);
};

const entriesOf = (
  lines: readonly PayslipLineRow[],
  type: PayslipLineRow['type'],
  currency: string,
): Entry[] =>
  lines
    .filter((line) => line.type === type)
    .map(({ label, amount }) => ({ label, amount: formatAmount(amount, currency) }));

const rowsOf = (
  lines: readonly PayslipLineRow[],
  currency: string,
): readonly Readonly<Record<string, string>>[] => {
  const [earnings, deductions] = [
    entriesOf(lines, 'EARNING', currency),
    entriesOf(lines, 'DEDUCTION', currency),
  ];
  return Array.from({ length: Math.max(earnings.length, deductions.length) }, (_, index) => ({
    earning: earnings[index]?.label ?? '',
    earningAmount: earnings[index]?.amount ?? '',
    deduction: deductions[index]?.label ?? '',
    deductionAmount: deductions[index]?.amount ?? '',
  }));
};

/** The texts of a payslip from its stored figures; nothing is recalculated. */
export const payslipValues = (
  payslip: PrintedPayslip,
  toggles: PayslipToggles,
  { dateOrder: order, currency }: Pick<Letterhead, 'dateOrder' | 'currency'>,
): TokenValues => ({
  watermark: statuses[payslip.status],
  period: payslip.label,
  days: `${printedDay(payslip.payPeriod, order)} – ${printedDay(payslip.periodEnd, order)}`,
  number: payslip.number,
  employee: employeeFacts(payslip, toggles, order),
  attendance: attendanceFacts(payslip, toggles),
  bank: payslip.bank.flatMap(({ name, value }) => (value ? [{ label: name, value }] : [])),
  rows: rowsOf(payslip.lines, currency),
  earnings: formatAmount(payslip.earningsTotal, currency),
  deductions: formatAmount(payslip.deductionsTotal, currency),
  net: formatMoney(payslip.netPay, currency),
  words: amountInWords(payslip.netPay, currency),
  remark: toggles.explainIssue ? (payslip.remark ?? '') : '',
  footnote: toggles.footnote === true ? (toggles.footnoteText ?? '') : '',
});
