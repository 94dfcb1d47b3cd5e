import { defineSettings, f, is } from '@school/kernel';

const toggle = (label: string) => f.flag({ label, default: false });
const always = (label: string) => f.flag({ label, default: true, readOnly: true, help: 'Always printed' });

/** Content of a payslip. Employee name and number are always shown. */
export const payslipSetting = defineSettings('payslipSetting', {
  module: 'payroll',
  label: 'Payslip Settings',
  api: 'setup/v1/PayslipSettings',
  fields: {
    employeeName: always('Employee name'),
    employeeNumber: always('Employee number'),
    dateOfJoining: toggle('Date of joining'),
    department: toggle('Department'),
    category: toggle('Category'),
    position: toggle('Position'),
    grade: toggle('Grade'),
    explainIssue: toggle('Explain issue'),
    additionalDetail2: toggle('Second additional detail'),
    additionalDetail3: toggle('Third additional detail'),
    workingDays: toggle('Working days'),
    numberOfdaysPresent: toggle('Days present'),
    numberOfDaysAbsent: toggle('Days absent'),
    lossOfPay: toggle('Loss of pay'),
    paymentFrequency: toggle('Payment frequency'),
    footnote: f.choice({ false: 'Disable', true: 'Enable' }, { label: 'Footnote' }),
    footnoteText: f.text({ max: 500 }),
  },
  conditions: { footnoteText: { visible: is('footnote', 'true'), required: is('footnote', 'true') } },
  access: { read: ['EMPLOYEE'], update: ['PayrollManagement', 'PayslipPowers'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payslipSetting: typeof payslipSetting;
  }
}
