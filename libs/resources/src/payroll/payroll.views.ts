import { contribute, defineView, f } from '@school/kernel';

const slip = {
  employeeName: { link: '/employee_payslips/view_payslip/:id' },
  payPeriod: {},
  netPay: {},
  rejectReason: {},
  id: { hidden: true },
} as const;

/** Payslips that were sent back and must be corrected. */
const payslipsToCorrect = defineView('payslipsToCorrect', {
  module: 'payroll',
  label: 'Payslips to correct',
  of: 'payslip',
  where: { status: 'REJECTED' },
  columns: slip,
  sort: 'payPeriod',
  access: ['PayrollManagement', 'PayslipPowers'],
});

/** Payslips waiting for approval, by group and month. */
const payslipsToApprove = defineView('payslipsToApprove', {
  module: 'payroll',
  label: 'Payslips to approve',
  of: 'payslip',
  where: { status: 'PENDING' },
  columns: {
    group: { link: '/finance/employee_payslips/approve_payslips' },
    payPeriod: {},
    payslips: { label: 'Payslips', figure: { fn: 'count' } },
    netPay: { label: 'Net pay', figure: { fn: 'sum', field: 'netPay' }, total: true },
  },
  sort: 'payPeriod',
  access: ['ApproveRejectPayslip'],
});

/** The last approved payslip of an employee. */
const lastPayslip = defineView('lastPayslip', {
  module: 'payroll',
  label: 'Last payslip',
  of: 'payslip',
  parameters: { employee: f.ref('employee', { required: true }) },
  where: { status: 'APPROVED' },
  columns: { payPeriod: {}, netPay: {} },
  sort: '-payPeriod',
});

export const payrollViews = [payslipsToCorrect, payslipsToApprove, lastPayslip] as const;

export const payrollContributions = [
  contribute('employee', {
    module: 'payroll',
    summary: [
      {
        key: 'payslip',
        label: 'Last payslip',
        view: 'lastPayslip',
        shows: ['netPay', 'payPeriod'],
        tab: 'payslips',
      },
    ],
  }),
  contribute('home', {
    module: 'payroll',
    waiting: [
      {
        key: 'payslipsToCorrect',
        label: 'Payslips to correct',
        icon: 'rejected',
        view: 'payslipsToCorrect',
        to: '/employee_payslips/view_all_rejected_payslips',
        order: 6,
      },
      {
        key: 'payslipsToApprove',
        label: 'Payslips to approve',
        icon: 'approve',
        view: 'payslipsToApprove',
        to: '/finance/employee_payslips/approve_payslips',
        order: 6,
      },
    ],
  }),
] as const;
