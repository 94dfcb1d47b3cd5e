import { Shop } from '../../../test/shop.ts';

describe('rows that are alike', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    for (const name of ['A', 'B', 'C']) await shop.add('region', { name });
  });
  afterAll(() => shop.close());

  it.each(['ASC', 'DESC'])('stand in the order of their ids, the same way as the list (%s)', async (way) => {
    const { data } = await shop.get(`Region/getall?sort=["archived","${way}"]`);
    const ids = (data as readonly { readonly id: number }[]).map(({ id }) => id);
    expect(ids.length).toBe(3);
    expect(ids).toEqual([...ids].sort((a, b) => (way === 'ASC' ? a - b : b - a)));
  });
});
