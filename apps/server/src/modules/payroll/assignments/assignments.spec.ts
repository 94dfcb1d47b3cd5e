import type { EmployeeRow, PayslipDetail } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

const period = '2026-06-01';

describe('assignments', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
  });
  afterAll(() => school.close());

  const payslip = (group: number, employeeId: number, values: object = {}): Promise<PayslipDetail> =>
    school.data('POST', 'setup/v1/paySlip/save', {
      employeeId,
      groupId: group,
      payPeriod: period,
      ...values,
    });
  const amounts = ({ lines }: PayslipDetail): Record<string, string> =>
    Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));

  it('reduces every earning once when loss of pay makes earnings smaller', async () => {
    const group = await school.group('Prorated', { enableLop: true, lopMethod: 'PRORATE_EARNINGS' });
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employee]);
    const made = await payslip(group, employee, { lopDays: '2.5' });
    expect(amounts(made)).toEqual({
      BASIC: '36000.00',
      HRA: '18000.00',
      DA: '3600.00',
      CONV: '4500.00',
      SPL: '27900.00',
      PF: '4320.00',
      TAX: '2500.00',
    });
    expect(made).toMatchObject({
      earningsTotal: '90000.00',
      netPay: '83180.00',
      daysAbsent: '2.5',
      daysPresent: '22.5',
    });
  });

  it('pays the employed part of a period', async () => {
    const group = await school.group('Joined');
    // June 2026 has 26 days without Sundays, 13 of them from the 16th.
    const [employee = 0] = await school.addEmployees(1, '1200000.00', '2026-06-16');
    await school.assign(group, [employee]);
    expect(amounts(await payslip(group, employee))).toMatchObject({
      BASIC: '20000.00',
      PF: '2400.00',
      TAX: '2500.00',
    });
  });

  it('pays two assignments of one period by their days', async () => {
    const pay = await school.category('PAY', { type: 'EARNING', valueType: 'FORMULA', formula: 'GROSS' });
    const group = await school.group('Raised', { categoryIds: [pay] });
    const [employee = 0] = await school.addEmployees(1, '720000.00');
    await school.assign(group, [employee]);
    await school.assign(group, [employee], {
      grossFrom: 'value',
      grossPay: '75000',
      effectiveFrom: '2026-06-22',
    });
    expect(await payslip(group, employee)).toMatchObject({ netPay: '64500.00' });
  });

  it('takes the price of a day of a weekly group', async () => {
    const pay = await school.category('PAY', {});
    const group = await school.group('Weekly', {
      categoryIds: [pay],
      paymentFrequency: 'WEEKLY',
      generationDay: 5,
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
    });
    const [employee = 0] = await school.addEmployees(1, '1.00');
    await school.assign(group, [employee], { grossFrom: 'value', grossPay: '14000' });
    const made = await payslip(group, employee, { payPeriod: '2026-06-18', lopDays: '1.5' });
    expect(made).toMatchObject({ payPeriod: '2026-06-15', periodEnd: '2026-06-21', lopAmount: '3500.00' });
    const monthly = await school.group('Monthly instead', { categoryIds: [pay] });
    await school.assign(monthly, [employee], { effectiveFrom: '2026-06-25' });
    const overlap = await school.call('POST', 'setup/v1/paySlip/save', {
      employeeId: employee,
      groupId: monthly,
      payPeriod: period,
    });
    expect([overlap.status, overlap.data]).toMatchObject([
      409,
      { code: 'ALREADY_GENERATED', payslipId: made.id },
    ]);
  });

  it('takes the gross pay from salary or hours over the periods of a year', async () => {
    const pay = await school.category('PAY', {});
    const group = await school.group('Fortnight', {
      categoryIds: [pay],
      paymentFrequency: 'BIWEEKLY',
      biweeklyAnchor: '2026-01-05',
      generationDay: 5,
    });
    const people = await school.addEmployees(2, '1300000.00');
    await school.sql.query({
      text: `UPDATE employee SET pay_basis = 'HOURLY', annual_salary = NULL, hourly_rate = 500, typical_hours = 37.5
        WHERE id = $1`,
      values: [people[1]],
    });
    await school.assign(group, people);
    const rows = await school.data<EmployeeRow[]>(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/2026-06-18`,
    );
    expect(rows.map(({ netPay }) => netPay)).toEqual(['50000.00', '37500.00']);
  });

  it('refuses whom the group cannot pay, all of them', async () => {
    const group = await school.group('Refused');
    const people = await school.addEmployees(2, '1200000.00');
    await school.sql.query({
      text: 'UPDATE employee SET annual_salary = NULL WHERE id = $1',
      values: [people[1]],
    });
    const assign = (values: object) =>
      school.call('POST', 'setup/v1/payrollGroup/assign', {
        groupId: group,
        employeeIds: people,
        grossFrom: 'payTerms',
        effectiveFrom: '2026-01-01',
        ...values,
      });
    const without = await assign({});
    expect([without.status, without.message]).toEqual([
      400,
      expect.stringContaining('Gross pay is required'),
    ]);
    expect((await assign({ employeeIds: [999999] })).status).toBe(400);
    expect((await assign({ grossFrom: 'value', grossPay: '-1' })).status).toBe(400);
    const fine = await school.category('FINE', {
      type: 'DEDUCTION',
      valueType: 'NUMERIC',
      amount: '90000.00',
    });
    const fined = await school.group('Fined', { categoryIds: [fine] });
    const negative = await assign({ groupId: fined, grossFrom: 'value', grossPay: '1000' });
    expect([negative.status, negative.message]).toEqual([
      400,
      expect.stringContaining('Deductions exceed earnings'),
    ]);
    expect((await assign({ grossFrom: 'value', grossPay: '50000' })).data).toMatchObject({
      assigned: 2,
      closed: 0,
    });
    const again = await assign({ grossFrom: 'value', grossPay: '60000' });
    expect([again.status, again.data['code']]).toEqual([409, 'LATER_ASSIGNMENT']);
    const clerk = await school.call(
      'POST',
      'setup/v1/payrollGroup/assign',
      {},
      { as: 'EMPLOYEE:PayslipPowers' },
    );
    expect(clerk.status).toBe(403);
  });

  it('recalculates what the generic calls save, and keeps the history without gaps', async () => {
    const group = await school.group('Generic');
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    const body = { employee, group, grossPay: '100000', effectiveFrom: '2026-01-01' };
    const first = await school.data<{ id: number; netPay: string; lines: object[] }>(
      'POST',
      'setup/v1/payRolls/save',
      body,
    );
    expect(first).toMatchObject({ netPay: '92700.00', earningsTotal: '100000.00', groupRevision: 1 });
    expect(first.lines).toHaveLength(7);
    const changed = await school.data('PUT', `setup/v1/payRolls/update/${first.id}`, {
      grossPay: '50000.00',
    });
    expect(changed).toMatchObject({ netPay: '47600.00' });
    await school.data('POST', 'setup/v1/payRolls/save', { ...body, effectiveFrom: '2026-04-01' });
    expect(await school.data('GET', `setup/v1/payRolls/get/${first.id}`)).toMatchObject({
      effectiveTo: '2026-03-31',
    });
    const none = await school.call('POST', 'setup/v1/payRolls/save', {
      ...body,
      grossPay: null,
      effectiveFrom: '2026-05-01',
    });
    expect([none.status, none.data['errors']]).toMatchObject([400, [{ field: 'grossPay' }]]);
  });

  it('gives leavers a last payslip for the period they leave in', async () => {
    const group = await school.group('Left');
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employee]);
    await school.sql.query({
      text: `UPDATE employee SET status = 'FORMER', leaving_date = '2026-05-10' WHERE id = $1`,
      values: [employee],
    });
    await school.sql.query({
      text: `UPDATE employee_payroll SET effective_to = '2026-05-10' WHERE employee_id = $1`,
      values: [employee],
    });
    const none = await school.call('POST', 'setup/v1/paySlip/save', {
      employeeId: employee,
      groupId: group,
      payPeriod: period,
    });
    expect(none.status).toBe(400);
    // 8 of the 26 days of May 2026 without Sundays.
    expect(amounts(await payslip(group, employee, { payPeriod: '2026-05-01' }))).toMatchObject({
      BASIC: '12307.69',
    });
  });
});
