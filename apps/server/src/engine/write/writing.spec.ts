import { Shop, problemsOf } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';

type Row = Readonly<Record<string, unknown>>;
const row = ({ data }: Answer): Row => data as Row;

describe('writing', () => {
  let shop: Shop;
  let region = 0;
  beforeAll(async () => {
    shop = await Shop.open();
    region = await shop.add('region', { name: 'North' });
  });
  afterAll(() => shop.close());

  const audit = (resource: string, id: unknown) =>
    shop.sql<{ verb: string; changes: Record<string, unknown>; version: number }>(
      'SELECT verb, changes, version FROM audit_entry WHERE resource = $1 AND record_id = $2 ORDER BY id',
      [resource, id],
    );

  describe('values', () => {
    it('names every wrong field at once', async () => {
      const answer = await shop.post('Customer/save', {
        name: 'x'.repeat(81),
        tier: 'IRON',
        credit: 1.005,
        since: '2026-02-30',
        address: { line: 'y'.repeat(81), street: 'z' },
        tags: 'a',
        colour: 'red',
        id: 7,
        orders: 3,
      });
      expect(answer.status).toBe(400);
      expect([...problemsOf(answer)].sort()).toEqual(
        [
          'address.street:unknown',
          'colour:unknown',
          'credit:scale',
          'id:readOnly',
          'name:maxLength',
          'orders:readOnly',
          'since:notDate',
          'tags:notList',
          'tier:notChoice',
        ].sort(),
      );
      expect(problemsOf(await shop.post('Customer/save', {}))).toEqual(['name:required']);
      expect(problemsOf(await shop.post('Customer/save', { name: '' }))).toEqual(['name:required']);
    });

    it.each([[[]], ['"text"'], ['null'], ['[1]'], [7]])('refuses %j as a body', async (body) => {
      expect((await shop.post('Customer/save', body)).status).toBe(400);
    });

    it('refuses references that are unknown, archived, hidden or not offered', async () => {
      const idle = await shop.add('region', { name: 'Idle', active: false });
      const old = await shop.add('region', { name: 'Old' });
      await shop.post(`Region/archive/${old}`, {});
      for (const target of [999_999, idle, old]) {
        const answer = await shop.post('Customer/save', { name: 'A', region: target });
        expect([answer.status, problemsOf(answer)]).toEqual([400, ['region:notReference']]);
      }
      const answer = await shop.post('Customer/save', { name: 'A', tags: [1, 999_999] });
      expect([answer.status, problemsOf(answer)]).toEqual([400, ['tags:notReference']]);
      const foreign = await shop.add('customer', { name: 'Foreign', seller: 8 });
      const seller = await shop.post('Order/save', { customer: foreign, items: [] }, 'seller');
      expect(seller.status).toBe(403);
    });

    it('asks conditions and checks of the whole record', async () => {
      expect(problemsOf(await shop.post('Customer/save', { name: 'C', tier: 'GOLD' }))).toEqual([
        'discount:required',
      ]);
      const hidden = await shop.post('Customer/save', { name: 'C', tier: 'BASIC', discount: '5' });
      expect(row(hidden)['discount']).toBeNull();
      const wrong = await shop.post('Customer/save', { name: 'D', until: '2026-01-01' });
      expect([wrong.status, problemsOf(wrong)]).toEqual([400, ['until:check']]);
    });

    it('writes levels only for those who may', async () => {
      const refused = await shop.post('Customer/save', { name: 'L', seller: 7, credit: '1.00' }, 'seller');
      expect(problemsOf(refused)).toEqual(['credit:unknown']);
      expect(problemsOf(await shop.post('Customer/save', { name: 'L', credit: '1.00' }, 'sales'))).toEqual([
        'credit:unknown',
      ]);
      const saved = await shop.post('Customer/save', { name: 'L', credit: '1.00', key: 'hidden' }, 'money');
      expect(row(saved)['credit']).toBe('1.00');
      expect('key' in row(saved)).toBe(false);
      const [stored] = await shop.sql<{ key: string }>('SELECT key FROM customer WHERE id = $1', [
        row(saved)['id'],
      ]);
      expect(stored?.key).toBe('sealed:6');
      expect(JSON.stringify(await audit('customer', row(saved)['id']))).not.toContain('hidden');
    });

    it('keeps the rows of a caller theirs', async () => {
      const foreign = await shop.post('Customer/save', { name: 'Foreign 2', seller: 8 }, 'seller');
      expect(foreign.status).toBe(409);
      const own = await shop.post('Customer/save', { name: 'Own', seller: 7 }, 'seller');
      expect(own.status).toBe(201);
      expect(
        (await shop.put(`Customer/update/${String(row(own)['id'])}`, { seller: 8 }, 'seller')).status,
      ).toBe(409);
    });

    it('says which field is taken', async () => {
      const answer = await shop.post('Region/save', { name: ' NORTH ' });
      expect([answer.status, problemsOf(answer)]).toEqual([409, ['name:notUnique']]);
      expect((answer.data as Row)['code']).toBe('NOT_UNIQUE');
      // Clients that show only the message get this text too.
      expect(answer.message).toBe('Name: this value is already taken.');
      await shop.add('customer', { name: 'Two', city: 'X' });
      expect(problemsOf(await shop.post('Customer/save', { name: 'Two', city: 'x' }))).toEqual([
        'name:notUnique',
        'city:notUnique',
      ]);
    });

    it('refuses periods that overlap', async () => {
      await shop.add('booking', { room: 1, from: '2026-01-01', to: '2026-01-10' });
      const answer = await shop.post('Booking/save', { room: 1, from: '2026-01-10' });
      expect([answer.status, problemsOf(answer)]).toEqual([409, ['from:overlaps', 'to:overlaps']]);
    });
  });

  describe('changes', () => {
    it('takes a record back as it was read, and changes only version and time', async () => {
      const id = await shop.add('customer', {
        name: 'Round',
        tier: 'GOLD',
        discount: '12.5',
        region,
        tags: [],
      });
      const read = row(await shop.get(`Customer/get/${id}`));
      const answer = await shop.put(`Customer/update/${id}`, read);
      expect(answer.status).toBe(200);
      const { version, updatedAt: _now, ...after } = row(answer);
      const { version: _old, updatedAt: _then, ...before } = read;
      expect([version, after]).toEqual([2, before]);
    });

    it('refuses a stale version and lets exactly one of two win', async () => {
      const id = await shop.add('region', { name: 'Race' });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          shop.put(`Region/update/${id}`, { name: `Race ${n}`, version: 1 }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const losers = answers.filter(({ status }) => status === 409);
      expect(losers).toHaveLength(7);
      expect(losers[0]?.data).toMatchObject({ code: 'STALE', version: 2 });
    });

    it('loses no write without versions', async () => {
      const id = await shop.add('customer', { name: 'Many' });
      await Promise.all([
        shop.put(`Customer/update/${id}`, { city: 'A' }),
        shop.put(`Customer/update/${id}`, { seller: 3 }),
        shop.put(`Customer/update/${id}`, { address: { line: 'B' } }),
      ]);
      expect(row(await shop.get(`Customer/get/${id}`))).toMatchObject({
        city: 'A',
        seller: 3,
        address: { line: 'B' },
        version: 4,
      });
      expect(await audit('customer', id)).toHaveLength(4);
    });

    it('keeps lines by id, with problems at their place', async () => {
      const customer = await shop.add('customer', { name: 'Buyer' });
      const item = (product: string, quantity: number) => ({ product, quantity, price: '2.00' });
      const saved = row(await shop.post('Order/save', { customer, items: [item('a', 1), item('b', 2)] }));
      const [a, b] = saved['items'] as Row[];
      const update = `Order/update/${String(saved['id'])}`;
      const wrong = await shop.put(update, {
        items: [a, { ...b, price: 'x' }, { product: 'c', quantity: 0 }],
      });
      expect(problemsOf(wrong)).toEqual([
        'items[1].price:notNumber',
        'items[2].quantity:min',
        'items[2].price:required',
      ]);
      const tooMany = await shop.put(update, { items: [{ ...a, quantity: 1001 }] });
      expect(problemsOf(tooMany)).toEqual(['items[0].quantity:check']);
      const foreign = await shop.put(update, { items: [{ ...a, id: 999 }] });
      expect(problemsOf(foreign)).toEqual(['items[0].id:notReference']);
      const stale = await shop.put(update, { items: [a, { ...b, version: 7 }] });
      expect([stale.status, stale.data]).toMatchObject([409, { code: 'STALE', version: saved['version'] }]);
      const reference = await shop.put(update, { items: [{ ...a, region: 999 }] });
      expect([reference.status, problemsOf(reference)]).toEqual([400, ['items[0].region:notReference']]);
      expect(problemsOf(await shop.put(update, { items: [] }))).toEqual(['items:tooFew']);
      const changed = row(await shop.put(update, { items: [{ ...b, quantity: 5 }, item('c', 1)] }));
      expect(changed['items']).toMatchObject([
        { id: b?.['id'], product: 'b', quantity: 5, amount: '10.00' },
        { product: 'c' },
      ]);
      const history = (await shop.get(`Order/history/${String(saved['id'])}`)).data as Row[];
      const fields = ((history[0] ?? {})['changes'] as Row[]).map(({ field }) => field);
      expect(fields).toContain(`items[${String(b?.['id'])}].quantity`);
    });

    it('numbers without gaps, whatever is rolled back', async () => {
      const customer = await shop.add('customer', { name: 'Numbers' });
      const before = Number(
        (await shop.sql<{ last: string }>('SELECT last FROM series_counter'))[0]?.last ?? 0,
      );
      const items = [{ product: 'p', quantity: 1, price: '1.00' }];
      await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          shop.post('Order/save', { customer: n % 2 ? customer : 999_999, items }),
        ),
      );
      const rows = await shop.sql<{ number: string }>('SELECT number FROM "order" ORDER BY id DESC LIMIT 3');
      expect(rows.map(({ number }) => Number(number.slice(-4))).sort()).toEqual([
        before + 1,
        before + 2,
        before + 3,
      ]);
    });
  });

  describe('deletes', () => {
    it('names what stands in the way', async () => {
      const target = await shop.add('region', { name: 'Used' });
      await shop.add('customer', { name: 'User 1', region: target, seller: 7 });
      await shop.add('customer', { name: 'User 2', region: target, seller: 8 });
      const answer = await shop.call('DELETE', `Region/delete/${target}`);
      expect([answer.status, answer.data]).toEqual([
        409,
        {
          code: 'HAS_DEPENDENTS',
          dependents: [{ entity: 'customer', label: 'Customers', count: 2, sample: ['User 1', 'User 2'] }],
        },
      ]);
    });

    it('takes the lines along and leaves the history', async () => {
      const customer = await shop.add('customer', { name: 'Gone' });
      const id = await shop.add('order', { customer, items: [{ product: 'p', quantity: 1, price: '1.00' }] });
      expect((await shop.call('DELETE', `Order/delete/${id}?version=7`)).status).toBe(409);
      expect((await shop.call('DELETE', `Order/delete/${id}`)).status).toBe(200);
      expect((await shop.get(`Order/get/${id}`)).status).toBe(404);
      expect((await shop.call('DELETE', `Order/delete/${id}`)).status).toBe(404);
      expect((await audit('order', id)).map(({ verb }) => verb)).toEqual(['create', 'delete']);
    });

    it('archives and restores', async () => {
      const id = await shop.add('customer', { name: 'Archive', city: 'Z' });
      expect(row(await shop.post(`Customer/archive/${id}`, undefined))['archived']).toBe(true);
      await shop.add('customer', { name: 'Archive', city: 'Z' });
      const taken = await shop.post(`Customer/restore/${id}`, {});
      expect([taken.status, problemsOf(taken)]).toEqual([409, ['name:notUnique', 'city:notUnique']]);
      expect((await shop.post('Booking/archive/1', {})).status).toBe(404);
    });
  });

  it('shows the history by level', async () => {
    const id = await shop.add('customer', { name: 'Levels', credit: '5.00', seller: 7 });
    await shop.put(`Customer/update/${id}`, { credit: '6.00' }, 'money');
    await shop.put(`Customer/update/${id}`, { city: 'Y', credit: '7.00' }, 'money');
    const whole = (await shop.get(`Customer/history/${id}`, 'money')).data as Row[];
    expect(whole).toHaveLength(3);
    expect(whole[0]).toMatchObject({ verb: 'update', by: { id: 3, name: 'money' }, version: 3 });
    const part = (await shop.get(`Customer/history/${id}`, 'seller')).data as Row[];
    expect(
      part.map(({ verb, changes }) => [verb, (changes as Row[]).map(({ field }) => String(field)).sort()]),
    ).toEqual([
      ['update', ['city']],
      ['create', ['name', 'seller', 'since', 'tier']],
    ]);
    expect((await shop.get(`Customer/history/${id}`, 'pupil')).status).toBe(404);
  });
});
