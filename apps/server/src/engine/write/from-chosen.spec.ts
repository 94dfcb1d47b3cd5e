import { Shop } from '../../../test/shop.ts';

describe('what a new record takes from a chosen one', () => {
  let shop: Shop;
  let buyer = 0;
  beforeAll(async () => {
    shop = await Shop.open();
    const customer = { name: 'Ada', city: 'Lahore', note: 'Owes us', seller: 7 };
    buyer = await shop.add('customer', customer);
  });
  afterAll(() => shop.close());

  const receipt = async (as: string, more: object = {}): Promise<unknown[]> => {
    const body = { name: `By ${as}`, date: '2026-01-05', buyer, ...more };
    const { status, data } = await shop.post('Receipt/save', body, as);
    return [status, data['city'], data['told']];
  };

  it('is what the caller may read there, and nothing of hidden fields', async () => {
    expect(await receipt('admin')).toEqual([201, 'Lahore', 'Owes us']);
    expect(await receipt('seller')).toEqual([201, 'Lahore', null]);
  });

  it('gives way to what is given', async () => {
    expect(await receipt('admin', { city: 'Quetta', told: null })).toEqual([201, 'Quetta', null]);
  });
});
