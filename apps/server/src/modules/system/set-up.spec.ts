import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Step {
  readonly url: string;
  readonly done: boolean;
  readonly optional: boolean;
}

const address = 'setup/v1/setUp/schoolSetUp';

describe('the set-up of a new school', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());

  const step = async (url: string): Promise<Step | undefined> =>
    (await school.data<readonly Step[]>('GET', address)).find((one) => one.url === url);

  it('names each thing once, with what is there marked as done', async () => {
    const steps = await school.data<readonly Step[]>('GET', address);
    expect(new Set(steps.map(({ url }) => url)).size).toBe(steps.length);
    expect(steps.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/configuration/settings',
        '/courses/manage_course',
        '/courses/manage_batches',
        '/finance/master_fees',
        '/finance/fees_particulars',
        '/student',
        '/user',
      ]),
    );
    expect((await step('/courses/manage_course'))?.done).toBe(false);
    await school.data('POST', 'setup/v1/Class/save', { name: 'Grade 1', code: 'G1' });
    expect((await step('/courses/manage_course'))?.done).toBe(true);
  });

  it('counts sign-ins of others only: the first administrator is there from the start', async () => {
    expect((await school.call('GET', 'setup/v1/user')).status).toBe(200);
    expect(await step('/user')).toEqual({ url: '/user', done: false, optional: true });
  });

  it('asks for what the school had and owed before, and for pay and the accounts it goes to', async () => {
    const before = [
      ['/finance/opening_dues', 'openingDue'],
      ['/finance/ledger/opening_balances', 'openingBalance'],
      ['/payroll_groups/salaries', 'employeePayroll'],
      ['/bankdetails', 'employeeBankDetail'],
    ] as const;
    for (const [url] of before) expect(await step(url)).toEqual({ url, done: false, optional: true });
    const bank = await school.data<{ id: number }>('POST', 'setup/v1/BankFields/save', { name: 'IBAN' });
    const [employee] = await school.addEmployees(1, '120000');
    const detail = { employee, bankField: bank.id, bankInfo: '10023456789' };
    await school.data('POST', 'setup/v1/EmployeeBankDetails/save', detail);
    expect(await step('/bankdetails')).toMatchObject({ done: true });
  });

  it('leads each office through its own part', async () => {
    const steps = async (as: string) =>
      (await school.data<readonly Step[]>('GET', address, undefined, { as })).map(({ url }) => url);
    const hr = await steps('EMPLOYEE:HrBasics,EmployeeManagement,EmployeePrivate,PayrollManagement');
    expect(hr).toEqual(
      expect.arrayContaining([
        '/employee/add_department',
        '/employee/view_all',
        '/bankdetails',
        '/payroll_groups/salaries',
      ]),
    );
    expect(hr).not.toContain('/courses/manage_course');
    expect(await steps('EMPLOYEE:FinanceControl')).toEqual(
      expect.arrayContaining(['/finance/opening_dues', '/finance/ledger/opening_balances']),
    );
  });

  it('has no form for a new record as a step of its own, and is for whoever sets the school up', async () => {
    expect(await step('/student/admission')).toBeUndefined();
    expect((await school.call('GET', address, undefined, { as: 'EMPLOYEE' })).status).toBe(404);
    expect((await school.call('GET', address, undefined, { as: 'EMPLOYEE:GeneralSettings' })).status).toBe(
      200,
    );
  });
});
