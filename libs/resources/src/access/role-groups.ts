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
    privileges: [
      'BatchManagement',
      'Admission',
      'StudentView',
      'StudentControl',
      'RollNumbers',
      'StudentAttendance',
      'StudentAttendanceView',
    ],
  },
  {
    name: 'Librarian',
    description: 'The library: catalogue, desk, reservations and fines',
    appliesTo: ['EMPLOYEE'],
    privileges: ['LibraryManagement'],
  },
  {
    name: 'Examinations',
    description: 'The examination office: exam groups, marks, publication and reports',
    appliesTo: ['EMPLOYEE'],
    privileges: ['ExaminationControl', 'EnterResults', 'ViewResults', 'StudentView'],
  },
  { name: 'Teacher', description: 'Teaching staff', appliesTo: ['EMPLOYEE'], privileges: [] },
] as const;
