import type { EmployeeRow } from '@school/domain';

/** An employee row for specs: earnings 100,000.00, deductions 7,300.00. */
export const employeeRow = (more: Partial<EmployeeRow> = {}): EmployeeRow => ({
  employeeId: 1,
  employeeName: 'Asma Khan',
  employeeNumber: 'E1',
  departmentName: 'Science',
  employeeDepartment: 'Science',
  groupId: 3,
  earningLabels: { BASIC: 'Basic pay', HRA: 'House rent' },
  deductionLabels: { PF: 'Provident fund', TAX: 'Income tax' },
  payrollCategories: {
    EARNINGS: {
      total: '100000.00',
      hrPayrollCategoryList: [
        { code: 'BASIC', amount: '70000.00' },
        { code: 'HRA', amount: '30000.00' },
      ],
    },
    DEDUCTION: {
      total: '7300.00',
      hrPayrollCategoryList: [
        { code: 'PF', amount: '4800.00' },
        { code: 'TAX', amount: '2500.00' },
      ],
    },
  },
  netPay: '92700.00',
  employeePayrollVersion: '9-1-1',
  isOutdated: false,
  workingDays: '26',
  daysPresent: '26',
  daysAbsent: '0',
  lopDays: '0',
  lopAmount: '0.00',
  lateTimes: 0,
  lateMinutes: 0,
  lateDays: '0',
  lateAmount: '0.00',
  warnings: [],
  ...more,
});
