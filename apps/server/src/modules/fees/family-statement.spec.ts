import { FeeSchool } from './fee-school.fixture.ts';

type Line = Readonly<Record<string, string | null>>;

describe('the statement of a family', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const lines = async (student: number, as = 'ADMIN'): Promise<Line[]> =>
    (
      await school.at.school.data<{ rows: Line[] }>(
        'GET',
        `setup/v1/view/familyStatement?student=${student}&range=[0,99]`,
        undefined,
        { as },
      )
    ).rows.toReversed();

  it('tells bill, discount, fine, payment, advance and what is owed after each', async () => {
    const slabs = [{ days: 1, kind: 'AMOUNT', value: '100' }];
    const fine = await school.save('finance/v1/fines', { name: 'Late', slabs });
    const { student, bill } = await school.billed({ dueDate: '2026-06-01', fine });
    expect(await lines(student)).toMatchObject([
      { billed: '14318.33', discount: '1883.33', balance: '12435.00' },
      { fine: '100.00', balance: '12535.00' },
    ]);
    await school.pay(student, bill, '5000.00');
    const category = await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' });
    await school.save('finance/v1/walletTransactions', { student, category, amount: '1000.00' });
    await school.pay(student, bill, '1000.00', 'WALLET');
    expect((await lines(student)).slice(1)).toMatchObject([
      { fine: '100.00', paid: '5000.00', balance: '7535.00' },
      { paid: '1000.00', balance: '6535.00' },
      { fromAdvance: '1000.00', paid: null, balance: '6535.00' },
    ]);
    expect((await school.statement(student)).due).toBe('6535.00');
  });

  it('leaves as a file with the same lines, from a day on after what was brought forward', async () => {
    const { student, bill } = await school.billed();
    await school.pay(student, bill, '5000.00');
    const report = (query = '', as = 'ADMIN') =>
      school.at.school.call<{ rows: Line[]; totals: Line }>(
        'GET',
        `setup/v1/report/statementOfFamily?student=${student}${query}`,
        undefined,
        { as },
      );
    const { rows, totals } = (await report()).data;
    const shown = await lines(student);
    expect(rows.map(({ balance }) => balance)).toEqual(shown.map(({ balance }) => balance));
    expect([totals['billed'], totals['paid']]).toEqual([shown[0]?.['billed'], '5000.00']);
    expect((await report('&from=2099-01-01&to=2099-12-31')).data.rows).toMatchObject([
      { narration: 'Brought forward', balance: shown.at(-1)?.['balance'] },
    ]);
    const pdf = await report('&format=pdf');
    expect([pdf.status, pdf.raw.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  });

  it('is of all children of a guardian, and for a student his own', async () => {
    const [one, other] = [await school.billed(), await school.billed()];
    const father = await school.save('setup/v1/Guardian', {
      firstName: 'Imran',
      mobile: '0300 1112223',
    });
    for (const { student } of [one, other]) {
      await school.at.school.sql.query({
        text: 'insert into student_guardian (student_id, guardian_id, relation_id) values ($1, $2, $3)',
        values: [student, father, school.at.relation],
      });
    }
    expect((await lines(one.student)).at(-1)).toMatchObject({ balance: '24870.00' });
    expect(await lines(other.student)).toEqual(await lines(one.student));
  });
});
