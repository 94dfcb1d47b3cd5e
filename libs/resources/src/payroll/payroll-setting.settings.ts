import { defineSettings, f, masterData } from '@school/kernel';

/** How payroll is calculated and approved. */
export const payrollSetting = defineSettings('payrollSetting', {
  module: 'payroll',
  label: 'Payroll settings',
  api: 'setup/v1/PayrollSettings',
  screen: '/payroll/settings',
  menu: {
    group: 'hrSettings',
    order: 80,
    icon: 'settings',
    description: 'Calculation mode and approval',
    setUp: {},
  },
  fields: {
    calculationMode: f.choice(
      { AUTOMATIC: 'Automatic: every line follows its rule', MANUAL: 'Manual: lines can be typed in' },
      { required: true, default: 'AUTOMATIC' },
    ),
    requireApproval: f.flag({ label: 'Payslips need approval', default: true }),
    mailPayslipOnApproval: f.flag({ label: 'Mail the payslip when it is approved', default: false }),
  },
  access: { ...masterData('PayrollManagement') },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollSetting: typeof payrollSetting;
  }
}
