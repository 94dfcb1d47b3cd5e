import { Shop } from '../../../test/shop.ts';

describe('reading by call', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  it('gives what was saved, with the words of references', async () => {
    const region = await shop.add('region', { name: 'North' });
    const saved = await shop.post('Customer/save', { name: 'Ali', city: 'Lahore', region });
    expect(saved.status).toBe(201);
    const list = await shop.get('Customer/getall?range=[0,24]&labels=["region"]&expand=["region"]');
    expect(list.headers['content-range']).toBe('customer 0-0/1');
    expect(list.data).toMatchObject([
      { name: 'Ali', region, _labels: { region: 'North' }, _expand: { region: { name: 'North' } } },
    ]);
  });

  it('finds the records that texts name, by a key or by a title that is theirs alone', async () => {
    const [south, east] = [
      await shop.add('region', { name: 'South' }),
      await shop.add('region', { name: 'East' }),
    ];
    const customer = (name: string, city: string) =>
      shop.post('Customer/save', { name, city, region: south });
    const [one] = [
      await customer('Sana', 'Quetta'),
      await customer('Twin', 'Quetta'),
      await customer('Twin', 'Sibi'),
    ];
    const named = async (base: string, names: readonly string[], filter: object = {}): Promise<object> => {
      const query = `names=${encodeURIComponent(JSON.stringify(names))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { data } = await shop.get(`${base}/named?${query}`);
      return Object.fromEntries(
        (data as unknown as { name: string; id: number }[]).map(({ name, id }) => [name, id]),
      );
    };
    expect(await named('Region', ['south', ' EAST ', 'West', '', 'South'])).toEqual({
      south,
      South: south,
      ' EAST ': east,
    });
    expect(await named('Customer', ['sana', 'Twin', 'Nobody'])).toEqual({ sana: one?.data['id'] });
    expect(await named('Customer', ['Twin'], { city: 'Sibi' })).toEqual({ Twin: expect.any(Number) });
    expect(await named('Region', ['South'], { name: 'East' })).toEqual({});
    const many = JSON.stringify(Array.from({ length: 501 }, (_, at) => `n${at}`));
    for (const query of [`names=${many}`, 'names=["a"]&more=1', 'names=["a"]&filter={"nope":1}']) {
      expect((await shop.get(`Region/named?${query}`)).status).toBe(400);
    }
  });
});
