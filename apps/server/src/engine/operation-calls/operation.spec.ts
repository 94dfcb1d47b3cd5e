import { Conflict, createCatalogue, fieldBuilders, is, list, rows } from '@school/kernel';
import type { AnyOperation } from '@school/kernel';
import { shop as trade } from '../../../test/shop-catalogue.ts';
import { Shop, problemsOf } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';
import { callsOf } from '../calls/calls-of.ts';
import { ownControllers } from '../../app/application.ts';
import type { AnyGiven, Writing } from '../operation/handle.ts';
import { Operations } from '../operation/operations.ts';

const f = fieldBuilders<string>();

const operation = (key: string, options: Omit<AnyOperation, 'key' | 'kind'>): AnyOperation => ({
  ...options,
  kind: 'operation',
  key,
});

const refund = operation('refund', {
  module: 'shop',
  label: 'Refund',
  at: 'POST shop/v1/order/:id/refund',
  also: ['PUT setup/v1/OldRefund/:order'],
  on: { one: 'order' },
  when: is('state', 'SENT'),
  input: {
    amount: f.money({ required: true, min: '0.01', level: 'basic' }),
    to: f.ref('customer', { required: true }),
    note: f.text({ max: 5, default: 'none' }),
    notify: f.flag(),
  },
  answer: { number: f.text({ required: true }), left: f.money({ level: 'basic' }) },
  access: ['Money'],
  preview: true,
  done: 'Refunded',
});

const label = operation('label', {
  module: 'shop',
  label: 'Label',
  at: 'POST shop/v1/label/:region',
  input: {
    region: f.ref('region', { required: true }),
    lines: rows(
      { tag: f.ref('tag', { required: true }), count: f.int({ required: true, min: 1 }) },
      { max: 3, min: 1 },
    ),
  },
  answer: { count: f.int({ required: true }) },
  access: ['Sales'],
  creates: true,
});

const stock = operation('stock', {
  module: 'shop',
  label: 'Stock',
  at: 'GET shop/v1/stock/:region',
  input: { region: f.ref('region', { required: true }), from: f.date(), deep: f.flag() },
  answer: rows({ name: f.text({ required: true }), day: f.date() }, { max: 10 }),
  access: ['EMPLOYEE'],
});

const many = operation('many', {
  module: 'shop',
  label: 'Many',
  at: 'POST shop/v1/many',
  on: { several: 'customer' },
  input: { days: list(f.date(), { max: 2 }), tags: list(f.ref('tag'), { max: 2, required: true }) },
  access: ['EMPLOYEE'],
  answer: { names: f.text() },
});

const catalogue = createCatalogue({ ...trade, operations: [refund, label, stock, many] });

const data = (answer: Answer): unknown => answer.data;

describe('an operation', () => {
  let shop: Shop;
  let [customer, order, region, tag] = [0, 0, 0, 0];
  let runs = 0;
  beforeAll(async () => {
    shop = await Shop.open({}, catalogue, 'shop_operations_2');
    shop.engine.operations.bind(
      {
        key: 'refund',
        run: async (given: AnyGiven) => {
          runs += 1;
          const { input, record } = given;
          const { work } = given as AnyGiven & Writing;
          if (input['note'] === 'never') throw new Conflict('Never.');
          await work.records.create(work, 'tag', [{ name: `refund ${runs}` }], { system: true });
          return { number: record?.['number'], left: input['amount'], secret: 'kept', note: input['note'] };
        },
      },
      {
        key: 'label',
        run: ({ input }) => Promise.resolve({ count: (input['lines'] as readonly unknown[]).length }),
      },
      { key: 'stock', run: ({ input }) => Promise.resolve([{ name: String(input['from']), more: 1 }]) },
      {
        key: 'many',
        run: ({ records = [] }) =>
          Promise.resolve({ names: records.map(({ name }) => String(name)).join(' ') }),
      },
    );
    customer = await shop.add('customer', { name: 'Buyer', seller: 7 });
    order = await shop.add('order', {
      customer,
      items: [{ product: 'p', quantity: 1, price: '1.00' }],
    });
    region = await shop.add('region', { name: 'North' });
    tag = await shop.add('tag', { name: 'red' });
  });
  afterAll(() => shop.close());

  const refunded = (body: unknown, as = 'money', query = '', headers = {}) =>
    shop.call('POST', `/shop/v1/order/${order}/refund${query}`, { as, body, headers });
  const tags = async () => Number((await shop.sql<{ n: string }>('SELECT count(*) AS n FROM tag'))[0]?.n);

  it('is refused where the condition of the record does not hold, and to whoever has no right', async () => {
    expect(await refunded({ amount: '1.00', to: customer })).toMatchObject({
      status: 409,
      data: { code: 'ILLEGAL_STATE', state: 'OPEN' },
    });
    await shop.post(`Order/transition/send/${order}`, { sentTo: 'x' });
    expect((await refunded({ amount: '1.00', to: customer }, 'sales')).status).toBe(403);
    expect((await refunded({ amount: '1.00', to: customer }, '')).status).toBe(401);
    expect((await shop.call('POST', '/shop/v1/order/99999/refund', { body: {} })).status).toBe(400);
    const body = { amount: '1.00', to: customer };
    expect((await shop.call('POST', '/shop/v1/order/99999/refund', { body })).status).toBe(404);
    expect((await shop.call('POST', '/shop/v1/order/x/refund', { body })).status).toBe(404);
  });

  it('tells what is wrong with its input at the fields', async () => {
    expect(problemsOf(await refunded({ amount: '0', note: 'too long', other: 1 }))).toEqual([
      'other:unknown',
      'amount:min',
      'to:required',
      'note:maxLength',
    ]);
    expect(problemsOf(await refunded({ amount: '1.00', to: 99999 }))).toEqual(['to:notReference']);
  });

  it('gives its handler defaults and what was not sent, and answers nothing that is not said', async () => {
    const answer = await refunded({ amount: '1.00', to: customer });
    expect(answer).toMatchObject({ status: 200, message: 'Refunded' });
    expect(data(answer)).toEqual({ number: expect.stringMatching(/^O-/) as string, left: '1.00' });
    const old = await shop.call('PUT', `/setup/v1/OldRefund/${order}`, {
      as: 'money',
      body: { amount: '2.00', to: customer },
    });
    expect(data(old)).toMatchObject({ left: '2.00' });
  });

  it('is done once under one key, in the header or in the body', async () => {
    const before = await tags();
    const body = { amount: '3.00', to: customer };
    const first = await refunded(body, 'money', '', { 'idempotency-key': 'k1' });
    const again = await refunded(body, 'money', '', { 'idempotency-key': 'k1' });
    expect(again.text).toBe(first.text);
    await refunded({ ...body, clientRequestId: 'k2' });
    await refunded({ ...body, clientRequestId: 'k2' });
    expect(await tags()).toBe(before + 2);
    expect(
      (await refunded({ ...body, amount: '4.00' }, 'money', '', { 'idempotency-key': 'k1' })).data,
    ).toMatchObject({ code: 'IDEMPOTENCY_KEY_USED' });
  });

  it('is tried out without a trace', async () => {
    const before = await tags();
    expect(data(await refunded({ amount: '5.00', to: customer }, 'money', '?preview=true'))).toMatchObject({
      left: '5.00',
    });
    expect(await tags()).toBe(before);
    expect(
      (await shop.call('POST', '/shop/v1/many?preview=true', { body: { ids: [customer] } })).status,
    ).toBe(400);
  });

  it('leaves nothing behind when its handler refuses, and stands in the history when it does not', async () => {
    const history = async () =>
      shop.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM audit_entry WHERE resource = 'order' AND verb = 'operation:refund'`,
      );
    const [before] = await history();
    expect((await refunded({ amount: '1.00', to: customer, note: 'never' })).status).toBe(409);
    expect(await history()).toEqual([before]);
    await refunded({ amount: '1.00', to: customer });
    expect(await history()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
  });

  it('checks each row of a list, and takes what the address names', async () => {
    const sent = (lines: unknown, place: number | string = region) =>
      shop.call('POST', `/shop/v1/label/${place}`, { as: 'sales', body: { lines } });
    expect(await sent([{ tag, count: 1 }])).toMatchObject({ status: 201, data: { count: 1 } });
    expect(problemsOf(await sent([]))).toEqual(['lines:tooFew']);
    expect(problemsOf(await sent(undefined))).toEqual(['lines:required']);
    expect(problemsOf(await sent('x'))).toEqual(['lines:notList']);
    expect(problemsOf(await sent([1, 2, 3, 4]))).toEqual(['lines:tooMany']);
    expect(problemsOf(await sent([{ tag, count: 1 }, 7, { tag: 9999, count: 0, x: 1 }]))).toEqual([
      'lines[1]:notGroup',
      'lines[2].x:unknown',
      'lines[2].count:min',
    ]);
    expect(
      problemsOf(
        await sent([
          { tag, count: 1 },
          { tag: 9999, count: 1 },
        ]),
      ),
    ).toEqual(['lines[1].tag:notReference']);
    expect((await sent([{ tag, count: 1 }], 99999)).status).toBe(404);
    expect((await sent([{ tag, count: 1 }], 'north')).status).toBe(404);
  });

  it('that only reads takes its input from the address', async () => {
    expect(data(await shop.get(`/shop/v1/stock/${region}?from=2026-01-02`, 'seller'))).toEqual([
      { name: '2026-01-02', day: null },
    ]);
    expect(problemsOf(await shop.get(`/shop/v1/stock/${region}?from=soon`))).toEqual(['from:notDate']);
    expect((await shop.get(`/shop/v1/stock/${region}?more=1`)).status).toBe(400);
    expect((await shop.get('/shop/v1/stock/99999')).status).toBe(404);
    expect((await shop.get(`/shop/v1/stock/${region}`, 'pupil')).status).toBe(403);
  });

  it('takes several records that its caller sees, and at least one', async () => {
    const other = await shop.add('customer', { name: 'Other', seller: 8 });
    const on = (ids: unknown, more = {}) =>
      shop.call('POST', '/shop/v1/many', { as: 'seller', body: { ids, tags: [], ...more } });
    expect(data(await on([customer]))).toEqual({ names: 'Buyer' });
    expect((await on([customer, other])).status).toBe(404);
    expect(problemsOf(await on([]))).toEqual(['ids:required']);
    expect(problemsOf(await on('x'))).toEqual(['ids:notList']);
    expect(problemsOf(await on([customer], { days: ['2026-01-01', 'soon'], tags: [tag, null] }))).toEqual([
      'days[1]:notDate',
      'tags[1]:required',
    ]);
    expect(problemsOf(await on([customer], { tags: [tag, 9999] }))).toEqual(['tags[1]:notReference']);
    expect(problemsOf(await on([customer], { tags: undefined }))).toEqual(['tags:required']);
  });

  it('stands among the calls, and without a handler nothing starts', () => {
    expect(callsOf(ownControllers(shop.engine))).toContainEqual({
      method: 'POST',
      path: '/shop/v1/order/:id/refund',
      operation: 'refund',
    });
    const unhandled = new Operations(catalogue);
    expect(() => unhandled.assertHandled()).toThrow(
      'Operations without a handler: refund, label, stock, many.',
    );
    expect(() => unhandled.bind({ key: 'refnd', run: () => Promise.resolve() })).toThrow('"refnd"');
  });
});
