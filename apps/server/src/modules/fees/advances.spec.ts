import * as fc from 'fast-check';
import { addMoney, subtractMoney, sumMoney } from '@school/domain';
import { FeeSchool } from './fee-school.fixture.ts';

const cashier = { as: 'EMPLOYEE:FeeSubmission' };

describe('an advance', () => {
  let school: FeeSchool;
  let category: number;

  beforeAll(async () => {
    school = await FeeSchool.open();
    category = await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' });
  });
  afterAll(() => school.at.close());

  const call = (method: string, path: string, body?: object, as = 'ADMIN') =>
    school.at.school.call(method as 'POST', path, body, { as });
  const take = (student: number, amount: string, values: object = {}) =>
    school.at.school.call(
      'POST',
      'finance/v1/walletTransactions/save',
      { student, category, amount, ...values },
      cashier,
    );
  const statement = async (student: number) =>
    (await call('GET', `finance/v1/studentWallets/student/${student}`)).data as unknown as {
      readonly wallet: number;
      readonly balance: string;
      readonly movements: readonly {
        id: number;
        kind: string;
        amount: string;
        left: string;
        status: string;
      }[];
    };
  const payBack = (wallet: number, amount: string, as = 'EMPLOYEE:ManageRefunds') =>
    call(
      'POST',
      'finance/v1/studentWallets/action/payBack',
      { ids: [wallet], input: { amount, note: 'Leaves the town' } },
      as,
    );
  const reverse = (id: unknown) =>
    call('POST', `finance/v1/walletTransactions/transition/reverse/${String(id)}`, {
      reverseReason: 'Entered twice',
    });
  const cancelLast = async (student: number) => {
    const receipts = (await school.statement(student)).receipts.filter(({ status }) => status === 'VALID');
    const [last] = receipts;
    return call('POST', `finance/v1/receipts/transition/cancel/${last?.id}`, {
      cancelReason: 'Entered twice',
    });
  };

  it('that is taken back is told to the family with its receipt and the reason', async () => {
    await school.at.begin();
    const { student } = await school.billed();
    await school.at.accounts(student);
    const { data } = await take(student, '10000.00');
    expect((await reverse(data['id'])).status).toBe(200);
    const told = await school.at.school.sql.query<{ params: Record<string, string> }>({
      text: `select n.params from notification n join "user" u on u.id = n.user_id
        where n.message = 'receipt.voided' and u.student_id = $1`,
      values: [student],
    });
    expect(told.map(({ params }) => params)).toMatchObject([
      { number: data['number'], reason: 'Entered twice', amount: expect.stringContaining('10,000.00') },
    ]);
  });

  it('pays a fee, comes back with the payment, and leaves nobody more than was taken', async () => {
    const { student, bill } = await school.billed();
    await school.pay(student, bill, '5000.00');
    const { status, data } = await take(student, '10000.00');
    expect([status, data['balanceAfter']]).toEqual([201, '10000.00']);
    expect(data['number']).toMatch(/^REC\//);
    expect((await school.pay(student, bill, '7435.00', 'WALLET')).status).toBe(201);
    expect(await statement(student)).toMatchObject({
      balance: '2565.00',
      movements: [
        { kind: 'APPLIED', amount: '-7435.00', left: '2565.00', status: 'USED' },
        { kind: 'TOPUP', amount: '10000.00' },
      ],
    });
    expect(await school.books(student)).toEqual({
      income: '12435.00',
      expense: '0.00',
      advance: '2565.00',
      cash: '15000.00',
    });
    const early = await reverse(data['id']);
    expect([early.status, early.data['code']]).toEqual([409, 'ABOVE_ADVANCE']);
    expect((await cancelLast(student)).status).toBe(200);
    expect(await statement(student)).toMatchObject({ balance: '10000.00' });
    expect(await school.bill(student)).toMatchObject({ paid: '5000.00', due: '7435.00' });
    expect((await reverse(data['id'])).status).toBe(200);
    expect(await statement(student)).toMatchObject({ balance: '0.00' });
    expect(await school.books(student)).toEqual({
      income: '5000.00',
      expense: '0.00',
      advance: '0.00',
      cash: '5000.00',
    });
  });

  it('is never spent twice, by two clerks or twenty at once', async () => {
    const { student, bill } = await school.billed();
    await take(student, '5000.00');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => school.pay(student, bill, '600.00', 'WALLET')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ data }) => data['code'])).toEqual(refused.map(() => 'ABOVE_ADVANCE'));
    const { wallet } = await statement(student);
    const twice = await Promise.all([payBack(wallet, '150.00'), payBack(wallet, '150.00')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statement(student)).toMatchObject({ balance: '50.00' });
    const below = school.at.school.sql.query({
      text: 'update student_wallet set balance = -0.01 where id = $1',
      values: [wallet],
    });
    await expect(below).rejects.toThrow(/not_below_zero|notBelowZero/);
  });

  it('is made once for a student who pays ahead twice at once', async () => {
    const { student } = await school.billed();
    const answers = await Promise.all([take(student, '100.00'), take(student, '200.00')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await statement(student)).toMatchObject({ balance: '300.00' });
  });

  it('is paid back with a voucher by who may, and that is cancelled once', async () => {
    const { student } = await school.billed();
    await take(student, '1000.00');
    const { wallet } = await statement(student);
    expect((await payBack(wallet, '400.00', 'EMPLOYEE:FeeSubmission')).status).toBe(403);
    expect((await payBack(wallet, '1000.01')).status).toBe(409);
    expect((await payBack(wallet, '400.00')).status).toBe(200);
    const { movements } = await statement(student);
    expect(movements[0]).toMatchObject({ kind: 'REFUND', amount: '-400.00', left: '600.00' });
    const answers = await Promise.all([reverse(movements[0]?.id), reverse(movements[0]?.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statement(student)).toMatchObject({ balance: '1000.00' });
    expect((await school.books(student)).cash).toBe('1000.00');
  });

  it('is for the batches of its category, is not paid with itself, and is nobody else’s', async () => {
    const { student, bill } = await school.billed();
    const others = await school.save('finance/v1/advanceFeeCategories', {
      name: 'Excursion',
      batches: [school.at.ids['11-A']],
    });
    expect((await take(student, '10.00', { category: others })).status).toBe(400);
    expect((await take(student, '10.00', { paymentMode: 'WALLET' })).status).toBe(400);
    expect((await take(student, '0.00')).status).toBe(400);
    expect((await take(student, '-10.00')).status).toBe(400);
    expect((await take(student, '10.00', { date: '2026-07-01' })).status).toBe(400);
    expect((await school.pay(student, bill, '10.00', 'WALLET')).data['code']).toBe('ABOVE_ADVANCE');
    const path = `finance/v1/studentWallets/student/${student}`;
    expect((await call('GET', path, undefined, 'PARENT')).status).toBe(404);
    expect((await call('GET', path, undefined, 'EMPLOYEE')).status).toBe(403);
  });

  it('and fees, refunds and cancellations in any order leave books that balance', async () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom('take', 'payCash', 'payAhead', 'refund', 'payBack', 'cancel'),
        fc.integer({ min: 1, max: 900_000 }),
      ),
      { minLength: 4, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { student, bill, collection } = await school.billed();
        const rule = await school.save('finance/v1/feesRefundRules', {
          collection,
          name: 'Half',
          validUntil: '2026-12-31',
          value: '50',
        });
        for (const [step, paisa] of chosen) {
          const amount = `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
          if (step === 'take') await take(student, amount);
          if (step === 'payCash') await school.pay(student, bill, amount);
          if (step === 'payAhead') await school.pay(student, bill, amount, 'WALLET');
          if (step === 'refund') {
            const values = { studentFee: bill, rule, amount, reason: 'Left the school' };
            await call('POST', 'finance/v1/feesRefund/save', values);
          }
          if (step === 'payBack') await payBack((await statement(student)).wallet, amount);
          if (step === 'cancel') await cancelLast(student);
        }
        const { balance, movements } = await statement(student);
        const { paid, refunded, due } = await school.bill(student);
        expect(sumMoney(movements.map((one) => one.amount))).toBe(balance);
        expect(balance.startsWith('-')).toBe(false);
        expect(addMoney(paid, due)).toBe('12435.00');
        const { income, expense, advance, cash } = await school.books(student);
        expect([income, subtractMoney('0.00', expense), advance]).toEqual([paid, refunded, balance]);
        expect(cash).toBe(sumMoney([income, expense, advance]));
      }),
      { numRuns: 12 },
    );
  });
});
