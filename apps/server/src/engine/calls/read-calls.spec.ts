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
});
