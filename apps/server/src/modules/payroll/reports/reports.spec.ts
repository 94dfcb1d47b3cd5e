import { writeFileSync } from 'node:fs';
import type { BulkGenerated, EmployeeRow, PayslipSummary } from '@school/domain';
import { pdfText } from '../../../../test/pdf-text.ts';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

describe('payroll in figures', () => {
  let school: PayrollSchool;
  let group: number;
  const period = '2026-06-01';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    group = await school.group('Staff');
    const people = await school.addEmployees(5, '1200000.00');
    await school.assign(group, people);
    await school.sql.query({
      text: `UPDATE employee SET first_name = '=1+1' WHERE id = $1`,
      values: [people[0]],
    });
    const payslips: EmployeeRow[] = await school.data(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/${period}`,
    );
    const { created }: BulkGenerated = await school.data('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: payslips.slice(0, 4),
      payPeriod: period,
    });
    await school.data('POST', 'setup/v1/paySlip/approvedAll', {
      ids: created.slice(0, 2).map(({ id }) => id),
    });
  });
  afterAll(() => school.close());

  const report = 'setup/v1/report/payrollRegister';
  const range = 'fromPeriod=2026-01-01&toPeriod=2026-12-31';

  it('sums up the register by department', async () => {
    const { rows, totals } = await school.data<{ rows: object[]; totals: object }>(
      'GET',
      `${report}?${range}`,
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ department: 'Arts', payPeriod: period, netPay: '92700.00' });
    expect(totals).toEqual({ earningsTotal: '400000.00', deductionsTotal: '29200.00', netPay: '370800.00' });
    const approved = await school.data<{ rows: object[] }>(
      'GET',
      `setup/v1/report/financePayrollRegister?${range}`,
    );
    expect(approved.rows).toHaveLength(2);
    const pending = await school.data<{ rows: object[] }>(
      'GET',
      `${report}?${range}&status=PENDING&group=${group}`,
    );
    expect(pending.rows).toHaveLength(2);
  });

  it('leaves as a sheet in which no name is a formula, and on paper', async () => {
    const csv = (await school.call('GET', `${report}?${range}&format=csv`)).raw.toString();
    expect(csv).toContain('Department,Number,Employee');
    expect(csv).not.toMatch(/(^|,)"?=1\+1/m);
    const xlsx = await school.call('GET', `${report}?${range}&format=xlsx`);
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    const pdf = await school.call('GET', `${report}?${range}&format=pdf&group=${group}`);
    if (process.env['KEEP_PDF']) writeFileSync(`${process.env['KEEP_PDF']}/register.pdf`, pdf.raw);
    const text = pdfText(pdf.raw).replaceAll(/\s/g, '');
    expect(text).toContain('370,800.00');
    expect(text).toContain('TotalArts');
  });

  it.each([
    ['', 400],
    ['fromPeriod=2026-01-01', 400],
    ['fromPeriod=2026-13-01&toPeriod=2026-12-31', 400],
    ['fromPeriod=2026-12-01&toPeriod=2026-01-31', 400],
    ['fromPeriod=1990-01-01&toPeriod=2026-01-31', 400],
    [`${range}&status=DELETED`, 400],
    [`${range}&group=x`, 400],
    [`${range}&other=1`, 400],
    [`${range}&format=doc`, 400],
  ])('refuses the parameters %s', async (query, status) => {
    expect((await school.call('GET', `${report}?${query}`)).status).toBe(status);
  });

  it('sums up the approved payslips of a year by employee, and finds unpaid days and outdated payrolls', async () => {
    const of = (key: string, query = range): Promise<{ total: number; totals: object }> =>
      school.data('GET', `setup/v1/report/${key}?${query}`);
    expect(await of('payrollYearToDate')).toMatchObject({
      total: 2,
      totals: { payslips: '2', netPay: '185400.00' },
    });
    expect(await of('payrollYearToDate', 'fromPeriod=2025-01-01&toPeriod=2025-12-31')).toMatchObject({
      total: 0,
    });
    expect(await of('lossOfPay')).toMatchObject({ total: 0 });
    expect(await of('outdatedPayrolls', '')).toMatchObject({ total: 0 });
    await school.data('PUT', `setup/v1/payrollGroup/update/${group}`, {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    expect(await of('outdatedPayrolls', `group=${group}`)).toMatchObject({ total: 5 });
    const row = await school.data<object>('GET', `setup/v1/payrollGroup/get/${group}`);
    expect(row).toMatchObject({ revision: 2, outdatedCount: 5 });
  });

  it('is not for everybody', async () => {
    expect((await school.call('GET', `${report}?${range}`, undefined, { as: 'EMPLOYEE' })).status).toBe(403);
    expect((await school.call('GET', `setup/v1/report/none?${range}`)).status).toBe(404);
  });

  it('says the same by group, by period and over all (B370)', async () => {
    const expected = {
      groupId: group,
      employees: 5,
      regular: 1,
      pending: 2,
      approved: 2,
      rejected: 0,
      netTotal: '370800.00',
      label: 'June 2026',
    };
    const by = (path: string): Promise<PayslipSummary[]> =>
      school.data('GET', `setup/v1/payrollGroup/${path}`);
    expect(await by(`findPayslipSummaryByGroup/${group}`)).toMatchObject([expected]);
    expect(await by('findPayslipSummaryByPeriod/2026-06-30')).toMatchObject([expected]);
    expect(await by('findPayslipSummary')).toMatchObject([expected]);
    const periods = await school.data('GET', 'setup/v1/paySlip/getAllPayslipPeriods');
    expect(periods).toMatchObject([
      { payPeriod: period, frequency: 'MONTHLY', pending: 2, netTotal: '370800.00' },
    ]);
    const salaries = await school.data<object[]>(
      'GET',
      'setup/v1/paySlip/getEmpSalaryListingByDepartment/0?start-date=2026-06-01&end-date=2026-06-30',
    );
    expect(salaries).toHaveLength(2);
  });
});
