import { LibrarySchool } from '../library/library.fixture.ts';
import { FeeSchool } from './fee-school.fixture.ts';

type Line = Readonly<Record<string, string | null>>;
interface Shown {
  readonly rows: readonly Line[];
  readonly totals: Line;
}

/** A pupil with fees of 12,435.00 of which 7,435.00 is paid, a library fine of 120.00 and 300.00 paid in advance. */
describe('fees, library fines and what was paid ahead join in the balance of a family', () => {
  let school: FeeSchool;
  let library: LibrarySchool;
  let student: number;
  let fine: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    library = await LibrarySchool.at(school.at);
    const { student: id, bill } = await school.billed();
    student = id;
    await school.pay(student, bill, '7435.00');
    const { copies } = await library.book(1);
    const loan = await library.loan(copies[0], student);
    // Twelve open days late, excluding Sundays.
    await library.age(loan, '2026-06-12', '2026-07-01');
    await library.move(loan, 'takeBack', { returnedOn: '2026-07-15' });
    fine = Number((await library.list<{ id: number }>('LibraryFines', { student }))[0]?.id);
    const category = await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' });
    await school.save('finance/v1/walletTransactions', { student, category, amount: '300.00' });
  });
  afterAll(() => school.at.close());

  const view = (key: string, as = 'ADMIN'): Promise<Shown> =>
    school.at.school.data('GET', `setup/v1/view/${key}?student=${student}&range=[0,99]`, undefined, { as });
  const report = async (query = '', as = 'ADMIN'): Promise<readonly Line[]> =>
    (
      await school.at.school.data<Shown>(
        'GET',
        `setup/v1/report/statementOfFamily?student=${student}${query}`,
        undefined,
        { as },
      )
    ).rows;
  const family = () => [`STUDENT#student=${student}`, `PARENT#wards=${student}`];

  it('says of the last line of the statement what it consists of, to everybody who reads it', async () => {
    for (const as of [
      'ADMIN',
      'EMPLOYEE:FeeSubmission,StudentView',
      'EMPLOYEE:FinanceReports,StudentView',
      ...family(),
    ]) {
      const parts = { fees: '5000.00', library: '120.00', ahead: '300.00', balance: '4820.00' };
      const { rows, totals } = await view('familyBalance', as);
      expect(rows).toMatchObject([parts]);
      expect(totals).toEqual(parts);
      expect((await view('familyStatement', as)).rows[0]).toMatchObject({ balance: '4820.00' });
      expect((await view('feeBalance', as)).rows).toMatchObject([{ balance: '5000.00' }]);
      expect((await view('libraryDue', as)).rows).toMatchObject([{ due: '120.00' }]);
    }
  });

  it('stands below the last line where the statement is printed', async () => {
    for (const as of ['ADMIN', 'EMPLOYEE:FinanceReports', ...family()]) {
      expect((await report('', as)).slice(-4)).toMatchObject([
        { balance: '4820.00' },
        { day: null, narration: 'Of which: fees', balance: '5000.00' },
        { day: null, narration: 'Of which: library fines', balance: '120.00' },
        { day: null, narration: 'Of which: paid in advance', balance: '-300.00' },
      ]);
    }
    expect((await report('&to=2020-01-01')).length).toBe(0);
  });

  it('has the fines beside the balance on the pages of the pupil, of the parent and of the fee office', async () => {
    const summary = async (as: string) => {
      const path = `setup/v1/page/summary/student/${student}`;
      const facts = await school.at.school.data<readonly (Shown & { key: string; tab?: string })[]>(
        'GET',
        path,
        undefined,
        { as },
      );
      return facts.find(({ key }) => key === 'libraryFines');
    };
    for (const as of ['ADMIN', 'EMPLOYEE:FeeSubmission,StudentView', ...family()]) {
      expect(await summary(as)).toMatchObject({ tab: 'library', rows: [{ due: '120.00' }] });
    }
    const home = await school.at.school.data<{ waiting: readonly (Shown & { key: string })[] }>(
      'GET',
      'setup/v1/page/home',
      undefined,
      { as: `PARENT#wards=${student}` },
    );
    expect(home.waiting.find(({ key }) => key === 'children')?.rows).toMatchObject([
      { balance: '5000.00', libraryFines: '120.00' },
    ]);
    expect(await school.statement(student)).toMatchObject({ due: '5000.00', libraryFines: '120.00' });
  });

  it('tells families what they owe the library on the first page, and no administrator what others owe', async () => {
    const waiting = async (as: string) => {
      const home = await school.at.school.data<{ waiting: readonly { key: string }[] }>(
        'GET',
        'setup/v1/page/home',
        undefined,
        { as },
      );
      return home.waiting.map(({ key }) => key);
    };
    for (const as of family()) expect(await waiting(as)).toContain('myLibraryFines');
    expect(await waiting('ADMIN')).not.toContain('myLibraryFines');
  });

  it('goes with the fine that is paid', async () => {
    await school.at.school.data('POST', 'setup/v1/LibraryFines/action/pay', { ids: [fine], input: {} });
    expect((await view('familyBalance')).rows).toMatchObject([
      { fees: '5000.00', library: '0.00', ahead: '300.00', balance: '4700.00' },
    ]);
    expect((await view('libraryDue')).rows).toEqual([]);
    expect((await school.statement(student)) as object).toMatchObject({ libraryFines: '0.00' });
  });

  it('shows the fee office the fines of pupils, and not those of the staff', async () => {
    const seen = (as: string) =>
      school.at.school.data<readonly unknown[]>(
        'GET',
        'setup/v1/LibraryFines/getall?range=[0,9]',
        undefined,
        {
          as,
        },
      );
    expect(await seen('EMPLOYEE:FeeSubmission')).toHaveLength(1);
    expect(await seen('EMPLOYEE')).toHaveLength(0);
    const pay = await school.at.school.call(
      'POST',
      'setup/v1/LibraryFines/action/pay',
      { ids: [fine], input: {} },
      { as: 'EMPLOYEE:FeeSubmission' },
    );
    expect(pay.status).toBe(403);
  });
});
