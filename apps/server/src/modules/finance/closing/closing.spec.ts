import { FeeSchool } from '../../fees/fee-school.fixture.ts';

interface Rows {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

const journal = 'finance/v1/journalVouchers';
const july = 'from=2026-07-01&to=2026-07-31';

describe('the books', () => {
  let school: FeeSchool;
  let bill: number;
  let student: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    ({ bill, student } = await school.billed());
    await school.pay(student, bill, '5000.00');
  });
  afterAll(() => school.at.close());

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: string) =>
    school.at.school.call(method, path, body, as === undefined ? {} : { as });
  const report = (key: string, asked: string): Promise<Rows> =>
    school.at.school.data('GET', `setup/v1/report/${key}?${asked}&range=[0,999]`);
  const account = async (key: string): Promise<number> => {
    const [row] = await school.at.school.sql.query<{ id: number }>({
      text: 'select id::float8 as id from ledger_account where fixed_key = $1',
      values: [key],
    });
    return row?.id ?? 0;
  };
  const balanceOf = async (name: string): Promise<string | undefined> => {
    const { rows, totals } = await report('trialBalance', july);
    expect(totals).toMatchObject({ before: '0.00', after: '0.00' });
    return rows.find((row) => row['account'] === name)?.['after'];
  };
  const voucher = async (debit: string, credit: string, date = '2026-07-15') => ({
    date,
    narration: 'Interest of the quarter',
    lines: [
      { account: await account('BANK'), debit },
      { account: await account('OTHER_INCOME'), credit },
    ],
  });

  it('take a voucher whose sides are alike, and no other', async () => {
    const refused = await call('POST', `${journal}/save`, await voucher('10.00', '9.99'));
    expect(refused).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'lines', code: 'UNBALANCED' }] },
    });
    const saved = await call('POST', `${journal}/save`, await voucher('10.00', '10.00'));
    expect([saved.status, await balanceOf('Bank')]).toEqual([201, '10.00']);
    const { id } = saved.data as { id: number };
    const kept = await call('GET', `${journal}/get/${id}`);
    expect(kept.data).toMatchObject({ number: 'JV/000001', total: '10.00', status: 'POSTED' });
    const taken = await call('POST', `${journal}/transition/reverse/${id}`, {
      reverseReason: 'Wrong account',
    });
    expect([taken.status, await balanceOf('Bank')]).toEqual([200, '0.00']);
  });

  it('are not posted by hand to what bills, advances and payslips say', async () => {
    const lines = [
      { account: await account('RECEIVABLE'), debit: '1.00' },
      { account: await account('OTHER_INCOME'), credit: '1.00' },
    ];
    const answer = await call('POST', `${journal}/save`, { narration: 'Wrong', lines });
    expect(answer).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'lines[0].account', code: 'CONTROLLED' }] },
    });
  });

  it('begin with balances against one account, each account once', async () => {
    const opening = async (key: string, sides: object) =>
      call('POST', 'finance/v1/openingBalances/save', {
        account: await account(key),
        date: '2026-04-01',
        ...sides,
      });
    expect((await opening('BANK', { debit: '700.00' })).status).toBe(201);
    expect(await balanceOf('Opening balances')).toBe('-700.00');
    expect((await opening('BANK', { debit: '1.00' })).status).toBe(409);
    expect((await opening('SURPLUS', { credit: '700.00' })).status).toBe(201);
    expect(await balanceOf('Opening balances')).toBe('0.00');
  });

  it('keep the chart a tree of one type in each branch', async () => {
    const [cash, income] = [await account('CASH'), await account('OTHER_INCOME')];
    const save = (values: object) => call('POST', 'finance/v1/ledgerAccount/save', values);
    const other = await save({ code: '1011', name: 'Drawer', type: 'ASSET', parent: income });
    expect(other).toMatchObject({ status: 400, data: { errors: [{ field: 'parent', code: 'OTHER_TYPE' }] } });
    const drawer = (await save({ code: '1011', name: 'Drawer', type: 'ASSET', parent: cash })).data as {
      id: number;
    };
    const ring = await school.at.school.call('PUT', `finance/v1/ledgerAccount/update/${cash}`, {
      parent: drawer.id,
    });
    expect(ring).toMatchObject({ status: 400, data: { errors: [{ field: 'parent', code: 'ring' }] } });
    const type = await school.at.school.call('PUT', `finance/v1/ledgerAccount/update/${cash}`, {
      type: 'EQUITY',
    });
    expect(type).toMatchObject({ status: 409, data: { code: 'USED' } });
  });

  it('are counted without telling what should be there, and explain what is missing', async () => {
    const as = 'EMPLOYEE:FeeSubmission';
    const count = (values: object) =>
      call(
        'POST',
        'finance/v1/cashCounts/save',
        { lines: [{ paymentMode: 'CASH', counted: '4990.00' }], ...values },
        as,
      );
    expect(await count({})).toMatchObject({ status: 400, data: { errors: [{ field: 'explanation' }] } });
    const tooMuch = await count({ explanation: 'Wrong change', deposit: '4990.01' });
    expect(tooMuch).toMatchObject({ status: 400, data: { errors: [{ field: 'deposit' }] } });
    const saved = await count({ explanation: 'Wrong change', deposit: '4500.00' });
    expect(saved.status).toBe(201);
    const { id } = saved.data as { id: number };
    expect((await call('GET', `finance/v1/cashCounts/get/${id}`)).data).toMatchObject({
      expected: '5000.00',
      difference: '-10.00',
      left: '490.00',
    });
    expect([
      await balanceOf('Cash'),
      await balanceOf('Bank'),
      await balanceOf('Cash over and short'),
    ]).toEqual(['490.00', '5200.00', '10.00']);
    const drawers = await report('cashDrawers', 'on=2026-07-15');
    expect(drawers.rows[0]).toMatchObject({
      paymentMode: 'Cash',
      counted: '4990.00',
      difference: '-10.00',
      deposit: '4500.00',
      expected: '490.00',
    });
    const again = await count({ lines: [{ paymentMode: 'CASH', counted: '490.00' }] });
    expect(again.status).toBe(201);
  });

  it('of a day close: what comes later belongs to the next day, and the database refuses what is dated back', async () => {
    const close = (values: object) => call('POST', 'finance/v1/dayClosings/save', values);
    const closed = await close({ day: '2026-07-15' });
    expect(closed.status).toBe(201);
    const { id } = closed.data as { id: number };
    expect((await call('GET', `finance/v1/dayClosings/get/${id}`)).data).toMatchObject({
      received: '5000.00',
      difference: '-10.00',
      cash: '490.00',
    });
    expect(await close({ day: '2026-07-14' })).toMatchObject({ status: 409, data: { code: 'DAY_CLOSED' } });
    const late = await call('POST', `${journal}/save`, await voucher('1.00', '1.00', '2026-07-14'));
    expect(late).toMatchObject({ status: 409, data: { code: 'DAY_CLOSED', errors: [{ field: 'date' }] } });
    expect((await school.pay(student, bill, '100.00')).status).toBe(201);
    const cash = await report('cashBook', 'from=2026-07-16&to=2026-07-16');
    expect(cash.totals['received']).toBe('100.00');
    const gift = await school.save('finance/v1/donations', { donor: 'A friend', amount: '7.00' });
    expect((await call('GET', `finance/v1/donations/get/${gift}`)).data).toMatchObject({
      date: '2026-07-16',
    });
    const parts = await school.at.school.sql.query<{ day: string }>({
      text: 'select max(paid_on)::text as day from particular_payment',
    });
    expect(parts).toEqual([{ day: '2026-07-16' }]);
    const behind = school.at.school.sql.query({
      text: `insert into journal_entry (day, narration, fact, source_id, turn, total)
        values ('2026-07-15', 'Spec', 'JOURNAL', 0, 1, 1)`,
    });
    await expect(behind).rejects.toThrow(/books of 2026-07-15 are closed/);
    const reopen = { reason: 'A cheque was forgotten' };
    expect((await call('POST', `finance/v1/dayClosings/transition/reopen/${id}`, reopen)).status).toBe(200);
  });

  it('of a year close to the surplus, carry what the school owns and owes, and open again', async () => {
    const move = (name: 'close' | 'reopen') =>
      call('POST', `setup/v1/FinancialYears/transition/${name}/${school.year}`, {});
    const year = 'from=2026-04-01&to=2027-03-31';
    const before = await report('incomeStatement', year);
    const waiting = await school.save('finance/v1/feeCollection', {
      name: 'Winter camp',
      category: await school.save('finance/v1/feeCategories', {
        name: 'Camps',
        financialYear: school.year,
        batches: [school.at.ids['10-A']],
      }),
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      dueDate: '2026-12-31',
    });
    expect(await move('close')).toMatchObject({
      status: 409,
      data: { code: 'DRAFTS_LEFT' },
      message: expect.stringContaining(
        'Unpublished fee collections of this year: 1 (Winter camp)',
      ) as unknown,
    });
    expect((await report('incomeStatement', year)).totals).toEqual(before.totals);
    const nextYear = { startDate: '2027-04-01', endDate: '2027-04-30', dueDate: '2027-04-30' };
    const moved = await call('PUT', `finance/v1/feeCollection/update/${waiting}`, nextYear);
    expect(moved).toMatchObject({ status: 200, data: { status: 'DRAFT' } });
    expect((await move('close')).status).toBe(200);
    expect((await report('incomeStatement', year)).totals).toEqual(before.totals);
    const opened = await report('trialBalance', 'from=2027-04-01&to=2027-04-30');
    const carried = opened.rows.filter((row) => row['before'] !== '0.00');
    expect(opened.totals).toMatchObject({ before: '0.00', after: '0.00' });
    expect(new Set(carried.map(({ type }) => type))).toEqual(new Set(['Assets', 'Liabilities', 'Equity']));
    const sheet = await report('balanceSheet', 'on=2027-03-31');
    expect(sheet.totals['assets']).toBe(sheet.totals['funding']);
    expect(sheet.rows.some((row) => row['account']?.includes('not closed'))).toBe(false);
    const late = await call('POST', `${journal}/save`, await voucher('1.00', '1.00'));
    expect(late).toMatchObject({ status: 409, data: { code: 'YEAR_CLOSED' } });
    const behind = school.at.school.sql.query({
      text: `insert into journal_entry (day, narration, fact, source_id, turn, total)
        values ('2026-07-20', 'Spec', 'JOURNAL', 0, 2, 1)`,
    });
    await expect(behind).rejects.toThrow(/financial year of 2026-07-20 is closed/);
    expect((await move('reopen')).status).toBe(200);
    expect((await report('incomeStatement', year)).totals).toEqual(before.totals);
    expect(
      (await report('balanceSheet', 'on=2027-03-31')).rows.some((row) =>
        row['account']?.includes('not closed'),
      ),
    ).toBe(true);
  });
});
