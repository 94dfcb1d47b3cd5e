import { officePaths, payrollPaths } from './payroll-paths.ts';

describe('addresses of payslips', () => {
  it('stay under /finance in finance', () => {
    const paths = payrollPaths('finance');
    const all = [
      paths.byGroup,
      paths.byEmployee,
      paths.pastPayslips(1),
      paths.groupPayslips(1, '2026-01-01'),
      paths.generationList(1, '2026-01-01'),
      paths.employeePast(2),
      paths.payslip(3),
      paths.approve,
      paths.group(1),
    ];
    expect(all.filter((path) => !path.startsWith('/finance/'))).toEqual([]);
  });

  it('carry group, employee and period of one payslip in the query (B317)', () => {
    expect(officePaths.generateOne(4, 7, '2026-01-01')).toBe(
      '/employee_payslips/generate_employee_payslip?group_id=4&employee_id=7&pay_period=2026-01-01',
    );
  });
});
