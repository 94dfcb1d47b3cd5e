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
    name: 'Storekeeper',
    description: 'Stores, stock, indents, purchase orders and sales',
    appliesTo: ['EMPLOYEE'],
    privileges: ['InventoryManagement', 'InventoryBasics', 'PurchaseOrders', 'InventorySales'],
  },
  {
    name: 'Indents',
    description: 'Asks the stores for things, and decides on indents of those whom one leads',
    appliesTo: ['EMPLOYEE'],
    privileges: ['InventoryBasics'],
  },
  { name: 'Teacher', description: 'Teaching staff', appliesTo: ['EMPLOYEE'], privileges: [] },
] as const;
