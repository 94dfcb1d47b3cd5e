import type { PayslipDetail } from '@school/domain';
import { ReminderClock } from '../alerts/reminder-clock.ts';
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
    const c = await admit('F9');
    await school.data('PUT', `${base}/update/${c}`, { reportingManager: b });
    const far = await school.call('PUT', `${base}/update/${a}`, { reportingManager: c });
    expect(JSON.stringify(far.data['errors'])).toContain('F9 already reports to A1: F9 → B1 → A1.');
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

  it('have papers of which the office is told once before they run out', async () => {
    const id = await admit('Papers');
    const paper = (name: string, expiresOn: string) =>
      school.data<{ id: number }>('POST', 'setup/v1/EmployeeDocuments/save', {
        employee: id,
        name,
        expiresOn,
      });
    const permit = await paper('Work permit', '2026-08-10');
    await paper('Passport', '2026-09-30');
    const [office] = await school.sql.query<{ id: string }>({
      text: `WITH u AS (INSERT INTO "user" (username, entity_type, first_name) VALUES ('office', 'EMPLOYEE', 'Office') RETURNING id)
        INSERT INTO user_privilege (user_id, privilege, effect) SELECT id, 'EmployeePrivate', 'GRANT' FROM u RETURNING user_id AS id`,
    });
    const clock = school.application.get(ReminderClock, { strict: false });
    const remind = () => clock.runFor('main', { today, hour: 23 });
    const both = await Promise.all([remind(), remind()]);
    expect(both.toSorted()).toEqual([0, 1]);
    const told = () =>
      school.sql.query({
        text: 'SELECT message, params FROM notification WHERE user_id = $1',
        values: [office?.id],
      });
    const params = { name: 'Work permit', employee: 'Papers', date: '2026-08-10' };
    expect(await told()).toEqual([{ message: 'document.expires', params }]);
    await school.data('PUT', `setup/v1/EmployeeDocuments/update/${permit.id}`, { expiresOn: '2026-08-12' });
    expect(await remind()).toBe(1);
    const report = await school.data<{ rows: object[] }>(
      'GET',
      'setup/v1/report/documentExpiry?fromDay=2026-07-01&toDay=2026-08-31',
    );
    expect(report.rows).toMatchObject([{ name: 'Work permit', number: 'Papers', expiresOn: '2026-08-12' }]);
  });

  it('have a history of pay that only those who see pay read', async () => {
    const id = await admit('Raise', { annualSalary: '1200000.00' });
    await school.data('PUT', `${base}/update/${id}`, { annualSalary: '1500000.00' });
    const read = (as: string) =>
      school.data<object[]>('GET', `setup/v1/EmployeeHistory/getall?filter={"employee":${id}}`, undefined, {
        as,
      });
    expect(await read('EMPLOYEE:EmployeePrivate')).toMatchObject([
      { field: 'Annual salary', oldValue: '1200000.00', newValue: '1500000.00', effectiveFrom: today },
    ]);
    expect(await read('EMPLOYEE:EmployeeSearch')).toEqual([]);
    expect(await read(`EMPLOYEE@${id}`)).toHaveLength(1);
  });

  it('close no circle of managers together', async () => {
    const people = [await admit('C1'), await admit('C2'), await admit('C3')] as const;
    const [a, b, c] = people;
    const reports = (who: number, to: number) =>
      school.call('PUT', `${base}/update/${who}`, { reportingManager: to });
    const answers = await Promise.all([reports(a, b), reports(b, c), reports(c, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
  });

  it('are put into active departments, which are listed by id and name (B239) (B240)', async () => {
    const departments = 'setup/v1/EmployeeDepartments';
    const old = await school.data<{ id: number }>('POST', `${departments}/save`, {
      name: 'Old wing',
      active: false,
    });
    const active = await school.data<{ id: number }[]>('GET', `${departments}/getActiveDept/getall`);
    expect(active).toContainEqual({ id: masters.department, name: 'Science', active: true });
    expect(active.map(({ id }) => id)).not.toContain(old.id);
    const all = await school.data<{ id: number }[]>('GET', `${departments}/getall`);
    expect(all.map(({ id }) => id)).toContain(old.id);
  });

  it('are told in their own words when a department call fails (B241) (M162, M163, M164, M165, M166)', async () => {
    const departments = 'setup/v1/EmployeeDepartments';
    const calls = [
      ['GET', 'getall', 'Failed to fetch departments'],
      ['GET', 'getActiveDept/getall', 'Failed to fetch departments'],
      ['GET', `get/${masters.department}`, 'Failed to fetch department'],
      ['POST', 'save', 'Failed to save department'],
      ['PUT', `update/${masters.department}`, 'Failed to update department'],
      ['DELETE', `delete/${masters.department}`, 'Failed to delete department'],
    ] as const;
    await school.sql.query({ text: 'ALTER TABLE employee_department RENAME TO employee_department_away' });
    try {
      for (const [method, path, message] of calls) {
        const body = method === 'POST' || method === 'PUT' ? { name: 'New' } : undefined;
        const answer = await school.call(method, `${departments}/${path}`, body);
        expect([path, answer.status, answer.message]).toEqual([path, 500, message]);
      }
    } finally {
      await school.sql.query({ text: 'ALTER TABLE employee_department_away RENAME TO employee_department' });
    }
  });

  it('are found by name and by number (B374)', async () => {
    const id = await admit('X-77', { firstName: 'Zarina' });
    for (const q of ['Zarina', 'X-77']) {
      const found = await school.data<{ id: number }[]>('GET', `${base}/getall?filter={"q":"${q}"}`);
      expect(found.map((row) => row.id)).toEqual([id]);
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

  it('get their bank details together in their admission, and can be found until it is finished', async () => {
    const id = await admit('Wizard', { admissionStep: 'BANK' });
    const unfinished = (): Promise<{ id: number }[]> =>
      school.data('GET', `${base}/getall?filter={"admissionStep_ne":"DONE"}`);
    expect((await unfinished()).map((row) => row.id)).toEqual([id]);
    const known = await school.data<{ id: number }[]>('GET', 'setup/v1/BankFields/getall');
    await school.sql.query({ text: 'UPDATE bank_field SET active = false' });
    const make = async (name: string, format: string, mandatory = false): Promise<number> => {
      const body = { name, format, mandatory, priority: known.length + 1 };
      return (await school.data<{ id: number }>('POST', 'setup/v1/BankFields/save', body)).id;
    };
    const [account, branch] = [await make('Account', 'DIGITS', true), await make('Branch', 'NONE')];
    const calls = 'setup/v1/EmployeeBankDetails';
    const send = (values: object, as?: string) =>
      school.call('POST', `${calls}/ofEmployee/${id}`, { values }, as ? { as } : undefined);
    const kept = async (): Promise<object[]> =>
      (await school.data<Record<string, unknown>[]>('GET', `${calls}/getall?filter={"employee":${id}}`)).map(
        ({ bankField, bankInfo }) => [bankField, bankInfo],
      );
    const wrong = await send({ [account]: '', [branch]: 'Clifton', 999999: 'x' });
    expect([wrong.status, wrong.data['errors']]).toMatchObject([
      400,
      [
        { field: 'values.999999', code: 'unknown' },
        { field: `values.${account}`, code: 'required' },
      ],
    ]);
    expect((await send({ [account]: 'letters' })).status).toBe(400);
    expect(await kept()).toEqual([]);
    expect((await send({ [account]: '1002', [branch]: 'Clifton' })).status).toBe(200);
    const both = await Promise.all([send({ [account]: '1003' }), send({ [account]: '1004', [branch]: '' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send({ [account]: '1005', [branch]: '' })).status).toBe(200);
    expect(await kept()).toEqual([[account, '1005']]);
    expect((await send({ [account]: '1' }, 'EMPLOYEE:EmployeeManagement')).status).toBe(403);
    expect((await school.call('POST', `${calls}/ofEmployee/999999`, { values: {} })).status).toBe(404);
    await school.data('PUT', `${base}/update/${id}`, { admissionStep: 'DONE' });
    expect(await unfinished()).toEqual([]);
  });

  it('come after a set-up whose steps are told to whoever takes them', async () => {
    const steps = await school.data<{ url: string; done: boolean; optional: boolean }[]>(
      'GET',
      'setup/v1/setUp/hrSettings',
    );
    const of = (url: string) => steps.find((step) => step.url === url);
    expect(of('/employee/add_department')).toMatchObject({ done: true, optional: false });
    expect(of('/leave_groups')).toMatchObject({ done: false, optional: false });
    await school.data('POST', 'setup/v1/LeaveGroups/save', { name: 'Everybody' });
    const later = await school.data<{ url: string; done: boolean }[]>('GET', 'setup/v1/setUp/hrSettings');
    expect(later.find(({ url }) => url === '/leave_groups')).toMatchObject({ done: true });
    for (const group of ['payroll', 'nothing']) {
      expect((await school.call('GET', `setup/v1/setUp/${group}`)).status).toBe(404);
    }
    const teacher = await school.call('GET', 'setup/v1/setUp/hrSettings', undefined, { as: 'EMPLOYEE' });
    expect(teacher.status).toBe(404);
  });
});
