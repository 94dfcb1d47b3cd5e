import { PayrollSchool } from '../../../test/payroll-school.ts';

interface Saved {
  readonly id: number;
}

describe('income and expense', () => {
  let school: PayrollSchool;
  const categories: Record<string, number> = {};

  beforeAll(async () => {
    school = await PayrollSchool.open();
    for (const [name, direction] of [
      ['Donations', 'INCOME'],
      ['Repairs', 'EXPENSE'],
    ] as const) {
      const values = { name, direction };
      categories[direction] = (await school.data<Saved>('POST', 'setup/v1/categories/save', values)).id;
    }
  });
  afterAll(() => school.close());

  const base = { INCOME: 'finance/v1/incomes', EXPENSE: 'setup/v1/expenses' } as const;
  const enter = async (direction: 'INCOME' | 'EXPENSE', amount: string, date = '2026-07-15') =>
    (
      await school.data<Saved>('POST', `${base[direction]}/save`, {
        title: 'Something',
        category: categories[direction],
        amount,
        date,
      })
    ).id;
  const totals = async (key: string, from: string, to: string) =>
    (
      await school.data<{ totals: Readonly<Record<string, string>> }>(
        'GET',
        `setup/v1/report/${key}?from=${from}&to=${to}`,
      )
    ).totals['net'];

  it('give what is left of both, and a cancellation counts on its own day (2.12, 2.14)', async () => {
    for (const amount of ['50000.00', '10000.00']) await enter('INCOME', amount);
    for (const amount of ['30000.00', '5000.00']) await enter('EXPENSE', amount);
    const june = await enter('INCOME', '2000.00', '2026-06-30');
    const cancel = `${base.INCOME}/transition/reverse/${june}`;
    await school.data('POST', cancel, { reverseReason: 'Bounced cheque' });
    for (const key of ['incomeAndExpense', 'dayBook']) {
      expect([key, await totals(key, '2026-07-01', '2026-07-31')]).toEqual([key, '23000.00']);
      expect([key, await totals(key, '2026-06-01', '2026-06-30')]).toEqual([key, '2000.00']);
    }
    const list = await school.data<{ sum: Readonly<Record<string, string>> }>(
      'GET',
      `finance/v1/transactions/aggregate?sum=${encodeURIComponent('["net"]')}`,
    );
    expect(list.sum['net']).toBe('25000.00');
  });

  it('lead from income to the receipt that was given for it', async () => {
    const id = await enter('INCOME', '75.00');
    const read = await school.data<{ number: string; receipt: number }>('GET', `${base.INCOME}/get/${id}`);
    const receipt = await school.data<object>('GET', `finance/v1/receipts/get/${read.receipt}`);
    expect(receipt).toMatchObject({ receiptNo: read.number, total: '75.00' });
    await school.data('POST', `${base.INCOME}/transition/reverse/${id}`, { reverseReason: 'Entered twice' });
  });

  it('stay as they were booked; a note may still be added', async () => {
    const id = await enter('EXPENSE', '40.00');
    const change = (values: object, as = 'EMPLOYEE:FinanceControl') =>
      school.call('PUT', `setup/v1/expenses/update/${id}`, values, { as });
    expect((await change({ note: 'Voucher is in the blue folder' })).status).toBe(200);
    for (const values of [
      { amount: '4.00' },
      { date: '2026-07-01' },
      { title: 'Else' },
      { payeeName: 'Else' },
    ]) {
      expect([values, (await change(values)).status]).toEqual([values, 400]);
    }
    expect((await change({ note: 'Mine' }, 'EMPLOYEE:FinanceReports')).status).toBe(403);
    const [row] = await school.sql.query<{ amount: string; note: string }>({
      text: 'select amount::text, note from expense where id = $1',
      values: [id],
    });
    expect(row).toEqual({ amount: '40.00', note: 'Voucher is in the blue folder' });
  });

  it('cancelled by their receipt and by themselves at once are cancelled once', async () => {
    const id = await enter('INCOME', '70.00');
    const [receipt] = await school.sql.query<{ id: string }>({
      text: `select receipt_id as id from finance_transaction where source_type = 'INCOME' and source_id = $1`,
      values: [id],
    });
    const answers = await Promise.all([
      school.call('POST', `${base.INCOME}/transition/reverse/${id}`, { reverseReason: 'Entered twice' }),
      school.call('POST', `finance/v1/receipts/transition/cancel/${receipt?.id}`, {
        cancelReason: 'Entered twice',
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [sum] = await school.sql.query<{ booked: string; status: string; receipt: string }>({
      text: `select sum(t.amount)::text as booked, max(i.status) as status, max(r.status) as receipt
        from finance_transaction t join income i on i.id = t.source_id join transaction_receipt r on r.id = t.receipt_id
        where t.source_type = 'INCOME' and t.source_id = $1`,
      values: [id],
    });
    expect(sum).toEqual({ booked: '0.00', status: 'REVERSED', receipt: 'CANCELLED' });
  });
});
