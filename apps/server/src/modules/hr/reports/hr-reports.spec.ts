import { PayrollSchool } from '../../../../test/payroll-school.ts';

interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  readonly total: number;
  readonly each?: { readonly field: readonly { readonly id: number; readonly label: string }[] };
}

describe('reports of the personnel office', () => {
  let school: PayrollSchool;
  let people: number[];
  const report = (key: string, query: string, as = 'ADMIN') =>
    school.call<Answer>('GET', `setup/v1/report/${key}?${query}`, undefined, { as });
  const rows = async (key: string, query: string) => (await report(key, query)).data.rows;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    people = await school.addEmployees(3, '1200000.00', '2020-03-10');
    const born = ['1990-03-05', '1996-02-29', '1988-12-31'];
    for (const [at, id] of people.entries()) {
      await school.sql.query({
        text: 'UPDATE employee SET date_of_birth = $1 WHERE id = $2',
        values: [born[at], id],
      });
    }
  });
  afterAll(() => school.close());

  describe('of birthdays and anniversaries', () => {
    const days = async (query: string): Promise<unknown[]> =>
      (await rows('birthdays', query)).map(({ day, occasion, years }) => [day, occasion, years]);

    it.each([
      ['2026-03-01', '2026-03-31', [['2026-03-05', 'Birthday', 36]]],
      // Someone born on a leap day still gets a birthday.
      ['2027-02-01', '2027-02-28', [['2027-02-28', 'Birthday', 31]]],
      ['2028-02-01', '2028-02-29', [['2028-02-29', 'Birthday', 32]]],
      ['2026-12-20', '2027-01-10', [['2026-12-31', 'Birthday', 38]]],
      ['2026-01-01', '2026-01-31', []],
    ])('from %s to %s', async (from, to, expected) => {
      expect(await days(`fromDay=${from}&toDay=${to}&occasion=BIRTHDAY`)).toEqual(expected);
    });

    it('counts years of service, and none in the year of joining', async () => {
      const service = (year: number) => days(`fromDay=${year}-03-01&toDay=${year}-03-31&occasion=SERVICE`);
      expect(await service(2026)).toEqual(people.map(() => ['2026-03-10', 'Years of service', 6]));
      expect(await service(2020)).toEqual([]);
    });

    it('is for those who may know when somebody was born', async () => {
      const query = 'fromDay=2026-03-01&toDay=2026-03-31';
      expect((await report('birthdays', query, 'EMPLOYEE:EmployeeSearch')).status).toBe(403);
      expect((await report('birthdays', query, 'EMPLOYEE:EmployeePrivate')).status).toBe(200);
      expect((await report('birthdays', 'fromDay=2026-03-01&toDay=2028-03-31')).status).toBe(400);
    });
  });

  it('has one row for each employee with a column for each bank field, and names what is missing', async () => {
    const field = async (name: string, more: object): Promise<number> =>
      (await school.data<{ id: number }>('POST', 'setup/v1/BankFields/save', { name, ...more })).id;
    const account = await field('Account number', { format: 'DIGITS', mandatory: true, priority: 2 });
    const bank = await field('Bank', { format: 'NONE', priority: 1 });
    const gone = await field('Branch', { format: 'NONE', priority: 3, active: false });
    const [first = 0, second = 0] = people;
    await school.data('POST', `setup/v1/EmployeeBankDetails/ofEmployee/${first}`, {
      values: { [account]: '123456', [bank]: 'HBL' },
    });
    const { data } = await report('employeeBankDetails', '');
    expect(data.each?.field.map(({ id, label }) => [id, label])).toEqual([
      [bank, 'Bank'],
      [account, 'Account number'],
    ]);
    expect(data.total).toBe(people.length);
    const row = data.rows.find(({ employeeId }) => employeeId === first);
    expect(row).toMatchObject({ [`field_${account}`]: '123456', [`field_${bank}`]: 'HBL', missing: null });
    expect(Object.keys(row ?? {})).not.toContain(`field_${gone}`);
    const incomplete = await rows('employeeBankDetails', 'incomplete=true');
    expect(incomplete.map(({ employeeId, missing }) => [employeeId, missing])).toEqual(
      expect.arrayContaining([[second, 'Account number']]),
    );
    expect(incomplete).toHaveLength(people.length - 1);
    const number = String(row?.['employeeNumber']).toLowerCase();
    expect(await rows('employeeBankDetails', `name=${number}`)).toHaveLength(1);
    expect((await report('employeeBankDetails', '', 'EMPLOYEE:EmployeeSearch')).status).toBe(403);
  });

  it('refuses to sort by a column that is not there, and sorts by one that stands for a record', async () => {
    const { data } = await report('employeeBankDetails', '');
    const key = `field_${data.each?.field[0]?.id ?? 0}`;
    const sorted = encodeURIComponent(JSON.stringify([key, 'ASC']));
    expect((await report('employeeBankDetails', `sort=${sorted}`)).status).toBe(200);
    const unknown = encodeURIComponent(JSON.stringify(['field_999999', 'ASC']));
    expect((await report('employeeBankDetails', `sort=${unknown}`)).status).toBe(400);
  });
});
