import { subtractMoney } from '@school/domain';
import * as fc from 'fast-check';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { billPosting, postingStatement, transactionPosting } from './posting-sql.ts';

interface Side {
  readonly key: string;
  readonly debit: string;
  readonly credit: string;
}

describe('the ledger', () => {
  let school: FeeSchool;
  let category: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    category = await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' });
  });
  afterAll(() => school.at.close());

  const query = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    school.at.school.sql.query<T>({ text, values: [...values] });
  const sides = (fact: string, source: number): Promise<Side[]> =>
    query<Side>(
      `select a.fixed_key as key, l.debit::text as debit, l.credit::text as credit from journal_line l
       join journal_entry j on j.id = l.journal_entry_id join ledger_account a on a.id = l.account_id
       where j.fact = $1 and j.source_id = $2 order by j.id, l.position`,
      [fact, source],
    );
  const balance = async (key: string, student: number): Promise<string> => {
    const [row] = await query<{ sum: string }>(
      `select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text as sum from journal_line l
       join ledger_account a on a.id = l.account_id where a.fixed_key = $1 and l.student_id = $2`,
      [key, student],
    );
    return row?.sum ?? '';
  };
  const take = (student: number, amount: string) =>
    school.at.school.call('POST', 'finance/v1/walletTransactions/save', { student, category, amount });

  /** What the statement of the family ends with. */
  const lastBalance = async (student: number): Promise<string | undefined> =>
    (
      await school.at.school.data<{ rows: { balance: string }[] }>(
        'GET',
        `setup/v1/view/familyStatement?student=${student}`,
      )
    ).rows[0]?.balance;
  const advanceOf = async (student: number): Promise<string> => (await school.statement(student)).advance;

  it('has a bill as the reference posts it: 14,318.33 on both sides', async () => {
    const { bill } = await school.billed();
    expect(await sides('BILL', bill)).toEqual([
      { key: 'RECEIVABLE', debit: '12435.00', credit: '0.00' },
      { key: 'FEE_DISCOUNT', debit: '1883.33', credit: '0.00' },
      { key: 'FEE_INCOME', debit: '0.00', credit: '13833.33' },
      { key: 'TAX_PAYABLE', debit: '0.00', credit: '485.00' },
    ]);
  });

  it('takes a payment off what the pupil owes, and mirrors a cancelled one', async () => {
    const { student, bill } = await school.billed();
    await school.pay(student, bill, '5000.00');
    expect([await balance('RECEIVABLE', student), await balance('CASH', student)]).toEqual([
      '7435.00',
      '5000.00',
    ]);
    const [receipt] = (await school.statement(student)).receipts;
    await school.at.school.data('POST', `finance/v1/receipts/transition/cancel/${receipt?.id}`, {
      cancelReason: 'Entered twice',
    });
    expect([await balance('RECEIVABLE', student), await balance('CASH', student)]).toEqual([
      '12435.00',
      '0.00',
    ]);
  });

  it('owes an advance until a bill is paid with it', async () => {
    const { student, bill } = await school.billed();
    expect((await take(student, '6000.00')).status).toBe(201);
    expect(await balance('ADVANCES', student)).toBe('-6000.00');
    const paid = await school.pay(student, bill, '6000.00', 'WALLET');
    expect(paid.status).toBe(201);
    expect([
      await balance('ADVANCES', student),
      await balance('RECEIVABLE', student),
      await balance('CASH', student),
    ]).toEqual(['0.00', '6435.00', '6000.00']);
  });

  it('takes a cancelled collection back', async () => {
    const { student, collection } = await school.billed();
    await school.at.school.data('POST', `finance/v1/feeCollection/transition/cancel/${collection}`, {});
    expect(await balance('RECEIVABLE', student)).toBe('0.00');
  });

  it('is refused by the database where its sides differ, and is never changed', async () => {
    const [entry] = await query<{ id: number; account: number }>(
      `insert into journal_entry (day, narration, fact, source_id, turn, total)
       values ('2026-07-01', 'Spec', 'TRANSACTION', 0, 1, 1) returning id::float8 as id,
       (select id::float8 from ledger_account where fixed_key = 'CASH') as account`,
    );
    const line = (debit: string, credit: string) =>
      query(
        'insert into journal_line (journal_entry_id, account_id, debit, credit) values ($1, $2, 1, 0), ($1, $2, $3, $4)',
        [entry?.id, entry?.account, debit, credit],
      );
    await expect(line('0', '0.99')).rejects.toThrow(/Debit and credit of journal entry/);
    await line('0', '1.00');
    await expect(query('update journal_line set debit = 2')).rejects.toThrow(/never changed/);
  });

  it('posts nothing twice', async () => {
    await school.billed();
    const count = async () =>
      (await query<{ n: number }>('select count(*)::float8 as n from journal_entry'))[0]?.n;
    const before = await count();
    await query(postingStatement(transactionPosting('true')));
    await query(postingStatement(billPosting("b.status <> 'CANCELLED'", 'current_date')));
    expect(await count()).toBe(before);
  });

  it('agrees with bills, advances and the drawer after any business', async () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('pay', 'advance', 'use', 'cancel'),
        amount: fc.integer({ min: 1, max: 700_000 }),
      }),
      { minLength: 3, maxLength: 8 },
    );
    const slabs = [{ days: 1, kind: 'AMOUNT', value: '100' }];
    const fine = await school.save('finance/v1/fines', { name: 'Late', slabs });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (business, isLate) => {
        const { student, bill } = await school.billed(isLate ? { dueDate: '2026-06-01', fine } : {});
        for (const { kind, amount } of business) {
          const money = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
          if (kind === 'pay') await school.pay(student, bill, money);
          if (kind === 'use') await school.pay(student, bill, money, 'WALLET');
          if (kind === 'advance') await take(student, money);
          if (kind === 'cancel') {
            const last = (await school.statement(student)).receipts.find(({ status }) => status === 'VALID');
            await school.at.school.call('POST', `finance/v1/receipts/transition/cancel/${last?.id}`, {
              cancelReason: 'Entered twice',
            });
          }
        }
        const [truth] = await query<{ owed: string; advance: string; cash: string }>(
          `select (select sum(payable - principal_paid)::text from student_fee where student_id = $1) as owed,
            (-coalesce((select sum(balance) from student_wallet where student_id = $1), 0))::numeric(15,2)::text as advance,
            (select coalesce(sum(case direction when 'EXPENSE' then -amount else amount end), 0)::numeric(15,2)::text
             from finance_transaction where student_id = $1 and payment_mode = 'CASH') as cash`,
          [student],
        );
        expect({
          owed: await balance('RECEIVABLE', student),
          advance: await balance('ADVANCES', student),
          cash: await balance('CASH', student),
        }).toEqual(truth);
        const { due } = await school.statement(student);
        expect(await lastBalance(student)).toBe(subtractMoney(due, await advanceOf(student)));
      }),
      { numRuns: 6 },
    );
  });

  it('has a trial balance of nought, and a statement that ends with the balance of its account', async () => {
    const { student, bill } = await school.billed();
    await school.pay(student, bill, '100.00');
    const report = (key: string, more = '') =>
      school.at.school.data<{ rows: Record<string, string>[]; totals: Record<string, string> }>(
        'GET',
        `setup/v1/report/${key}?from=2026-07-01&to=2026-07-31${more}`,
      );
    const { rows, totals } = await report('trialBalance');
    expect(totals).toMatchObject({ before: '0.00', after: '0.00' });
    expect(totals['debit']).toBe(totals['credit']);
    const cash = rows.find(({ account }) => account === 'Cash');
    const statement = await report('accountStatement', `&account=${cash?.['accountId']}&range=[0,999]`);
    expect(statement.rows.at(-1)?.['balance']).toBe(cash?.['after']);
    expect(statement.rows[0]).toMatchObject({ narration: 'Brought forward', balance: '0.00' });
  });
});
