import { Shop, contextOf, problemsOf } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';
import { Conflict } from '@school/kernel';

type Row = Readonly<Record<string, unknown>>;
const row = ({ data }: Answer): Row => data as Row;

describe('workflow', () => {
  let shop: Shop;
  let customer = 0;
  const seen: string[] = [];
  beforeAll(async () => {
    shop = await Shop.open({
      order: {
        actions: { count: (rows, input) => Promise.resolve({ rows: rows.length, input }) },
        transitions: {
          pay: (order) => {
            if (order['sentTo'] === 'nobody') throw new Conflict('Nobody pays.');
            return { sentTo: 'paid' };
          },
        },
      },
      region: {
        beforeSave: (input, current) => ({ ...input, ...(current ? {} : { active: true }) }),
        afterSave: async (saved, before, work) => {
          seen.push(`${String(before?.['name'])}>${String(saved['name'])}`);
          if (saved['name'] === 'Broken') throw new Conflict('Not this one.');
          if (saved['name'] === 'Double')
            await work.records.create(work, 'tag', [{ name: 'from hook' }], { system: true });
        },
        beforeDelete: (current) =>
          current['name'] === 'Holy' ? Promise.reject(new Conflict('Never.')) : Promise.resolve(),
      },
    });
    customer = await shop.add('customer', { name: 'Buyer', seller: 7 });
  });
  afterAll(() => shop.close());

  const newOrder = () =>
    shop.add('order', { customer, items: [{ product: 'p', quantity: 1, price: '1.00' }] });

  it('moves along the lifecycle and nowhere else', async () => {
    const id = await newOrder();
    expect(problemsOf(await shop.put(`Order/update/${id}`, { state: 'PAID' }))).toEqual(['state:readOnly']);
    expect(problemsOf(await shop.post('Order/save', { customer, state: 'PAID', items: [] }))).toContain(
      'state:readOnly',
    );
    expect((await shop.post(`Order/transition/pay/${id}`, {})).data).toMatchObject({ code: 'ILLEGAL_STATE' });
    expect(problemsOf(await shop.post(`Order/transition/send/${id}`, {}))).toEqual(['sentTo:required']);
    expect((await shop.post(`Order/transition/send/${id}`, { sentTo: 'x', version: 9 })).status).toBe(409);
    expect((await shop.post(`Order/transition/toString/${id}`, {})).status).toBe(404);
    expect((await shop.post(`Order/transition/pay/${id}`, {}, 'sales')).status).toBe(403);
    expect(row(await shop.post(`Order/transition/send/${id}`, { sentTo: 'Ali' }))).toMatchObject({
      state: 'SENT',
      sentTo: 'Ali',
    });
    expect(row(await shop.post(`Order/transition/pay/${id}`, {}, 'money'))).toMatchObject({
      state: 'PAID',
      sentTo: 'paid',
    });
  });

  it('refuses what the state of a record is closed to, but not to the product itself', async () => {
    const [open, sent, paid] = [await newOrder(), await newOrder(), await newOrder()];
    for (const id of [sent, paid]) await shop.post(`Order/transition/send/${id}`, { sentTo: 'Ali' });
    await shop.post(`Order/transition/pay/${paid}`, {}, 'money');
    const code = ({ data }: Answer): unknown => (data as { code?: string } | null)?.code;
    const change = async (id: number) => code(await shop.put(`Order/update/${id}`, { date: '2026-01-05' }));
    const archive = async (id: number) => code(await shop.post(`Order/archive/${id}`, {}));
    const remove = async (id: number) => code(await shop.call('DELETE', `Order/delete/${id}`));
    expect([await change(open), await change(sent), await change(paid)]).toEqual([
      undefined,
      undefined,
      'PAID',
    ]);
    expect([await archive(sent), await remove(sent), await remove(paid)]).toEqual(['SENT', 'SENT', 'SENT']);
    const bulk = { verb: 'delete', ids: [open, sent], preview: true };
    expect((await shop.post('Order/bulk', bulk)).data).toMatchObject({
      count: 1,
      skipped: [{ id: sent, code: 'SENT', reason: 'What was sent is neither archived nor deleted.' }],
    });
    // Into the archive while open, and back out whatever its state by then.
    await archive(open);
    expect([await remove(open), (await shop.get(`Order/get/${paid}`)).status]).toEqual([undefined, 200]);
  });

  it('lets one of two moves win', async () => {
    const id = await newOrder();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((sentTo) => shop.post(`Order/transition/send/${id}`, { sentTo })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('runs actions on rows that fit', async () => {
    const [a, b] = [await newOrder(), await newOrder()];
    expect((await shop.post('Order/action/count', { ids: [a, b] })).data).toEqual({ rows: 2, input: {} });
    await shop.post(`Order/transition/send/${b}`, { sentTo: 'x' });
    expect((await shop.post('Order/action/count', { ids: [a, b] })).status).toBe(409);
    expect((await shop.post('Order/action/count', { ids: [a, 999_999] })).status).toBe(404);
    expect((await shop.post('Order/action/count', { ids: [] })).status).toBe(400);
    expect((await shop.post('Order/action/nothing', { ids: [a] })).status).toBe(404);
    expect((await shop.post('Order/action/count', { ids: [a] }, 'seller')).status).toBe(403);
  });

  it('runs hooks inside the transaction', async () => {
    const id = await shop.add('region', { name: 'Double', active: false });
    expect(row(await shop.get(`Region/get/${id}`))['active']).toBe(true);
    expect((await shop.get('Tag/getall?filter={"name":"from hook"}')).data).toHaveLength(1);
    expect((await shop.post('Region/save', { name: 'Broken' })).status).toBe(409);
    expect((await shop.get('Region/getall?filter={"name":"Broken"}')).data).toEqual([]);
    expect(seen).toContain('undefined>Double');
    const holy = await shop.add('region', { name: 'Holy' });
    expect((await shop.call('DELETE', `Region/delete/${holy}`)).message).toBe('Never.');
  });

  describe('bulk', () => {
    it('says before what would change, from what to what, and what is skipped and why; nothing is changed', async () => {
      const ids = [await shop.add('region', { name: 'P1' }), await shop.add('region', { name: 'P2' })];
      const [first = 0, second = 0] = ids;
      const body = { verb: 'update', ids: [...ids, 999_999], values: { name: 'P1' } };
      const before = await shop.get('Region/getall?filter={"name_starts":"P"}');
      const { data } = await shop.post('Region/bulk', { ...body, preview: true });
      expect(data).toMatchObject({
        count: 0,
        changes: [],
        skipped: [
          { id: 999_999, code: 'notFound' },
          { id: first, label: 'P1', code: 'unchanged' },
          { id: second, label: 'P2', reason: expect.stringMatching(/./) as string },
        ],
      });
      const off = { verb: 'update', ids, values: { active: false } };
      expect((await shop.post('Region/bulk', { ...off, preview: true })).data).toEqual({
        count: 2,
        skipped: [],
        changes: [
          { id: first, label: 'P1', old: { active: true }, new: { active: false } },
          { id: second, label: 'P2', old: { active: true }, new: { active: false } },
        ],
      });
      expect((await shop.get('Region/getall?filter={"name_starts":"P"}')).data).toEqual(before.data);
      expect((await shop.get(`Region/history/${first}`)).data).toHaveLength(1);
      expect((await shop.post('Region/bulk', { ...off, except: [second] })).data).toEqual({
        count: 1,
        skipped: 1,
      });
      expect((await shop.get('Region/getall?filter={"name_starts":"P","active":false}')).data).toMatchObject([
        { id: first },
      ]);
      expect((await shop.post('Region/bulk', { ...off, except: ['x'] })).status).toBe(400);
      await shop.post('Region/bulk', { verb: 'delete', ids });
    });

    it('changes all or none', async () => {
      const ids = [await shop.add('region', { name: 'B1' }), await shop.add('region', { name: 'B2' })];
      const same = await shop.post('Region/bulk', { verb: 'update', ids, values: { name: 'Same' } });
      expect([same.status, problemsOf(same)]).toEqual([409, ['name:notUnique']]);
      expect((await shop.get('Region/getall?filter={"name":"Same"}')).data).toEqual([]);
      expect((await shop.post('Region/bulk', { verb: 'delete', ids: [...ids, 999_999] })).status).toBe(404);
      const done = await shop.post('Region/bulk', {
        verb: 'update',
        filter: { name_starts: 'B' },
        values: { active: false },
      });
      expect(done.data).toEqual({ count: 2, skipped: 0 });
      expect((await shop.post('Region/bulk', { verb: 'archive', ids })).data).toEqual({
        count: 2,
        skipped: 0,
      });
      expect((await shop.post('Region/bulk', { verb: 'restore', ids })).data).toEqual({
        count: 2,
        skipped: 0,
      });
      expect((await shop.post('Region/bulk', { verb: 'delete', ids })).data).toEqual({
        count: 2,
        skipped: 0,
      });
    });

    it.each([
      {},
      { verb: 'drop', ids: [1] },
      { verb: 'delete' },
      { verb: 'delete', ids: [1], filter: {} },
      { verb: 'delete', ids: ['1; drop'] },
      { verb: 'delete', filter: { nothing: 1 } },
      { verb: 'update', ids: [1], values: { colour: 1 }, extra: true },
    ])('refuses %j', async (body) => {
      expect((await shop.post('Customer/bulk', body)).status).toBe(400);
    });

    it('touches only the rows of the caller', async () => {
      const foreign = await shop.add('customer', { name: 'Foreign', seller: 8 });
      const body = { verb: 'update', ids: [foreign], values: { city: 'Stolen' } };
      expect((await shop.post('Customer/bulk', body, 'seller')).status).toBe(404);
      const all = { verb: 'update', filter: {}, values: { city: 'Mine' } };
      expect((await shop.post('Customer/bulk', all, 'seller')).data).toEqual({ count: 1, skipped: 0 });
      expect((await shop.post('Customer/bulk', { verb: 'delete', filter: {} }, 'seller')).status).toBe(403);
    });
  });

  describe('idempotency keys', () => {
    const save = (name: string, key: string, as = 'admin') =>
      shop.call('POST', 'Tag/save', { as, body: { name }, headers: { 'idempotency-key': key } });

    it('give the first answer again, also to those who come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => save('Once', 'key-1')));
      expect(new Set(answers.map(({ status, text }) => `${status}${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect((await shop.get('Tag/getall?filter={"name":"Once"}')).data).toHaveLength(1);
    });

    it('are refused for another body, and free after a refusal', async () => {
      expect((await save('Other', 'key-1')).data).toMatchObject({ code: 'IDEMPOTENCY_KEY_USED' });
      expect((await save('Once', 'key-1', 'sales')).status).toBe(201);
      expect((await save('', 'key-2')).status).toBe(400);
      expect((await save('Now', 'key-2')).status).toBe(201);
      expect((await save('Now', 'with space')).status).toBe(400);
    });
  });

  it('keeps settings in one row', async () => {
    expect((await shop.get('ShopSetting/get')).status).toBe(200);
    const answers = await Promise.all([
      shop.put('ShopSetting/update', { title: 'One' }),
      shop.call('POST', 'ShopSetting/save', { body: { title: 'Two' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.sql('SELECT id FROM shop_setting')).toHaveLength(1);
    expect((await shop.put('ShopSetting/update', { title: 'No' }, 'seller')).status).toBe(403);
  });

  it('reads and writes for modules, with and without the rights of the caller', async () => {
    const { records } = shop;
    const seller = contextOf('seller');
    await expect(records.create(seller, 'tag', [{ name: 'x' }])).rejects.toMatchObject({ status: 403 });
    const [tag] = await records.create(seller, 'tag', [{ name: 'by system' }], { system: true });
    expect(await records.read(seller, 'tag', Number(tag?.['id']))).toMatchObject({ name: 'by system' });
    expect(await records.count(seller, 'customer')).toBe(1);
    expect(await records.count(seller, 'customer', { system: true })).toBeGreaterThan(1);
    expect(await records.list(seller, 'tag', { filter: { name: 'by system' }, range: [0, 0] })).toHaveLength(
      1,
    );
  });
});
