import { block, definePage } from '@school/kernel';
import {
  office,
  payslips,
  entry,
  payslipsOf,
  who,
  byGroup,
  byEmployee,
  past,
  ofGroup,
  generated,
  rejected,
  ofEmployee,
  ofOneEmployee,
  ofMonth,
  approval,
} from './payslip-page-parts.ts';
import { financePayslipPages } from './finance-payslip.pages.ts';
import { payrollReaders, payslipApprovers, payslipGenerators } from './payroll-rights.ts';

/** Payslips in the personnel office. */
const officePages = [
  definePage('payslipsByGroup', {
    module: 'payroll',
    label: 'Payslips by payroll group',
    paths: [`${payslips}/payslip_for_payroll_group`],
    access: payslipGenerators,
    menu: entry('payroll', 30, 'payslip', 'Generate payslips for a whole group'),
    blocks: [
      block.links({ label: 'New payslips', to: `${payslips}/payslip_for_payroll_group/new` }),
      byGroup(office),
    ],
  }),
  definePage('payslipsByEmployee', {
    module: 'payroll',
    label: 'Payslips by employee',
    paths: [`${payslips}/payslip_for_employees`],
    access: payslipGenerators,
    menu: entry('payroll', 40, 'people', 'Generate and review payslips of one employee'),
    blocks: [byEmployee(office)],
  }),
  definePage('rejectedPayslips', {
    module: 'payroll',
    label: 'Rejected payslips',
    paths: [`${payslips}/view_all_rejected_payslips`],
    access: payrollReaders,
    menu: entry('payroll', 60, 'rejected', 'Correct what was rejected'),
    blocks: [rejected(office)],
  }),
  definePage('pendingPayslips', {
    module: 'payroll',
    label: 'Pending payslips',
    paths: [`${payslips}/view_employee_pending_payslips`],
    access: payrollReaders,
    menu: entry('payroll', 50, 'pending', 'Payslips waiting for approval'),
    blocks: [
      block.rows(
        'payslip',
        payslipsOf(office, {
          where: { status: 'PENDING' },
          columns: [...who, 'group', 'payPeriod', 'netPay', 'createdAt'],
          filters: ['group', 'department', 'payPeriod'],
          sort: '-payPeriod',
          empty: 'No payslips are waiting for approval.',
        }),
      ),
    ],
  }),
  definePage('approvePayslips', {
    module: 'payroll',
    label: 'Approve payslips',
    paths: [`${payslips}/approve_payslips`],
    access: payslipApprovers,
    menu: entry('payroll', 55, 'approve', 'Approve or reject by period'),
    blocks: [approval],
  }),
  definePage('pastPayslips', {
    ...past(office),
    paths: [`${payslips}/view_past_payslips/:groupId`],
    of: 'payrollGroup',
  }),
  definePage('groupPayslips', {
    ...ofGroup(office),
    paths: [`${payslips}/view_all_employee_payslip/:groupId/:payPeriod`],
  }),
  definePage('payslipGenerationList', {
    ...generated(office),
    paths: [`${payslips}/payslip_generation_list/:id/:date`],
  }),
  definePage('employeePastPayslips', {
    module: 'payroll',
    label: 'Past payslips of an employee',
    paths: [`${payslips}/view_employee_past_payslips`],
    parameters: { employee: 'employee' },
    access: [...payrollReaders, 'EMPLOYEE'],
    menu: {
      ...entry('payroll', 70, 'history', 'Every payslip of one employee'),
      access: payrollReaders,
    },
    blocks: [ofEmployee(office, ofOneEmployee)],
  }),
  definePage('myPayslips', {
    module: 'payroll',
    label: 'My payslips',
    paths: ['/my_payslips'],
    access: ['EMPLOYEE'],
    menu: entry('myWork', 10, 'payslip', 'What I was paid, month by month'),
    blocks: [ofEmployee(office, { where: { employee: { $me: 'employee' } } })],
  }),
  definePage('monthlyPayslips', {
    ...ofMonth(office),
    paths: ['/view_monthly_payslip'],
    menu: entry('payroll', 80, 'calendar', 'All payslips of a month'),
  }),
] as const;

export const payslipPages = [...officePages, ...financePayslipPages] as const;
