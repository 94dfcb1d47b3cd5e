import type { PayslipDetail } from '@school/domain';
import { PayrollSchool, today } from '../../../test/payroll-school.ts';

const base = 'setup/v1/EmployeeDetails';

describe('employees', () => {
  let school: PayrollSchool;
  let masters: { department: number; category: number; position: number };

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const first = async (table: string): Promise<number> => {
      const [row] = await school.sql.query<{ id: string }>({ text: `SELECT min(id) AS id FROM ${table}` });
      return Number(row?.id);
    };
    masters = {
      department: await first('employee_department'),
      category: await first('employee_category'),
      position: await first('employee_position'),
    };
  });
  afterAll(() => school.close());

  const admit = async (employeeNumber: string, values: object = {}): Promise<number> => {
    const body = {
      employeeNumber,
      joiningDate: '2020-01-01',
      firstName: employeeNumber,
      ...masters,
      ...values,
    };
    return (await school.data<{ id: number }>('POST', `${base}/save`, body)).id;
  };
  const accountOf = async (employee: number): Promise<object | undefined> => {
    const [row] = await school.sql.query({
      text: `SELECT username, blocked, (SELECT count(*)::int FROM user_credential c WHERE c.user_id = u.id) AS passwords
        FROM "user" u WHERE employee_id = $1`,
      values: [employee],
    });
    return row;
  };
  const move = (id: number, name: string, asked: object) =>
    school.call('POST', `${base}/transition/${name}/${id}`, asked);

  it('get an account under their number, without a password, which follows the number', async () => {
    const id = await admit('E1');
    expect(await accountOf(id)).toEqual({ username: 'E1', blocked: false, passwords: 0 });
    await school.data('PUT', `${base}/update/${id}`, { employeeNumber: 'E1b' });
    expect(await accountOf(id)).toMatchObject({ username: 'E1b' });
  });

  it('report to nobody in a circle', async () => {
    const [a, b] = [await admit('A1'), await admit('B1')];
    await school.data('PUT', `${base}/update/${b}`, { reportingManager: a });
    for (const manager of [a, b]) {
      const answer = await school.call('PUT', `${base}/update/${a}`, { reportingManager: manager });
      expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field: 'reportingManager' }]]);
    }
    const history = await school.data('GET', `setup/v1/EmployeeHistory/getall?filter={"employee":${b}}`);
    expect(history).toMatchObject([{ field: 'Reporting manager', newValue: 'A1', effectiveFrom: today }]);
  });

  it('leave with their payroll and account, once nobody depends on them, and come back', async () => {
    const [boss, clerk] = [await admit('Boss'), await admit('Clerk', { annualSalary: '1200000.00' })];
    await school.data('PUT', `${base}/update/${clerk}`, { reportingManager: boss });
    const leaving = { leavingDate: '2026-07-10', leavingReason: 'Moved away' };
    const held = await move(boss, 'leave', leaving);
    expect([held.status, held.message]).toEqual([409, expect.stringContaining('reporting manager of Clerk')]);
    const group = await school.group('Staff');
    await school.assign(group, [clerk]);
    expect((await move(clerk, 'leave', { ...leaving, leavingDate: '2026-08-01' })).status).toBe(400);
    expect((await move(clerk, 'leave', { ...leaving, leavingDate: '2019-01-01' })).status).toBe(400);
    expect((await move(clerk, 'leave', leaving)).data).toMatchObject({ status: 'FORMER', ...leaving });
    expect(await accountOf(clerk)).toMatchObject({ blocked: true });
    const [assignment] = await school.sql.query({
      text: 'SELECT effective_to::text AS day FROM employee_payroll WHERE employee_id = $1',
      values: [clerk],
    });
    expect(assignment).toEqual({ day: '2026-07-10' });
    expect((await move(clerk, 'leave', leaving)).status).toBe(409);
    expect((await move(clerk, 'rejoin', { joiningDate: '2026-07-01' })).status).toBe(400);
    const back = await move(clerk, 'rejoin', { joiningDate: '2026-07-12' });
    expect(back.data).toMatchObject({ status: 'ACTIVE', joiningDate: '2026-07-12', leavingDate: null });
    expect(await accountOf(clerk)).toMatchObject({ blocked: false });
  });

  it('keep their masters from being switched off or put away', async () => {
    await admit('Used');
    for (const [path, id] of [
      ['EmployeeDepartments', masters.department],
      ['EmployeeCategories', masters.category],
      ['EmployeePositions', masters.position],
    ] as const) {
      expect((await school.call('PUT', `setup/v1/${path}/update/${id}`, { active: false })).status).toBe(409);
      expect((await school.call('POST', `setup/v1/${path}/archive/${id}`, {})).status).toBe(409);
      const deleted = await school.call('DELETE', `setup/v1/${path}/delete/${id}`);
      expect([deleted.status, deleted.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    }
  });

  it('have accounts at banks that only some may see', async () => {
    const id = await admit('Bank', { annualSalary: '1200000.00' });
    const field = { name: 'IBAN', format: 'IBAN', priority: 1 };
    const bankField = (await school.data<{ id: number }>('POST', 'setup/v1/BankFields/save', field)).id;
    const save = (bankInfo: string) =>
      school.call('POST', 'setup/v1/EmployeeBankDetails/save', { employee: id, bankField, bankInfo });
    expect((await save('PK36 SCBL 0000 0011 2345 6703')).status).toBe(400);
    expect((await save('pk36 scbl 0000 0011 2345 6702')).data['bankInfo']).toBe('PK36SCBL0000001123456702');
    const group = await school.group('Banked');
    await school.assign(group, [id]);
    const body = { employeeId: id, groupId: group, payPeriod: '2026-06-01' };
    const made = await school.data<PayslipDetail>('POST', 'setup/v1/paySlip/save', body, {
      as: 'EMPLOYEE:PayslipPowers',
    });
    expect(made.bank).toEqual([{ name: 'IBAN', value: '•••• 6702' }]);
    const whole = { as: 'EMPLOYEE:PayslipPowers,EmployeePrivate' };
    const shown = await school.data<PayslipDetail>(
      'GET',
      `setup/v1/paySlip/get/${made.id}`,
      undefined,
      whole,
    );
    expect(shown.bank).toEqual([{ name: 'IBAN', value: 'PK36SCBL0000001123456702' }]);
    const finance = { as: 'EMPLOYEE:FinanceControl' };
    const [row] = await school.data<object[]>('GET', 'setup/v1/paySlip/getall', undefined, finance);
    expect(row).not.toHaveProperty('bankSnapshot');
  });
});
