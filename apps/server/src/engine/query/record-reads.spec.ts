import { jest } from '@jest/globals';
import { Client } from 'pg';
import { Shop } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';

type Row = Readonly<Record<string, unknown>>;

describe('records that are asked for at the same time', () => {
  let shop: Shop;
  const ids: number[] = [];
  beforeAll(async () => {
    shop = await Shop.open();
    for (const at of Array.from({ length: 120 }).keys())
      ids.push(
        await shop.add('customer', { name: `Customer ${at}`, seller: 7 + (at % 2), credit: `${at}.50` }),
      );
  });
  afterAll(() => shop.close());

  const get = (id: number, as = 'admin') => shop.get(`Customer/get/${id}`, as);
  const name = ({ data }: Answer): unknown => (data as unknown as Row)['name'];
  const counted = async <T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> => {
    const said = jest.spyOn(Client.prototype, 'query');
    const result = await work();
    const { length } = said.mock.calls;
    said.mockRestore();
    return { result, statements: length };
  };

  it('go to each caller, read by a few statements', async () => {
    const asked = ids.slice(0, 20);
    await Promise.all(asked.map((id) => get(id)));
    const { result, statements } = await counted(() => Promise.all(asked.map((id) => get(id))));
    expect(result.map((answer) => name(answer))).toEqual(asked.map((_, at) => `Customer ${at}`));
    expect(statements).toBeLessThanOrEqual(5);
  });

  it('are the same as those read alone, and a record asked for twice is', async () => {
    const alone = await get(ids[3] ?? 0);
    const [one, other] = await Promise.all([get(ids[3] ?? 0), get(ids[3] ?? 0)]);
    expect([one.text, other.text]).toEqual([alone.text, alone.text]);
  });

  it('are more than one statement takes', async () => {
    const answers = await Promise.all(ids.map((id) => get(id)));
    expect(answers.map((answer) => name(answer))).toEqual(ids.map((_, at) => `Customer ${at}`));
  });

  it('are missing for those alone who asked for what does not exist', async () => {
    const answers = await Promise.all([ids[0] ?? 0, 999_999, ids[1] ?? 0].map((id) => get(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('keep the rights of each reader', async () => {
    const readers = ['admin', 'sales', 'money', 'seller', 'pupil', 'parent'];
    const asked = readers.flatMap((as) => ids.slice(0, 4).map((id) => [id, as] as const));
    const alone: Answer[] = [];
    for (const [id, as] of asked) alone.push(await get(id, as));
    const together = await Promise.all(asked.map(([id, as]) => get(id, as)));
    const told = (answers: Answer[]) => answers.map(({ status, text }) => [status, text]);
    expect(told(together)).toEqual(told(alone));
    // The seller sees every second one, the student and the parent none.
    expect(together.slice(12).map(({ status }) => status)).toEqual(
      [
        [200, 404, 200, 404],
        [404, 404, 404, 404],
        [403, 403, 403, 403],
      ].flat(),
    );
  });

  it('keep the form that each asks for', async () => {
    const [id] = ids;
    const forms = ['', '?fields=["name"]', '?fields=["credit"]', '?fields=["nothing"]'];
    const answers = await Promise.all(forms.map((form) => shop.get(`Customer/get/${id ?? 0}${form}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
    expect([answers[1]?.data, answers[2]?.data]).toEqual([
      { id, name: 'Customer 0' },
      { id, credit: '0.50' },
    ]);
  });

  it('are refused to those alone whose record cannot be computed', async () => {
    const customer = ids[0];
    const orders: number[] = [];
    for (const quantity of [1, 2, 3])
      orders.push(
        await shop.add('order', { customer, items: [{ product: 'Pen', quantity, price: '1.00' }] }),
      );
    await shop.sql('ALTER TABLE order_item ALTER COLUMN price TYPE numeric');
    await shop.sql(`UPDATE order_item SET price = 9e131071 WHERE "order_id" = $1`, [orders[1]]);
    const answers = await Promise.all(orders.map((id) => shop.get(`Order/get/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
  });
});
