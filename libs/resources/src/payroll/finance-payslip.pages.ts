import { block, definePage } from '@school/kernel';
import {
  finance,
  payslips,
  entry,
  payslipsOf,
  who,
  byGroup,
  byEmployee,
  back,
  toGroups,
  past,
  ofGroup,
  generated,
  rejected,
  ofEmployee,
  ofOneEmployee,
  ofMonth,
  approval,
} from './payslip-page-parts.ts';
import { inForce } from './in-force.ts';

/** The same under /finance: read, approve, reject and revert, but not generate. */
export const financePayslipPages = [
  definePage('financePayrollGroups', {
    module: 'payroll',
    label: 'Payroll groups',
    paths: ['/finance/payroll_groups'],
    access: finance.readers,
    menu: entry('financePayslips', 10, 'groups', 'Groups, revisions and totals'),
    blocks: [
      block.rows('payrollGroup', {
        columns: ['name', 'paymentFrequency', 'employeeCount', 'outdatedCount', 'revision'],
        opens: '/finance/payroll_groups/:id',
        sort: 'name',
        empty: 'There are no payroll groups yet.',
      }),
    ],
  }),
  definePage('financePayrollGroup', {
    module: 'payroll',
    label: 'Payroll group',
    paths: ['/finance/payroll_groups/:id'],
    of: 'payrollGroup',
    parent: '/finance/payroll_groups',
    access: finance.readers,
    blocks: [
      block.links(back('Payroll groups', '/finance/payroll_groups'), {
        label: 'Past payslips',
        to: `${finance.pages}/view_past_payslips/:id`,
      }),
      block.facts('payrollGroupFacts'),
      block.own('payrollGroupCategories'),
      block.rows(
        'employeePayroll',
        {
          where: inForce,
          narrows: { payrollGroup: 'group' },
          columns: ['employee', 'employeeNumber', 'netPay', 'outdated', 'effectiveFrom'],
          opens: `${finance.pages}/view_employee_past_payslips?employee=:employee`,
          sort: 'employee',
          empty: 'No employees found in this payroll group.',
        },
        { label: 'Employees' },
      ),
      block.list('payrollGroupRevision', 'group', { label: 'Revisions' }),
    ],
  }),
  definePage('financePayslipsByGroup', {
    module: 'payroll',
    label: 'Payslips by payroll group',
    paths: [`${finance.pages}/payslip_for_payroll_group`, `${payslips}/payslip_for_payroll_group_financial`],
    access: finance.readers,
    menu: entry('financePayslips', 20, 'payslip', 'Periods and totals of each group'),
    blocks: [byGroup(finance)],
  }),
  definePage('financePayslipsByEmployee', {
    module: 'payroll',
    label: 'Payslips by employee',
    paths: [`${finance.pages}/payslip_for_employees`],
    access: finance.readers,
    menu: entry('financePayslips', 30, 'people', 'Payslips of one employee'),
    blocks: [byEmployee(finance)],
  }),
  definePage('financeApprovePayslips', {
    module: 'payroll',
    label: 'Approve payslips',
    paths: [`${finance.pages}/approve_payslips`],
    access: finance.readers,
    menu: entry('financePayslips', 15, 'approve', 'Approve or reject by period'),
    blocks: [approval],
  }),
  definePage('financeApproveRange', {
    module: 'payroll',
    label: 'Approve payslips for a period',
    paths: [`${finance.pages}/approve_payslips_range/:periodId/:periodValue`],
    parameters: { frequency: 'periodId', payPeriod: 'periodValue' },
    parent: `${finance.pages}/approve_payslips`,
    access: finance.readers,
    blocks: [
      block.links(back('Approve payslips', `${finance.pages}/approve_payslips`)),
      block.table('groupsOfPeriod', { onlyFilled: true }),
      block.rows(
        'payslip',
        payslipsOf(finance, {
          narrows: { frequency: 'frequency', payPeriod: 'payPeriod' },
          columns: [...who, 'group', 'netPay', 'status', 'earningsTotal', 'deductionsTotal'],
          filters: ['status', 'group', 'department'],
          sort: 'employeeName',
          empty: 'There are no payslips for this period.',
        }),
      ),
    ],
  }),
  definePage('financeRejectedPayslips', {
    module: 'payroll',
    label: 'Rejected payslips',
    paths: [`${payslips}/view_rejected_payslips`, `${finance.pages}/view_all_rejected_payslips`],
    access: finance.readers,
    menu: entry('financePayslips', 40, 'rejected', 'What was rejected, and why'),
    blocks: [rejected(finance)],
  }),
  definePage('financeGroupPayslips', {
    ...ofGroup(finance),
    paths: [
      `${finance.pages}/view_all_employee_payslip`,
      `${finance.pages}/view_all_employee_payslip/:groupId/:payPeriod`,
    ],
  }),
  definePage('financePastPayslips', {
    ...past(finance),
    paths: [`${finance.pages}/view_past_payslips/:groupId`],
    of: 'payrollGroup',
  }),
  definePage('financePeriods', { ...past(finance), paths: [`${finance.pages}/view_past_payslips`] }),
  definePage('financeGenerationList', {
    ...generated(finance),
    paths: [`${finance.pages}/payslip_generation_list/:id/:date`],
  }),
  definePage('financeGenerationPeriods', {
    module: 'payroll',
    label: 'Generation state',
    paths: [`${finance.pages}/payslip_generation_list`],
    parent: `${finance.pages}/payslip_for_payroll_group`,
    access: finance.readers,
    blocks: [
      block.links(toGroups(finance)),
      block.table('periodsOfGroup', {
        empty: 'No payslips have been generated yet.',
        opens: `${finance.pages}/payslip_generation_list/:groupId/:payPeriod`,
      }),
    ],
  }),
  definePage('financeEmployeePastPayslips', {
    module: 'payroll',
    label: 'Past payslips of an employee',
    paths: [`${finance.pages}/view_employee_past_payslips`],
    parameters: { employee: 'employee' },
    access: finance.readers,
    blocks: [ofEmployee(finance, ofOneEmployee)],
  }),
  definePage('financeMonthlyPayslips', {
    ...ofMonth(finance),
    paths: ['/finance/view_monthly_payslip'],
    menu: entry('financePayslips', 50, 'calendar', 'All payslips of a month'),
  }),
] as const;
