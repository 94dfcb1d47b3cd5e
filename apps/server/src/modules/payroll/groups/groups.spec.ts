import type {
  EmployeePayrollData,
  GroupCategories,
  PayrollGroupShow,
  PayslipDetail,
  SavedPayrollGroup,
} from '@school/domain';
import { PayrollSchool, today } from '../../../../test/payroll-school.ts';

const base = 'setup/v1/payrollGroup';

describe('payroll groups', () => {
  let school: PayrollSchool;
  let ids: Map<string, number>;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
    const codes = ['BASIC', 'HRA', 'DA', 'CONV', 'SPL', 'PF', 'TAX'];
    const list = await school.salaryCategories();
    ids = new Map(codes.map((code, place) => [code, list[place] ?? 0]));
  });
  afterAll(() => school.close());

  const of = (...codes: string[]): number[] => codes.map((code) => ids.get(code) ?? 0);
  const codes = (rows: readonly { code: string }[]): string[] => rows.map(({ code }) => code);

  it('takes in what its formulas read and says so', async () => {
    const answer = await school.call<SavedPayrollGroup>('POST', `${base}/save`, {
      name: 'Closure',
      paymentFrequency: 'Monthly',
      categoryIds: of('SPL', 'PF'),
    });
    expect(answer.status).toBe(201);
    const { data } = answer;
    expect(data).toMatchObject({ paymentFrequency: 'MONTHLY', revision: 1, isActive: true });
    expect(codes(data.addedByDependency)).toEqual(['BASIC', 'HRA', 'DA', 'CONV']);
    expect(codes(data.categories)).toEqual(['SPL', 'PF', 'BASIC', 'HRA', 'DA', 'CONV']);
  });

  it('lets go of what is left without a value, and keeps each state as a revision (B364)', async () => {
    const id = await school.group('Revisions');
    const put = (values: object): Promise<SavedPayrollGroup> =>
      school.data('PUT', `${base}/save`, { id, ...values });
    const changed = await put({ categoryIds: of('BASIC', 'HRA', 'CONV', 'SPL', 'PF', 'TAX') });
    expect(changed.revision).toBe(2);
    expect(codes(changed.removedByDependency)).toEqual(['SPL']);
    expect(codes(changed.categories)).toEqual(['BASIC', 'HRA', 'CONV', 'PF', 'TAX']);
    expect((await put({ name: 'Renamed' })).revision).toBe(2);
    expect((await put({ categoryIds: of('HRA', 'BASIC', 'CONV', 'PF', 'TAX') })).revision).toBe(3);
    expect(
      (await put({ enableLop: true, lopMethod: 'DEDUCTION_LINE', lopFormula: 'GROSS/NWD' })).revision,
    ).toBe(4);
    const show = await school.data<PayrollGroupShow>('GET', `${base}/get/${id}`);
    expect(show.revisions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect(show).toMatchObject({
      active: true,
      archived: false,
      _labels: { categoryIds: expect.any(Array) },
    });
    const rows = await school.sql.query<{ revision: number; codes: string }>({
      text: `SELECT revision, (SELECT string_agg(c ->> 'code', ',') FROM jsonb_array_elements(snapshot -> 'categories') c) AS codes
        FROM payroll_group_revision WHERE group_id = $1 ORDER BY revision`,
      values: [id],
    });
    expect(rows.map((row) => row.codes)).toEqual([
      'BASIC,HRA,DA,CONV,SPL,PF,TAX',
      'BASIC,HRA,CONV,PF,TAX',
      'HRA,BASIC,CONV,PF,TAX',
      'HRA,BASIC,CONV,PF,TAX',
    ]);
    const stale = await school.call('PUT', `${base}/save`, { id, version: 1, name: 'Late' });
    expect([stale.status, stale.data['code']]).toEqual([409, 'STALE']);
    const broken = await school.call('PUT', `${base}/save`, { id, lopFormula: 'NOPE/NWD' });
    expect([broken.status, broken.data['errors']]).toMatchObject([400, [{ field: 'lopFormula' }]]);
  });

  it('asks for what the frequency needs', async () => {
    const save = (values: object) =>
      school.call('POST', `${base}/save`, { name: 'Weekly', categoryIds: of('CONV'), ...values });
    expect((await save({ paymentFrequency: 'BIWEEKLY' })).data['errors']).toMatchObject([
      { field: 'biweeklyAnchor' },
    ]);
    expect((await save({ paymentFrequency: 'WEEKLY', generationDay: 12 })).data['errors']).toMatchObject([
      { field: 'generationDay' },
    ]);
    expect((await save({ paymentFrequency: 'WEEKLY', generationDay: 5 })).status).toBe(201);
  });

  it('says what somebody earns whose payroll was made without a gross pay', async () => {
    const fixed = await school.category('FIXEDPAY', {
      type: 'EARNING',
      valueType: 'NUMERIC',
      amount: '4000.00',
    });
    const group = await school.group('Fixed', { categoryIds: [fixed], enableLop: false });
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employee], { grossFrom: 'value' });
    expect(await school.data('GET', `${base}/getPayrollGroupEmployees/${group}`)).toMatchObject([
      { employeeId: employee, grossPay: '4000.00', netPay: '4000.00' },
    ]);
  });

  it('is revised with its categories, and assignments stay on what they were made with', async () => {
    const note = await school.category('NOTE', { type: 'EARNING', valueType: 'NUMERIC', amount: '100.00' });
    const group = await school.group('Outdated', { categoryIds: [...of('BASIC', 'PF'), note] });
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employee]);
    await school.data('PUT', `finance/v1/PayrollCategory/update/${note}`, { amount: '300.00' });
    const [member] = await school.data<object[]>('GET', `${base}/getPayrollGroupEmployees/${group}`);
    expect(member).toMatchObject({
      employeeId: employee,
      isOutdated: true,
      groupRevision: 1,
      netPay: '35300.00',
    });
    const [row] = await school
      .data<{ id: number; outdatedCount: number; revision: number }[]>('GET', `${base}/getPayrollGroups`)
      .then((rows) => rows.filter(({ id }) => id === group));
    expect(row).toMatchObject({ employeeCount: 1, outdatedCount: 1, revision: 2 });
    const body = { employeeId: employee, groupId: group, payPeriod: '2026-06-01' };
    const payslip = await school.data<PayslipDetail>('POST', 'setup/v1/paySlip/save', body);
    expect(payslip).toMatchObject({ netPay: '35300.00', isOutdated: true });
    await school.assign(group, [employee], { effectiveFrom: '2026-07-01' });
    const { current, history } = await school.data<EmployeePayrollData>(
      'GET',
      `${base}/getEmployeeDataByEmpId/${employee}`,
    );
    expect(current).toMatchObject({
      groupRevision: 2,
      isOutdated: false,
      netPay: '35500.00',
      effectiveTo: null,
    });
    expect(history).toMatchObject([{ groupRevision: 1, effectiveTo: '2026-06-30' }]);
    expect((await school.call('PUT', `${base}/save`, { id: group, paymentFrequency: 'DAILY' })).status).toBe(
      409,
    );
  });

  it('keeps what an assignment of revision 2 pays in June when revision 3 is applied from July on', async () => {
    const bonus = await school.category('BONUS', { type: 'EARNING', valueType: 'NUMERIC', amount: '100.00' });
    const group = await school.group('Third', { categoryIds: [...of('BASIC'), bonus] });
    const change = (amount: string) =>
      school.data('PUT', `finance/v1/PayrollCategory/update/${bonus}`, { amount });
    await change('200.00');
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employee], { effectiveFrom: '2025-01-01' });
    await change('300.00');
    const [outdated] = await school.data<object[]>('GET', `${base}/getPayrollGroupEmployees/${group}`);
    expect(outdated).toMatchObject({ groupRevision: 2, isOutdated: true });
    await school.assign(group, [employee], { effectiveFrom: '2025-07-01' });
    const { current, history } = await school.data<EmployeePayrollData>(
      'GET',
      `${base}/getEmployeeDataByEmpId/${employee}`,
    );
    expect(current).toMatchObject({ groupRevision: 3, isOutdated: false });
    expect(history).toMatchObject([{ groupRevision: 2, effectiveTo: '2025-06-30' }]);
    const paid = async (payPeriod: string) => {
      const body = { employeeId: employee, groupId: group, payPeriod };
      const { netPay } = await school.data<PayslipDetail>('POST', 'setup/v1/paySlip/save', body);
      return netPay;
    };
    expect([await paid('2025-06-01'), await paid('2025-07-01')]).toEqual(['40200.00', '40300.00']);
  });

  it('calculates its categories without writing (B369)', async () => {
    const group = await school.group('Calculated');
    const empty = await school.data<GroupCategories>('GET', `${base}/getPayrollCategories/${group}`);
    expect(empty).toMatchObject({ grossPay: null, warnings: [{ code: 'GROSS_PAY_REQUIRED' }] });
    const worked = await school.data<GroupCategories>(
      'POST',
      `${base}/reCalculatePayrollCategories/${group}`,
      {
        grossPay: 100000,
        lines: [{ code: 'CONV', amount: '6000', isOverridden: true }],
      },
    );
    expect(worked.totals).toEqual({
      earningsTotal: '100000.00',
      deductionsTotal: '7300.00',
      netPay: '92700.00',
    });
    expect(worked.earnings.find(({ code }) => code === 'CONV')).toMatchObject({
      amount: '6000.00',
      isOverridden: true,
    });
    expect(worked.earnings.find(({ code }) => code === 'SPL')?.amount).toBe('30000.00');
  });

  it('takes employees out, and deletes groups that nobody needs (B367)', async () => {
    const group = await school.group('Leaving');
    const people = await school.addEmployees(3, '1200000.00');
    await school.assign(group, people);
    const gone = await school.data('DELETE', `${base}/delete/${group}/${people[0]}`);
    expect(gone).toEqual({ employeeId: people[0], effectiveTo: today });
    const query = `${base}/delete?groupId=${group}&employeeId=${people[1]}`;
    expect((await school.call('DELETE', query)).status).toBe(200);
    const body = { employeeId: people[2], groupId: group, payPeriod: '2026-06-01' };
    await school.data('POST', 'setup/v1/paySlip/save', body);
    const held = await school.call('DELETE', `${base}/delete/${group}/${people[2]}`);
    expect([held.status, held.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    const used = await school.call('DELETE', `${base}/delete/${group}`);
    expect([used.status, used.data['dependents']]).toMatchObject([
      409,
      [
        { entity: 'employeePayroll', count: 3 },
        { entity: 'payslip', count: 1 },
      ],
    ]);
    const unused = await school.group('Unused');
    expect((await school.call('DELETE', `${base}/delete/${unused}`)).status).toBe(200);
    expect((await school.call('GET', `${base}/get/${unused}`)).status).toBe(404);
  });

  it('shows a period before anything is generated', async () => {
    const group = await school.group('Preview');
    const [employee = 0] = await school.addEmployees(1, '600000.00');
    await school.assign(group, [employee]);
    const preview = await school.data<object>('GET', `${base}/generatePaySlipByGroup/${group}/2026-06-18`);
    expect(preview).toMatchObject({
      period: { payPeriod: '2026-06-01', periodEnd: '2026-06-30', frequency: 'MONTHLY', label: 'June 2026' },
      summary: { employees: 1, regular: 1, pending: 0, netTotal: '0.00' },
      employees: [{ employeeId: employee, netPay: '47600.00' }],
    });
    const head = await school.data('GET', `${base}/getGroupDetailByPeriod/${group}/2026-06-18`);
    expect(head).toMatchObject({ groupName: 'Preview', payPeriod: '2026-06-01', employeeCount: 1 });
    const card = await school.data('GET', `${base}/basicEmployeeDetails/${employee}/${group}`);
    expect(card).toMatchObject({ employeeId: employee, groupName: 'Preview', grossPay: '50000.00' });
    const clerk = { as: 'EMPLOYEE' };
    expect((await school.call('GET', `${base}/getPayrollGroups`, undefined, clerk)).status).toBe(403);
    expect((await school.call('GET', `api/${base}/dropDown`)).status).toBe(200);
    expect((await school.call('GET', `${base}/getGroupDetailByPeriod/${group}/June`)).status).toBe(400);
  });

  it('lists its employees by department, and categories with the figures of one of them (B365) (B366)', async () => {
    const group = await school.group('By department');
    const people = await school.addEmployees(4, '1200000.00');
    await school.assign(group, people);
    const [row] = await school.sql.query<{ id: string; count: number }>({
      text: `SELECT department_id AS id, count(*)::int AS count FROM employee WHERE id = ANY ($1) GROUP BY 1 ORDER BY 1 LIMIT 1`,
      values: [people],
    });
    const members = (query = '') =>
      school.data<{ employeeId: number }[]>('GET', `${base}/getPayrollGroupEmployees/${group}${query}`);
    expect(await members()).toHaveLength(4);
    expect(await members(`?departmentID=${row?.id}`)).toHaveLength(row?.count ?? 0);
    expect(
      (await school.call('GET', `${base}/getPayrollGroupEmployees/${group}?departmentID=x`)).status,
    ).toBe(400);
    const own = await school.data<GroupCategories>(
      'GET',
      `${base}/getPayrollCategories/${group}?empId=${people[0]}`,
    );
    expect(own).toMatchObject({ grossPay: '100000.00', totals: { netPay: '92700.00' } });
  });

  it('offers those who are in no group (B368)', async () => {
    const [employee = 0] = await school.addEmployees(1, '1200000.00');
    const group = await school.group('Offered');
    const rows = await school.data<{ employeeId: number }[]>(
      'GET',
      `${base}/getEmployeesToAssign/${group}/0?q=person`,
    );
    expect(rows.find(({ employeeId }) => employeeId === employee)).toMatchObject({ periodPay: '100000.00' });
    const clerk = { as: 'EMPLOYEE:PayslipPowers' };
    expect(
      (await school.call('GET', `${base}/getEmployeesToAssign/${group}/0`, undefined, clerk)).status,
    ).toBe(403);
  });
});
