import { defineScreen, type MenuEntry, type Principal } from '@school/kernel';

const generators: readonly Principal[] = ['PayslipPowers', 'PayrollManagement'];
const readers: readonly Principal[] = [...generators, 'ApproveRejectPayslip', 'FinanceControl'];
const payslips = '/employee_payslips';

const entry = (order: number, icon: string, description: string, group = 'payroll'): MenuEntry => ({
  group,
  order,
  icon,
  description,
});

/** The payslip workflow in the personnel office. */
export const payrollScreens = [
  defineScreen('payslipSettings', {
    module: 'payroll',
    label: 'Payslip Settings',
    paths: [`${payslips}/payslip_settings`],
    access: generators,
    menu: {
      ...entry(90, 'payslip', 'What a payslip shows', 'hrSettings'),
      setUp: { of: 'payslipSetting', optional: true },
    },
  }),
  defineScreen('newGroupPayslips', {
    module: 'payroll',
    label: 'New payslips',
    paths: [`${payslips}/payslip_for_payroll_group/new`],
    parent: `${payslips}/payslip_for_payroll_group`,
    access: generators,
  }),
  defineScreen('generatePayslips', {
    module: 'payroll',
    label: 'Generate payslips',
    paths: [`${payslips}/generate_payslips/:groupId`],
    parent: `${payslips}/payslip_for_payroll_group`,
    access: generators,
  }),
  defineScreen('viewRegularEmployees', {
    module: 'payroll',
    label: 'View Regular Employees',
    paths: [`${payslips}/view_regular_employees/:groupId/:payPeriod`],
    parent: `${payslips}/payslip_for_payroll_group`,
    access: generators,
  }),
  defineScreen('generateAllPayslips', {
    module: 'payroll',
    label: 'Generate All Payslips',
    paths: [`${payslips}/generate_all_payslips/:groupId/:payPeriod`],
    parent: `${payslips}/payslip_for_payroll_group`,
    access: generators,
  }),
  defineScreen('generateEmployeePayslip', {
    module: 'payroll',
    label: 'Generate payslip',
    paths: [`${payslips}/generate_employee_payslip`],
    parent: `${payslips}/payslip_for_employees`,
    access: generators,
  }),
  defineScreen('editPayslip', {
    module: 'payroll',
    label: 'Edit payslip',
    paths: [`${payslips}/edit_payslip/:id`],
    parent: `${payslips}/view_all_rejected_payslips`,
    access: generators,
  }),
  defineScreen('viewPayslip', {
    module: 'payroll',
    label: 'Payslip',
    paths: [`${payslips}/view_payslip/:id`],
    parent: [`${payslips}/payslip_for_payroll_group`, '/my_payslips'],
    access: [...readers, 'EMPLOYEE'],
  }),
  defineScreen('paybookRegister', {
    module: 'payroll',
    label: 'Pay book',
    paths: ['/paybooks/:id'],
    parent: '/paybooks',
    about: 'paybook',
    access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
  }),
  defineScreen('bankFile', {
    module: 'payroll',
    label: 'Bank payment file',
    paths: ['/payroll/bank_file'],
    access: ['EmployeePrivate', 'FinanceControl'],
    menu: entry(87, 'bank', 'Bank file for a month’s salaries'),
  }),
  defineScreen('createEmployeePayroll', {
    module: 'payroll',
    label: 'Create employee payroll',
    paths: [
      '/payroll_payslip/:id/create_employee_payroll',
      '/payroll_payslip/:employeeId/assign_employee_payroll',
    ],
    parent: '/payroll_groups',
    access: ['PayrollManagement'],
  }),
  defineScreen('groupPayrolls', {
    module: 'payroll',
    label: 'Employees of a payroll group',
    paths: ['/payroll/:id', '/payroll/:id/assigned_employees'],
    parent: '/payroll_groups',
    access: readers,
  }),
  defineScreen('createGroupPayroll', {
    module: 'payroll',
    label: 'Create payroll',
    paths: ['/payroll/:id/create_employee_payroll'],
    parent: '/payroll_groups',
    access: ['PayrollManagement'],
  }),
  defineScreen('assignEmployees', {
    module: 'payroll',
    label: 'Assign employees',
    paths: ['/payroll/:id/assign_employees'],
    parent: '/payroll_groups',
    access: ['PayrollManagement'],
  }),
  defineScreen('subjectAssignment', {
    module: 'hr',
    label: 'Subject assignment',
    paths: ['/employee/subject_assignment'],
    access: ['EmployeeManagement', 'HrBasics'],
    menu: entry(30, 'academics', 'Who teaches which subject in a batch', 'employeeManagement'),
  }),
  defineScreen('editEmployeeByNumber', {
    module: 'hr',
    label: 'Edit employee',
    paths: ['/employee_profile/edit/:empNo'],
    parent: '/employee/view_all',
    access: ['EmployeeManagement'],
  }),
] as const;
