import type { PayslipDetail } from '@school/domain';

export interface SheetFact {
  readonly key: string;
  /** The text for the key, unless it is itself a name. */
  readonly label?: string;
  readonly value: string;
}

type Settings = PayslipDetail['settings'];
type Part = readonly (readonly [key: keyof Settings, value: (payslip: PayslipDetail) => string | null])[];

const work: Part = [
  ['employeeName', (payslip) => payslip.employeeName],
  ['employeeNumber', (payslip) => payslip.employeeNumber],
  ['department', (payslip) => payslip.departmentName || payslip.employeeDepartment],
  ['category', (payslip) => payslip.categoryName],
  ['position', (payslip) => payslip.positionName],
  ['grade', (payslip) => payslip.gradeName],
];
const attendance: Part = [
  ['workingDays', (payslip) => payslip.workingDays],
  ['numberOfdaysPresent', (payslip) => payslip.daysPresent],
  ['numberOfDaysAbsent', (payslip) => payslip.daysAbsent],
  ['lossOfPay', (payslip) => payslip.lopDays],
];

const always: ReadonlySet<string> = new Set(['employeeName', 'employeeNumber']);
const trimmed = (value: string): string => (/^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value);

const chosen = (payslip: PayslipDetail, part: Part): readonly SheetFact[] =>
  part.flatMap(([key, read]) => {
    const value = read(payslip);
    const isOn = always.has(key) || payslip.settings?.[key] === true;
    return isOn && value ? [{ key, value: trimmed(value) }] : [];
  });

/** Who is paid, as far as the settings show it. Name and number are always shown. */
export const employeeFacts = (payslip: PayslipDetail): readonly SheetFact[] => chosen(payslip, work);

/** How the deduction for lateness was calculated; nothing if there is none. */
const latenessFacts = ({
  lateTimes,
  lateMinutes,
  lateDays,
  lateAmount,
}: PayslipDetail): readonly SheetFact[] =>
  lateAmount === '0.00' || lateAmount === undefined
    ? []
    : [
        { key: 'lateTimes', value: String(lateTimes) },
        { key: 'lateMinutes', value: String(lateMinutes) },
        { key: 'lateDays', value: trimmed(lateDays) },
      ];

/** The days, as far as the settings show them, and what makes up the lateness. */
export const attendanceFacts = (payslip: PayslipDetail): readonly SheetFact[] => [
  ...chosen(payslip, attendance),
  ...latenessFacts(payslip),
];

/** Additional details; the payslip's source decides which. */
export const detailFacts = (payslip: PayslipDetail): readonly SheetFact[] =>
  (payslip.details ?? [])
    .filter(({ value }) => Boolean(value))
    .map(({ name, value }) => ({ key: name, label: name, value }));
