import { PayrollSchool } from '../../../../test/payroll-school.ts';

const away = ['payslip', 'payroll_group', 'payroll_category', 'employee_payroll', 'employee'];
const groups = 'setup/v1/payrollGroup';
const slips = 'setup/v1/paySlip';
const month = '2026-06-01';
const one = { employeeId: 1, groupId: 1, payPeriod: month };

describe('payroll calls that fail through a fault of the server (M254, M255, M256, M257, M258, M259, M260, M261, M262, M263, M264, M265, M266, M267, M268, M269, M270, M271, M272, M274, M275, M276, M277, M278)', () => {
  let school: PayrollSchool;
  let row: object;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const group = await school.group('Faulty', { categoryIds: await school.salaryCategories() });
    await school.assign(group, await school.addEmployees(1, '1200000.00'));
    [row = {}] = await school.data<object[]>('GET', `${slips}/getRegularEmployees/${group}/${month}`);
    for (const table of away)
      await school.sql.query({ text: `ALTER TABLE ${table} RENAME TO ${table}_away` });
  });
  afterAll(async () => {
    for (const table of away)
      await school.sql.query({ text: `ALTER TABLE ${table}_away RENAME TO ${table}` });
    await school.close();
  });

  it.each([
    [
      'M254',
      'POST',
      `${groups}/save`,
      { name: 'New', paymentFrequency: 'MONTHLY', categoryIds: [1] },
      'Failed to save payroll group',
    ],
    [
      'M255',
      'GET',
      `${groups}/getPayrollGroupEmployees/1`,
      undefined,
      'Failed to fetch payroll group employees',
    ],
    ['M256', 'GET', `${groups}/getPayrollCategories/1`, undefined, 'Failed to fetch payroll categories'],
    ['M257', 'DELETE', `${groups}/delete?groupId=1&employeeId=1`, undefined, 'Failed to delete employee'],
    ['M258', 'GET', `${groups}/getEmployeesToAssign/1/0`, undefined, 'Failed to fetch assignable employees'],
    ['M259', 'GET', `${groups}/getPayrollGroups`, undefined, 'Failed to fetch payroll groups'],
    [
      'M260',
      'POST',
      `${groups}/reCalculatePayrollCategories/1`,
      { grossPay: '1.00', lines: [] },
      'Failed to recalculate payroll categories',
    ],
    ['M261', 'GET', `${groups}/generatePaySlipByGroup/1/${month}`, undefined, 'Failed to generate pay slip'],
    ['M262', 'GET', `${groups}/dropDown`, undefined, 'Failed to fetch dropdown options'],
    ['M263', 'GET', `${groups}/basicEmployeeDetails/1/1`, undefined, 'Failed to fetch employee details'],
    ['M264', 'GET', `${groups}/getEmployeeDataByEmpId/1`, undefined, 'Failed to fetch employee data'],
    [
      'M265',
      'GET',
      `${groups}/getGroupDetailByPeriod/1/${month}`,
      undefined,
      'Failed to fetch group details',
    ],
    ['M266', 'GET', `${slips}/get/1`, undefined, 'Failed to fetch payslip'],
    ['M267', 'GET', `${slips}/getAllPayslipPeriods`, undefined, 'Failed to fetch payslip periods'],
    [
      'M268',
      'GET',
      `${slips}/getRegularEmployees/1/${month}`,
      undefined,
      'Failed to fetch regular employees',
    ],
    [
      'M269',
      'GET',
      `${slips}/viewPaySlipsForPayPeriod/1/${month}`,
      undefined,
      'Failed to fetch payslips for pay period',
    ],
    ['M270', 'PUT', `${slips}/reject/1/wrong`, {}, 'Failed to reject payslip'],
    ['M271', 'PUT', `${slips}/approve/1`, {}, 'Failed to approve payslip'],
    ['M272', 'PUT', `${slips}/revert/1`, { reason: 'Again' }, 'Failed to revert payslip'],
    ['M274', 'POST', `${slips}/deletePendingPaySlips`, { ids: [1] }, 'Failed to delete pending payslips'],
    [
      'M275',
      'POST',
      `${slips}/update`,
      { id: 1, version: 1, lines: [] },
      'Failed to update rejected payslip',
    ],
    ['M276', 'POST', `${slips}/approvedAll`, { ids: [1] }, 'Failed to approve all payslips'],
    ['M277', 'PUT', `${slips}/revertAll`, { ids: [1], reason: 'Again' }, 'Failed to revert all payslips'],
    [
      'M278',
      'GET',
      `${slips}/getEmpSalaryListingByDepartment/1?start-date=${month}&end-date=${month}`,
      undefined,
      'Failed to fetch salary listing',
    ],
    ['', 'POST', `${slips}/save`, one, 'Failed to generate pay slip'],
  ] as const)('say so in their own words %s: %s %s', async (_, method, path, body, message) => {
    const answer = await school.call(method, path, body);
    expect([answer.status, answer.message]).toEqual([500, message]);
  });

  it('say so of many payslips too (M273)', async () => {
    const body = { payslips: [row], payPeriod: month, frequency: 'MONTHLY' };
    const answer = await school.call('POST', `${slips}/bulkGeneratePayslip`, body);
    expect([answer.status, answer.message]).toEqual([500, 'Failed to generate payslips in bulk']);
  });
});
