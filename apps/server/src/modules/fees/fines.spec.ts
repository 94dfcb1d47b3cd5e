import { FeeSchool } from './fee-school.fixture.ts';

type Row = Readonly<Record<string, string>>;

describe('the fine of a bill', () => {
  let fees: FeeSchool;
  let fine = 0;
  beforeAll(async () => {
    fees = await FeeSchool.open();
    const slabs = [
      { days: 1, kind: 'AMOUNT', value: '100' },
      { days: 30, kind: 'PERCENT', value: '5' },
    ];
    fine = await fees.save('finance/v1/fines', { name: 'Late', slabs });
  });
  afterAll(() => fees.at.close());

  /** What the list, the search and the account show for a student's only bill. */
  const shown = async (student: number, bill: number) => {
    const { school } = fees.at;
    const account = await fees.statement(student);
    const filter = encodeURIComponent(JSON.stringify({ id: bill }));
    const [row] = await school.data<readonly Row[]>('GET', `finance/v1/studentFee/getall?filter=${filter}`);
    const q = encodeURIComponent(account.student.admissionNumber);
    const [found] = await school.data<readonly Row[]>('GET', `finance/v1/studentFee/find?q=${q}`);
    return [row?.['fine'], row?.['balance'], found?.['open'], account.due];
  };

  it('is the same everywhere, before anything was paid and after that was taken back', async () => {
    await fees.at.begin();
    const { student, bill } = await fees.billed({ dueDate: '2026-06-10', fine });
    const untouched = ['621.75', '13056.75', '13056.75', '13056.75'];
    expect(await shown(student, bill)).toEqual(untouched);
    await fees.pay(student, bill, '5621.75');
    expect(await shown(student, bill)).toEqual(['621.75', '7435.00', '7435.00', '7435.00']);
    expect(await fees.bill(student)).toMatchObject({ charged: '13056.75', paid: '5621.75' });
    const [receipt] = (await fees.statement(student)).receipts;
    const cancel = `finance/v1/receipts/transition/cancel/${receipt?.id}`;
    await fees.at.school.data('POST', cancel, { cancelReason: 'Wrong student' });
    expect(await shown(student, bill)).toEqual(untouched);
    const [stored] = await fees.at.school.sql.query<{ fine: string }>({
      text: 'select fine_assessed::text as fine from student_fee where id = $1',
      values: [bill],
    });
    expect(stored?.fine).toBe('0.00');
  });

  it('set down by a payment that stays is kept when another one is taken back', async () => {
    await fees.at.begin();
    const { student, bill } = await fees.billed({ dueDate: '2026-06-10', fine });
    await fees.pay(student, bill, '5621.75');
    await fees.pay(student, bill, '1000.00');
    const [receipt] = (await fees.statement(student)).receipts;
    const cancel = `finance/v1/receipts/transition/cancel/${receipt?.id}`;
    await fees.at.school.data('POST', cancel, { cancelReason: 'Entered twice' });
    expect(await shown(student, bill)).toEqual(['621.75', '7435.00', '7435.00', '7435.00']);
  });

  it('and all that a voided receipt paid is owed again, which the family is told', async () => {
    await fees.at.begin();
    const { student, bill } = await fees.billed({ dueDate: '2026-06-10', fine });
    await fees.at.accounts(student);
    await fees.pay(student, bill, '1000.00');
    const [receipt] = (await fees.statement(student)).receipts;
    const cancel = `finance/v1/receipts/transition/cancel/${receipt?.id}`;
    await fees.at.school.data('POST', cancel, { cancelReason: 'Entered twice' });
    const told = await fees.at.school.sql.query<{ params: Record<string, string> }>({
      text: `select n.params from notification n join "user" u on u.id = n.user_id
        where n.message = 'receipt.voided' and u.student_id = $1`,
      values: [student],
    });
    expect(told.map(({ params }) => params)).toMatchObject([
      { reason: 'Entered twice', amount: expect.stringContaining('1,000.00') },
    ]);
  });
});
