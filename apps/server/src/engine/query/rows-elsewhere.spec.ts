import { Shop } from '../../../test/shop.ts';

describe('a filter by rows elsewhere', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    const [east, west] = [
      await shop.add('region', { name: 'East' }),
      await shop.add('region', { name: 'West' }),
    ];
    await shop.add('region', { name: 'North' });
    const people: [string, number, string | null, string, number][] = [
      ['Ali', east, 'Lahore', 'GOLD', 7],
      ['Bina', east, 'Multan', 'BASIC', 7],
      ['Carl', west, 'Lahore', 'BASIC', 8],
      ['Dara', west, null, 'GOLD', 8],
    ];
    for (const [name, region, city, tier, seller] of people)
      await shop.add('customer', {
        name,
        region,
        city,
        tier,
        seller,
        ...(tier === 'GOLD' ? { discount: '1' } : {}),
      });
  });
  afterAll(() => shop.close());

  const asked = (filter: object, as: string) =>
    shop.get(`Region/getall?sort=["name","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`, as);
  const found = async (filter: object, as = 'admin') =>
    ((await asked(filter, as)).data as { name: string }[]).map(({ name }) => name);

  it.each<[object, string[]]>([
    [{ 'customers.city': 'Lahore' }, ['East', 'West']],
    [{ 'customers.city': 'Multan' }, ['East']],
    [{ 'customers.city_in': ['Multan', 'Nowhere'] }, ['East']],
    [{ 'customers.city_ne': 'Multan' }, ['North', 'West']],
    [{ 'customers.city_nin': ['Lahore'] }, ['North']],
    [{ 'customers.city_empty': true }, ['North']],
    [{ customers_empty: true }, ['North']],
    [{ customers_empty: false }, ['East', 'West']],
    [{ customers: { city: 'Lahore', tier: 'GOLD' } }, ['East']],
    [{ 'customers.city': 'Lahore', 'customers.tier': 'GOLD' }, ['East', 'West']],
    [{ customers_none: { city: 'Lahore', tier: 'GOLD' } }, ['North', 'West']],
    [{ 'gold.city': 'Lahore' }, ['East']],
    [{ _or: [{ 'gold.city': 'Lahore' }, { customers_empty: true }] }, ['East', 'North']],
  ])('finds by %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it('gives a page in order and the number of all', async () => {
    const filter = encodeURIComponent(JSON.stringify({ _and: [{ customers_empty: false }] }));
    const { data, headers } = await shop.get(
      `Region/getall?sort=["name","DESC"]&range=[0,0]&filter=${filter}`,
      'admin',
    );
    expect((data as { name: string }[]).map(({ name }) => name)).toEqual(['West']);
    expect(String(headers['content-range'])).toMatch(/0-0\/2$/);
  });

  it('knows only the rows that the reader sees', async () => {
    expect(await found({ 'customers.city': 'Lahore' }, 'seller')).toEqual(['East']);
    expect(await found({ customers_empty: true }, 'seller')).toEqual(['North', 'West']);
    expect(await found({ customers_empty: false }, 'pupil')).toEqual([]);
  });

  it('is refused for what one may not read exactly as for what is not there', async () => {
    const refusal = async (key: string, as: string) => {
      const { status, text } = await asked({ [key]: 1 }, as);
      return [status, text.replaceAll(key, 'x')];
    };
    const unknown = await refusal('nothing.city', 'admin');
    for (const key of ['customers.credit', 'customers.note', 'customers.name', 'customers.region.name'])
      expect(await refusal(key, 'seller')).toEqual(unknown);
  });
});
