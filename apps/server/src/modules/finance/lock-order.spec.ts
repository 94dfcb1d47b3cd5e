import { PayrollSchool } from '../../../test/payroll-school.ts';
import { unaccountedRows } from '../../../test/unaccounted.ts';

interface Saved {
  readonly id: number;
}

describe('what is cancelled by itself and by its receipt at once', () => {
  let school: PayrollSchool;
  const saved = async (base: string, values: object): Promise<number> =>
    (await school.data<Saved>('POST', `${base}/save`, values)).id;
  beforeAll(async () => {
    school = await PayrollSchool.open();
    category = await saved('setup/v1/categories', { name: 'Hall', direction: 'INCOME' });
    instant = await saved('finance/v1/instantFeeCategories', { name: 'Cards' });
  });
  afterAll(() => school.close());
  let category = 0;
  let instant = 0;

  const kinds = {
    INCOME: {
      base: 'finance/v1/incomes',
      table: 'income',
      make: () => ({ title: 'Hall', category, amount: '10.00' }),
    },
    DONATION: {
      base: 'finance/v1/donations',
      table: 'donation',
      make: () => ({ donor: 'Bilal Khan', amount: '10.00' }),
    },
    INSTANT_FEE: {
      base: 'finance/v1/instantFee',
      table: 'instant_fee',
      make: () => ({
        category: instant,
        payeeType: 'GUEST',
        guestName: 'Bilal Khan',
        lines: [{ name: 'Card', amount: '10.00' }],
      }),
    },
  } as const;

  const receiptOf = async (type: string, id: number): Promise<number> => {
    const [row] = await school.sql.query<{ id: number }>({
      text: 'select receipt_id::int as id from finance_transaction where source_type = $1 and source_id = $2',
      values: [type, id],
    });
    return row?.id ?? 0;
  };
  const cancel = (receipt: number) =>
    school.call('POST', `finance/v1/receipts/transition/cancel/${receipt}`, {
      cancelReason: 'Entered twice',
    });

  it.each(Object.entries(kinds))('%s: one of the two wins', async (type, { base, make }) => {
    const id = await saved(base, make());
    const answers = await Promise.all([
      school.call('POST', `${base}/transition/reverse/${id}`, { reverseReason: 'Entered twice' }),
      cancel(await receiptOf(type, id)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(Object.entries(kinds))('%s: holds the document before the receipt', async (type, kind) => {
    const id = await saved(kind.base, kind.make());
    const receipt = await receiptOf(type, id);
    const reversing = await school.database.pool.connect();
    const cancelling = (async () => {
      await reversing.query('begin');
      await reversing.query(`select 1 from ${kind.table} where id = $1 for update`, [id]);
      const answer = cancel(receipt);
      for (;;) {
        const { rows } = await reversing.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        if (rows.length > 0) break;
      }
      // Whoever reverses the document gets its receipt while someone else waits to cancel that receipt.
      await reversing.query('select 1 from transaction_receipt where id = $1 for update nowait', [receipt]);
      await reversing.query('commit');
      return answer;
    })();
    expect((await cancelling.finally(() => reversing.release())).status).toBe(200);
  });
});

describe('sets of numbers', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());
  const set = (name: string, prefix: string | null) =>
    school.call<Saved>('POST', 'setup/v1/receiptVoucherSequences/save', { name, prefix });

  it('never come upon the number of another one', async () => {
    expect((await set('Annual', 'A26-')).status).toBe(201);
    for (const prefix of ['A26-1', 'A26-', 'A26-007']) {
      const { status, data } = await set(`Other ${prefix}`, prefix);
      expect([prefix, status, data]).toMatchObject([prefix, 409, { errors: [{ field: 'prefix' }] }]);
    }
    for (const prefix of ['A26-B', 'A27-', 'A2/']) expect((await set(prefix, prefix)).status).toBe(201);
    const both = await Promise.all([set('One', 'X-'), set('Two', 'X-2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await set('None', null)).status).toBe(201);
    expect((await set('Bare', '7')).status).toBe(409);
  });

  it('keep the history of what people set, not of the numbers that are taken', async () => {
    const usual = { name: 'Usual', prefix: 'U-', isDefault: true };
    await school.data('POST', 'setup/v1/receiptVoucherSequences/save', usual);
    await school.data('POST', 'finance/v1/donations/save', { donor: 'Bilal Khan', amount: '10.00' });
    const [taken] = await school.sql.query<{ next: number }>({
      text: `select next_number as next from receipt_sequence where name = 'Usual'`,
    });
    expect(taken?.next).toBe(2);
    expect(await unaccountedRows(school.sql, 'receiptSequence')).toEqual([]);
  });
});
