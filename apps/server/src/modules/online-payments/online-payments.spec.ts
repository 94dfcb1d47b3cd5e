import { productContext } from '../../engine/product-context.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { today } from '../../../test/payroll-school.ts';
import { PayingSchool } from './paying-school.fixture.ts';
import { PaymentClock } from './payment-clock.ts';

describe('online payments', () => {
  let school: PayingSchool;
  const office = 'EMPLOYEE:FeeSubmission,ManageRefunds,FinanceControl,ManageFinanceSettings';

  beforeAll(async () => {
    school = await PayingSchool.open();
  });
  afterAll(() => school.fees.at.close());
  beforeEach(() => school.use('trial', { partial: false }));

  const round = async (): Promise<void> => {
    const clock = school.fees.at.school.application.get(PaymentClock, { strict: false });
    await clock.runFor(mainInstitute, productContext(mainInstitute, today, 'spec').today);
  };
  const statusOf = async (id: number): Promise<unknown> => {
    const [row] = await school.sql.query<{ status: string }>({
      text: 'select status from payment_attempt where id = $1',
      values: [id],
    });
    return row?.status;
  };

  it('become a receipt of the fee office and a posting, at once and once', async () => {
    const { student, bill } = await school.fees.billed();
    const before = Number(await school.account('ONLINE'));
    const { reference, amount } = await school.opened(student, [bill]);
    expect(amount).toBe('12435.00');
    expect((await school.trial(student, reference, 'PAID')).data['status']).toBe('PAID');
    expect((await school.trial(student, reference, 'PAID')).status).toBe(409);
    const { receipts, status } = await school.status(student, reference);
    expect([status, receipts.length]).toEqual(['PAID', 1]);
    expect(await school.fees.bill(student)).toMatchObject({ due: '0.00', status: 'PAID' });
    expect(await school.fees.books(student)).toMatchObject({ income: '12435.00' });
    expect(Number(await school.account('ONLINE')) - before).toBe(12435);
  });

  it('cost what the server finds: no bill of others, none that was paid, no other amount', async () => {
    const mine = await school.fees.billed();
    const other = await school.fees.billed();
    expect((await school.start(other.student, [mine.bill])).status).toBe(409);
    const stranger = await school.fees.at.school.call(
      'POST',
      'finance/v1/onlinePayment/start',
      { student: mine.student, bills: [mine.bill] },
      { as: `PARENT#wards=${other.student}` },
    );
    expect(stranger.status).toBe(404);
    expect((await school.start(mine.student, [mine.bill], { amount: '100.00' })).status).toBe(400);
    expect((await school.start(mine.student, [mine.bill], { amount: '99999.00' })).status).toBe(400);
    await school.use('trial', { partial: true });
    const part = await school.start(mine.student, [mine.bill], { amount: '100.00' });
    expect([part.status, part.data.amount]).toEqual([200, '100.00']);
    await school.use('trial', { enabled: false });
    const off = await school.start(mine.student, [mine.bill]);
    expect([off.status, off.data]).toMatchObject([409, { code: 'ONLINE_PAYMENT_OFF' }]);
  });

  it('that fail lose nothing: the bill is open, one begins again, and one who went back goes on', async () => {
    const { student, bill } = await school.fees.billed();
    const first = await school.opened(student, [bill]);
    expect((await school.start(student, [bill])).data.reference).toBe(first.reference);
    expect((await school.trial(student, first.reference, 'FAILED')).data['status']).toBe('FAILED');
    expect(await school.fees.bill(student)).toMatchObject({ due: '12435.00', status: 'UNPAID' });
    const second = await school.opened(student, [bill]);
    expect(second.reference).not.toBe(first.reference);
    expect((await school.trial(student, second.reference, 'PAID')).data['status']).toBe('PAID');
  });

  it('come by signed messages, of which three that are alike make one receipt', async () => {
    await school.use('custom');
    const { student, bill } = await school.fees.billed();
    const { reference, id } = await school.opened(student, [bill]);
    const paid = { ref: reference, txn: `t-${reference}`, amount: '12435.00', status: 'PAID' };
    expect(await school.tell(paid, 'guessed')).toBe(400);
    expect(await statusOf(id)).toBe('OPEN');
    expect(await Promise.all([school.tell(paid), school.tell(paid), school.tell(paid)])).toEqual([
      200, 200, 200,
    ]);
    expect((await school.status(student, reference)).receipts).toHaveLength(1);
    expect(await school.fees.books(student)).toMatchObject({ income: '12435.00' });
    expect(await school.tell({ ...paid, status: 'DENIED' })).toBe(200);
    expect(await statusOf(id)).toBe('PAID');
  });

  it('send whoever pays to the page of the gateway with the amount of the server, signed', async () => {
    await school.use('custom');
    const { student, bill } = await school.fees.billed();
    const { data } = await school.start(student, [bill]);
    const open = await school.act('open', data.id, `PARENT#wards=${student}`);
    const page = new URL(String(open.data['open']));
    expect(page.origin).toBe('https://pay.example');
    expect(page.searchParams.get('amount')).toBe('12435.00');
    expect(page.searchParams.get('back')).toMatch(`/online_payments/result/${data.reference}`);
    expect(page.searchParams.get('signature')).toMatch(/^[\da-f]{64}$/);
  });

  it('of another amount book nothing until somebody decides', async () => {
    await school.use('custom');
    const { student, bill } = await school.fees.billed();
    const { reference, id } = await school.opened(student, [bill]);
    await school.tell({ ref: reference, txn: `t-${reference}`, amount: '400.00', status: 'PAID' });
    expect(await statusOf(id)).toBe('MISMATCH');
    expect(await school.fees.bill(student)).toMatchObject({ due: '12435.00' });
    expect((await school.act('book', id, office)).status).toBe(200);
    expect(await school.fees.bill(student)).toMatchObject({ due: '12035.00', status: 'PARTIAL' });
    expect((await school.act('book', id, office)).status).toBe(409);
  });

  it('that come after the bill was paid at the counter wait for a decision and become an advance', async () => {
    await school.use('custom');
    const { student, bill } = await school.fees.billed();
    const { reference, id } = await school.opened(student, [bill]);
    expect((await school.fees.pay(student, bill, '12435.00')).status).toBe(201);
    await school.tell({ ref: reference, txn: `t-${reference}`, amount: '12435.00', status: 'PAID' });
    expect(await statusOf(id)).toBe('REVIEW');
    expect((await school.act('book', id, office)).status).toBe(409);
    const category = await school.fees.save('finance/v1/advanceFeeCategories', { name: `Ahead ${id}` });
    expect((await school.act('toAdvance', id, office, { category })).status).toBe(200);
    expect(await school.fees.statement(student)).toMatchObject({ advance: '12435.00' });
  });

  it('that were given up still count when the money comes', async () => {
    await school.use('custom');
    const { student, bill } = await school.fees.billed();
    const { reference, id } = await school.opened(student, [bill]);
    await school.sql.query({
      text: `update payment_attempt set expires_at = now() - interval '1 hour', begun_at = now() - interval '2 hours'
        where id = $1`,
      values: [id],
    });
    await round();
    expect(await statusOf(id)).toBe('EXPIRED');
    await school.tell({ ref: reference, txn: `t-${reference}`, amount: '12435.00', status: 'PAID' });
    expect(await statusOf(id)).toBe('PAID');
  });

  it('are paid back: the receipt is void, the bill open, and the gateway is asked by the clock', async () => {
    const { student, bill } = await school.fees.billed();
    const { reference, id } = await school.opened(student, [bill]);
    await school.trial(student, reference, 'PAID');
    expect((await school.act('refund', id, 'EMPLOYEE:FeeSubmission', { reason: 'Paid twice' })).status).toBe(
      403,
    );
    expect((await school.act('refund', id, office, { reason: 'Paid twice' })).status).toBe(200);
    expect(await school.fees.bill(student)).toMatchObject({ due: '12435.00', status: 'UNPAID' });
    expect(await statusOf(id)).toBe('REFUNDING');
    await round();
    expect(await statusOf(id)).toBe('REFUNDED');
    expect((await school.act('refund', id, office, { reason: 'Once more' })).status).toBe(409);
  });

  it('never answer a key back, and no gateway is without one', async () => {
    const bare = { name: 'Card', provider: 'STRIPE' };
    const refused = await school.fees.at.school.call('POST', 'finance/v1/paymentGateway/save', bare);
    expect([refused.status, refused.data]).toMatchObject([400, { errors: [{ field: 'secretKey' }] }]);
    const keys = { secretKey: 'sk_test_hidden', signingSecret: 'whsec_hidden' };
    const made = await school.fees.at.school.call('POST', 'finance/v1/paymentGateway/save', {
      ...bare,
      ...keys,
    });
    expect(made.status).toBe(201);
    const read = await school.fees.at.school.call('GET', `finance/v1/paymentGateway/get/${made.data['id']}`);
    expect(`${made.raw.toString()}${read.raw.toString()}`).not.toMatch(/hidden/);
    const [row] = await school.sql.query<{ key: string }>({
      text: 'select secret_key as key from payment_gateway where id = $1',
      values: [made.data['id']],
    });
    expect(row?.key).not.toMatch(/hidden/);
    expect(String(read.data['callbackPath'])).toMatch(
      /^\/api\/finance\/v1\/onlinePayment\/webhook\/school\/[\w-]{24}$/,
    );
  });

  it('are compared with the settlement of the gateway, which clears what it owed', async () => {
    const { student, bill } = await school.fees.billed();
    const { reference } = await school.opened(student, [bill]);
    await school.trial(student, reference, 'PAID');
    const [online, bank] = [await school.account('ONLINE'), await school.account('BANK')];
    const settlement = await school.fees.save('finance/v1/settlement', {
      number: 'S-1',
      gateway: school.gateway('trial'),
      settledOn: '2026-07-10',
    });
    const row = (values: object) =>
      school.fees.at.school.call('POST', 'finance/v1/settlementRows/save', { settlement, ...values });
    const right = { paidRef: `trial-${reference}`, gross: '12435.00', fee: '310.88', tax: '49.74' };
    expect((await row(right)).data).toMatchObject({ differs: false });
    const unknown = await row({ paidRef: 'nobody', gross: '5.00' });
    expect(unknown.data).toMatchObject({ differs: true, difference: 'UNKNOWN' });
    const match = () =>
      school.fees.at.school.call('POST', `finance/v1/settlement/transition/match/${settlement}`, {});
    expect(await match()).toMatchObject({ status: 409, data: { code: 'DIFFERS' } });
    await school.fees.at.school.call('DELETE', `finance/v1/settlementRows/delete/${unknown.data['id']}`);
    expect((await match()).status).toBe(200);
    expect(Number(await school.account('ONLINE')) - Number(online)).toBe(-12435);
    expect(Number(await school.account('BANK')) - Number(bank)).toBeCloseTo(12074.38, 2);
    expect(await school.account('GATEWAY_CHARGES')).toBe('360.62');
    expect((await row({ paidRef: 'later', gross: '5.00' })).status).toBe(409);
  });
});
