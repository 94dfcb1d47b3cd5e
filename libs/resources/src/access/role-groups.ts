/** The built-in role groups; every new institute gets them. */
export const builtInRoleGroups = [
  {
    name: 'HR',
    description: 'The personnel office: masters, employees, payroll and payslips',
    appliesTo: ['EMPLOYEE'],
    privileges: [
      'HrBasics',
      'EmployeeSearch',
      'EmployeeManagement',
      'EmployeePrivate',
      'EmployeeAttendance',
      'LeaveManagement',
      'PayrollManagement',
      'PayslipPowers',
      'PollManagement',
      'TaskManagement',
    ],
  },
  {
    name: 'Finance',
    description: 'The accounts office: approval of payslips, finance reports',
    appliesTo: ['EMPLOYEE'],
    privileges: [
      'FinanceControl',
      'FinanceReports',
      'ApproveRejectPayslip',
      'ManageFinanceSettings',
      'EmployeeSearch',
    ],
  },
  {
    name: 'Registrar',
    description: 'The office of students: admission, classes, transfers, roll numbers',
    appliesTo: ['EMPLOYEE'],
    privileges: ['BatchManagement', 'Admission', 'StudentView', 'StudentControl', 'RollNumbers'],
  },
  {
    name: 'Transport',
    description: 'The transport office: vehicles, routes, passengers and their attendance',
    appliesTo: ['EMPLOYEE'],
    privileges: ['TransportManagement', 'TransportAttendance'],
  },
  { name: 'Teacher', description: 'Teaching staff', appliesTo: ['EMPLOYEE'], privileges: [] },
] as const;
