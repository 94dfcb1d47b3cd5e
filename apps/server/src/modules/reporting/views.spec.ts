import { catalogue } from '@school/resources';
import { FeeSchool } from '../fees/fee-school.fixture.ts';

interface Shown {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly totals: Readonly<Record<string, unknown>>;
}
interface Fact {
  readonly key: string;
  readonly rows: Shown['rows'];
}
interface Home {
  readonly waiting: readonly { readonly key: string; readonly total: number; readonly rows: Shown['rows'] }[];
}

const views = catalogue.views ?? [];
/** Administrators, a user with every privilege, and offices with some, so that each row rule is exercised. */
const callers = [
  'ADMIN',
  `EMPLOYEE:${catalogue.privileges.map(({ key }) => key).join(',')}`,
  'EMPLOYEE:FinanceControl,FinanceReports,FeeSubmission',
  'EMPLOYEE:LibraryManagement',
  'EMPLOYEE:LeaveManagement,PayrollManagement',
] as const;

describe('views of the catalogue', () => {
  let fees: FeeSchool;
  let student = 0;
  let stranger = 0;
  const get = <T>(path: string, as: string) => fees.at.school.call<T>('GET', path, undefined, { as });
  const asked = (key: string): string => {
    const view = views.find((one) => one.key === key);
    return Object.entries(view?.parameters ?? {})
      .map(([name, field]) => {
        if (field.type === 'choice') return `${name}=${Object.keys(field.options)[0]}`;
        if (field.type === 'date') return `${name}=2026-08-03`;
        return `${name}=${name === 'student' ? student : 1}`;
      })
      .join('&');
  };

  beforeAll(async () => {
    fees = await FeeSchool.open();
    ({ student } = await fees.billed());
    stranger = await fees.at.admit('11-B');
  });
  afterAll(() => fees.at.close());

  it.each(views.map(({ key }) => key))('%s answers whoever may read it, and nobody else', async (key) => {
    const own = [`STUDENT#student=${student};batches=${fees.at.ids['10-A']}`, `PARENT#wards=${student}`];
    for (const as of [...callers, ...own, `EMPLOYEE@1#batches=${fees.at.ids['10-A']}`]) {
      const { status } = await get<Shown>(`setup/v1/view/${key}?${asked(key)}`, as);
      expect([as.slice(0, 60), status < 500]).toEqual([as.slice(0, 60), true]);
    }
    const { status, data } = await get<Shown>(`setup/v1/view/${key}?${asked(key)}`, 'ADMIN');
    if (status === 200) {
      expect(data.columns.map((column) => column.key)).toEqual(
        Object.keys(views.find((one) => one.key === key)?.columns ?? {}),
      );
    } else expect([key, status]).toEqual([key, 404]);
  });

  it('says the same of a bill to the office, the student and the parents', async () => {
    const sums = async (as: string) =>
      (await get<Shown>(`setup/v1/view/feeStatement?student=${student}`, as)).data.totals;
    const office = await sums('EMPLOYEE:FinanceReports');
    expect(office).toMatchObject({ payable: '12435.00', balance: '12435.00' });
    expect(await sums(`STUDENT#student=${student}`)).toEqual(office);
    expect(await sums(`PARENT#wards=${student}`)).toEqual(office);
    expect((await sums(`PARENT#wards=${stranger}`))['payable']).toBe('0');
  });

  it('names the student of a bill to somebody who may only refer to students', async () => {
    await fees.at.school.sql.query({ text: `UPDATE student_fee SET due_date = '2026-07-01'` });
    const { data } = await get<Shown>('setup/v1/view/defaulters', 'EMPLOYEE:FinanceReports');
    expect(data.rows).toMatchObject([
      { student, overdue: '12435.00', bills: 1, since: '2026-07-01', _labels: { student: 'Student 1' } },
    ]);
    expect(data.totals).toEqual({ overdue: '12435.00' });
  });

  it('finds rows by every word of what is shown, titles of references too, and sums those', async () => {
    const found = async (q: string) =>
      (await get<Shown>(`setup/v1/view/defaulters?q=${encodeURIComponent(q)}`, 'ADMIN')).data;
    expect(await found('1 STUDENT')).toMatchObject({ total: 1, totals: { overdue: '12435.00' } });
    expect(await found('student nobody')).toMatchObject({ total: 0, rows: [], totals: { overdue: '0' } });
  });

  it('leaves out a column that the reader may not see, and no row for it', async () => {
    const columns = async (as: string) =>
      (await get<Shown>(`setup/v1/view/ridesOfStudent?student=${student}`, as)).data.columns.map(
        ({ key }) => key,
      );
    expect(await columns('EMPLOYEE:TransportManagement')).toContain('fare');
    expect(await columns('EMPLOYEE:TransportAttendance')).not.toContain('fare');
  });

  it('answers nothing about a student whom the caller does not see', async () => {
    const path = `setup/v1/view/subjectsOfStudent?student=${student}`;
    expect((await get(path, `STUDENT#student=${stranger}`)).status).toBe(404);
    expect((await get(path, `STUDENT#student=${student}`)).status).toBe(200);
  });

  it.each(['nothing=1', 'student=x', 'sort=["nothing","ASC"]', 'range=[0,5000]'])(
    'refuses %s',
    async (query) => {
      const given = query.startsWith('student') ? query : `student=${student}&${query}`;
      expect((await get(`setup/v1/view/feeStatement?${given}`, 'ADMIN')).status).toBe(400);
    },
  );

  it('heads the page of a student by what the caller may know', async () => {
    const keys = async (as: string) =>
      (await get<readonly Fact[]>(`setup/v1/page/summary/student/${student}`, as)).data.map(({ key }) => key);
    expect(await keys('ADMIN')).toEqual(expect.arrayContaining(['class', 'balance']));
    expect(await keys(`EMPLOYEE@1#batches=${fees.at.ids['10-A']}`)).not.toContain('balance');
    expect(await keys(`PARENT#wards=${student}`)).toContain('balance');
    // A clerk does not see attendance, but still sees what is owed and whom to call.
    expect(await keys('EMPLOYEE:FeeSubmission,StudentView')).toEqual(
      expect.arrayContaining(['class', 'balance']),
    );
    const foreign = await get(`setup/v1/page/summary/student/${student}`, `PARENT#wards=${stranger}`);
    expect(foreign.status).toBe(404);
  });

  it('tells on the first page what waits, for each role its own', async () => {
    const waiting = async (as: string) => (await get<Home>('setup/v1/page/home', as)).data.waiting;
    const finance = await waiting('EMPLOYEE:FinanceReports');
    expect(finance.find(({ key }) => key === 'defaulters')).toMatchObject({ total: 1 });
    const [children] = await waiting(`PARENT#wards=${student}`);
    expect(children).toMatchObject({ key: 'children', total: 1, rows: [{ balance: '12435.00' }] });
    expect((await waiting('EMPLOYEE')).map(({ key }) => key)).not.toContain('defaulters');
  });
});
