import { FeeSchool } from './fee-school.fixture.ts';

const refunder = { as: 'EMPLOYEE:ManageRefunds' };
const reversal = { reverseReason: 'Entered twice' };

describe('refunds', () => {
  let school: FeeSchool;

  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const rule = (collection: number, values: object = {}): Promise<number> =>
    school.save('finance/v1/feesRefundRules', {
      collection,
      name: 'Until the end of summer',
      validUntil: '2026-08-31',
      refundType: 'PERCENT',
      value: '80',
      ...values,
    });
  const refund = (studentFee: number, by: number, amount: string, values: object = {}) =>
    school.at.school.call(
      'POST',
      'finance/v1/feesRefund/save',
      { studentFee, rule: by, amount, reason: 'Left the school', ...values },
      refunder,
    );
  const reverse = (id: unknown, as: string) =>
    school.at.school.call('POST', `finance/v1/feesRefund/transition/reverse/${String(id)}`, reversal, { as });
  /** A student who has paid the whole bill, and its refund rule. */
  const settled = async () => {
    const made = await school.billed();
    expect((await school.pay(made.student, made.bill, '12435.00')).status).toBe(201);
    return { ...made, by: await rule(made.collection) };
  };

  it('give back by a rule, with a voucher and the tax in it, and what was given back is not owed again', async () => {
    const { student, bill, collection, by } = await settled();
    const first = await refund(bill, by, '9948.00');
    expect([first.status, first.data['student'], first.data['tax']]).toEqual([201, student, '388.00']);
    expect(first.data['number']).toMatch(/^VCH\//);
    expect(await school.bill(student)).toMatchObject({ refunded: '9948.00', due: '0.00', status: 'PAID' });
    const again = await refund(bill, by, '100.00');
    expect([again.status, again.data['code']]).toEqual([409, 'RULE_USED']);
    const half = await rule(collection, { name: 'Half of it', value: '50' });
    const second = await refund(bill, half, '1243.51');
    expect([second.status, second.data['code']]).toEqual([409, 'ABOVE_REFUNDABLE']);
    const rest = await refund(bill, await rule(collection, { name: 'All of it', value: '100' }), '2487.00');
    expect([rest.status, rest.data['tax']]).toEqual([201, '97.00']);
    const books = { income: '12435.00', expense: '-12435.00', cash: '0.00' };
    expect(await school.books(student)).toMatchObject(books);
  });

  it('of two clerks at once never give back more than was paid', async () => {
    const { student, bill, by } = await settled();
    const answers = await Promise.all([1, 2].map(() => refund(bill, by, '9000.00')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await school.bill(student)).toMatchObject({ refunded: '9000.00' });
    const past = school.at.school.sql.query({
      text: 'update student_fee set refunded_total = 12435.01 where id = $1',
      values: [bill],
    });
    await expect(past).rejects.toThrow(/notRefundedBeyond|not_refunded_beyond/);
  });

  it('are cancelled once, by who may, and can be given again', async () => {
    const { student, bill, by } = await settled();
    const { data } = await refund(bill, by, '9948.00');
    expect((await reverse(data['id'], 'EMPLOYEE:ManageRefunds')).status).toBe(403);
    const answers = await Promise.all([1, 2].map(() => reverse(data['id'], 'ADMIN')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await school.bill(student)).toMatchObject({ refunded: '0.00', due: '0.00' });
    expect(await school.books(student)).toMatchObject({ expense: '0.00', cash: '12435.00' });
    expect((await refund(bill, by, '9948.00')).status).toBe(201);
  });

  it('go into the advance without money leaving the drawer, and come back while it is there', async () => {
    const { student, bill, by } = await settled();
    const { data } = await refund(bill, by, '9948.00', { paymentMode: 'WALLET' });
    expect(data['number']).toMatch(/^VCH\//);
    const books = { income: '12435.00', expense: '-9948.00', advance: '9948.00', cash: '12435.00' };
    expect(await school.books(student)).toMatchObject(books);
    const query = `finance/v1/walletTransactions/getall?filter={"student":${student}}`;
    const [movement] = await school.at.school.data<readonly object[]>('GET', query);
    expect(movement).toMatchObject({
      kind: 'CREDIT',
      amount: '9948.00',
      status: 'CREDITED',
      number: data['number'],
    });
    expect((await reverse(data['id'], 'ADMIN')).status).toBe(200);
    expect(await school.books(student)).toMatchObject({ expense: '0.00', advance: '0.00', cash: '12435.00' });
    const other = await refund(bill, by, '9948.00', { paymentMode: 'WALLET' });
    expect(other.status).toBe(201);
    await school.billed({ student });
    const open = (await school.statement(student)).fees.find(({ status }) => status === 'UNPAID');
    expect((await school.pay(student, open?.id ?? 0, '1.00', 'WALLET')).status).toBe(201);
    const used = await reverse(other.data['id'], 'ADMIN');
    expect([used.status, used.data['code']]).toEqual([409, 'ABOVE_ADVANCE']);
  });

  it('keep the receipt of what was given back from being cancelled', async () => {
    const { student, bill, by } = await settled();
    const { data } = await refund(bill, by, '100.00');
    const { receipts } = await school.statement(student);
    const cancel = () =>
      school.at.school.call('POST', `finance/v1/receipts/transition/cancel/${receipts[0]?.id}`, {
        cancelReason: 'Entered twice',
      });
    const refused = await cancel();
    expect([refused.status, refused.data['code']]).toEqual([409, 'REFUNDED']);
    expect((await reverse(data['id'], 'ADMIN')).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await school.bill(student)).toMatchObject({ paid: '0.00', due: '12435.00', status: 'UNPAID' });
    expect(await school.books(student)).toMatchObject({ income: '0.00', expense: '0.00', cash: '0.00' });
  });

  it('by a rule that is over, of another collection or without a right are refused', async () => {
    const { bill, collection, by } = await settled();
    const other = await settled();
    const over = await rule(collection, { name: 'Until June', validUntil: '2026-06-30' });
    const late = await refund(bill, over, '10.00');
    expect([late.status, late.data['code']]).toEqual([409, 'RULE_OVER']);
    expect((await refund(bill, other.by, '10.00')).status).toBe(400);
    expect((await refund(bill, by, '0.00')).status).toBe(400);
    const values = { studentFee: bill, rule: by, amount: '10.00', reason: 'Left the school' };
    const cashier = { as: 'EMPLOYEE:FeeSubmission' };
    const refused = await school.at.school.call('POST', 'finance/v1/feesRefund/save', values, cashier);
    expect(refused.status).toBe(403);
  });

  it('hold on to their rule: it neither changes nor is deleted', async () => {
    const { bill, by } = await settled();
    const { data } = await refund(bill, by, '10.00');
    const change = (values: object) =>
      school.at.school.call('PUT', `finance/v1/feesRefundRules/update/${by}`, values);
    expect((await change({ value: '90' })).data['code']).toBe('USED');
    expect((await change({ value: '80', validUntil: '2026-07-31' })).status).toBe(200);
    const gone = await school.at.school.call('DELETE', `finance/v1/feesRefundRules/delete/${by}`);
    expect([gone.status, gone.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    const path = `finance/v1/feesRefund/update/${String(data['id'])}`;
    expect((await school.at.school.call('PUT', path, { amount: '5.00' })).status).toBe(400);
    expect((await school.at.school.call('PUT', path, { note: 'In the blue folder' })).status).toBe(200);
  });

  it('are offered for what was paid, with the most that each rule gives', async () => {
    const { student, bill, collection, by } = await settled();
    await refund(bill, by, '9948.00');
    const half = await rule(collection, { name: 'Half of it', value: '50' });
    const path = `finance/v1/feesRefund/student/${student}`;
    expect((await school.at.school.call('GET', path, undefined, refunder)).data).toMatchObject({
      fees: [
        {
          id: bill,
          paid: '12435.00',
          refunded: '9948.00',
          refundable: '2487.00',
          rules: [{ id: half, most: '1243.50' }],
        },
      ],
      refunds: [{ amount: '9948.00', status: 'POSTED' }],
    });
    expect((await school.at.school.call('GET', path, undefined, { as: 'STUDENT' })).status).toBe(403);
  });
});
