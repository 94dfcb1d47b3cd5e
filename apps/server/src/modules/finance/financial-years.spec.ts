import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Saved {
  readonly id: number;
}
interface YearOfBooks {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

describe('a financial year', () => {
  let school: PayrollSchool;
  let category = 0;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const values = { name: 'Donations', direction: 'INCOME' };
    category = (await school.data<Saved>('POST', 'setup/v1/categories/save', values)).id;
  });
  afterAll(() => school.close());

  const years = 'setup/v1/FinancialYears';
  const enter = (date: string) =>
    school.call<Saved>('POST', 'finance/v1/incomes/save', { title: 'Hall', category, amount: '10.00', date });
  const year = async (name: string, startDate: string, endDate: string): Promise<number> =>
    (await school.data<Saved>('POST', `${years}/save`, { name, startDate, endDate })).id;
  const move = (name: 'close' | 'reopen', id: number) =>
    school.call('POST', `${years}/transition/${name}/${id}`, {});
  const entriesOf = async (id: number): Promise<number> => {
    const [row] = await school.sql.query<{ count: number }>({
      text: 'select count(*)::int as count from finance_transaction where financial_year_id = $1',
      values: [id],
    });
    return row?.count ?? 0;
  };

  it('opens with the first money of a school that has none, and only for today', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter('2026-07-15')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const rows = await school.sql.query<YearOfBooks>({
      text: 'select name, start_date::text as first, end_date::text as last from financial_year',
    });
    expect(rows).toEqual([{ name: '2026', first: '2026-01-01', last: '2026-12-31' }]);
    for (const day of ['2025-12-31', '2019-05-05', '0001-01-01']) {
      const { status, data } = await enter(day);
      expect([day, status, data]).toMatchObject([day, 409, { code: 'NO_YEAR', errors: [{ field: 'date' }] }]);
    }
  });

  it('keeps what was booked in it: it is neither deleted nor cut short', async () => {
    const [row] = await school.sql.query<Saved>({ text: 'select id::int as id from financial_year' });
    const id = row?.id ?? 0;
    expect(await school.call('DELETE', `${years}/delete/${id}`)).toMatchObject({ status: 409 });
    const cut = (dates: object) => school.call('PUT', `${years}/update/${id}`, dates);
    expect(await cut({ endDate: '2026-07-14' })).toMatchObject({
      status: 409,
      data: { errors: [{ field: 'endDate', code: 'BOOKED' }] },
    });
    expect(await cut({ startDate: '2026-07-16' })).toMatchObject({
      status: 409,
      data: { errors: [{ field: 'startDate' }] },
    });
    expect((await cut({ startDate: '2026-07-01' })).status).toBe(200);
  });

  it('is never deleted once it was closed, even when nothing was booked', async () => {
    const id = await year('2020', '2020-01-01', '2020-12-31');
    expect((await move('close', id)).status).toBe(200);
    expect(await school.call('DELETE', `${years}/delete/${id}`)).toMatchObject({
      status: 409,
      data: { code: 'YEAR_CLOSED' },
    });
    expect(await enter('2020-06-01')).toMatchObject({ status: 409, data: { code: 'YEAR_CLOSED' } });
  });

  it('closed under fifty bookings at once has those that were answered before, and no other, ever', async () => {
    for (const turn of [1, 2, 3]) {
      const name = `${2020 + turn}`;
      const id = await year(name, `${name}-01-01`, `${name}-12-31`);
      const bookings = Array.from({ length: 50 }, (_, at) =>
        enter(`${name}-03-${String((at % 28) + 1).padStart(2, '0')}`),
      );
      const closing = move('close', id).then(async (answer) => ({ answer, entries: await entriesOf(id) }));
      const [answers, { answer, entries }] = await Promise.all([Promise.all(bookings), closing]);
      expect(answer.status).toBe(200);
      const booked = answers.filter(({ status }) => status === 201).length;
      const refused = answers.filter(({ data }) => 'code' in data && data.code === 'YEAR_CLOSED').length;
      expect({ turn, sum: booked + refused, entries: await entriesOf(id) }).toEqual({
        turn,
        sum: 50,
        entries: booked,
      });
      expect({ turn, entries }).toEqual({ turn, entries: booked });
    }
  });
});
