import { createCatalogue, fieldBuilders } from '@school/kernel';
import type { AnyOperation } from '@school/kernel';
import { shop as trade } from '../../../test/shop-catalogue.ts';
import { Shop } from '../../../test/shop.ts';
import { Sent } from '../operation/sent.ts';

const f = fieldBuilders<string>();

const parcel: AnyOperation = {
  kind: 'operation',
  key: 'parcel',
  module: 'shop',
  label: 'Parcel',
  at: 'GET shop/v1/parcel/:number',
  input: { number: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['EMPLOYEE'],
  failsWith: 'Failed to fetch the parcel',
};

const slip: AnyOperation = {
  kind: 'operation',
  key: 'slip',
  module: 'shop',
  label: 'Slip',
  at: 'GET shop/v1/slip',
  answer: 'file',
  access: ['EMPLOYEE'],
};

describe('answers of operations that no fields say', () => {
  let shop: Shop;
  beforeAll(async () => {
    const catalogue = createCatalogue({ ...trade, operations: [parcel, slip] });
    shop = await Shop.open({}, catalogue, 'shop_answers_2');
    shop.engine.operations.bind(
      {
        key: 'parcel',
        run: ({ input }) =>
          input['number'] === 1
            ? Promise.resolve({ stops: [{ at: 'North' }] })
            : Promise.reject(new Error('No such table.')),
      },
      {
        key: 'slip',
        run: () =>
          Promise.resolve(
            new Sent((reply) => {
              void reply.header('content-type', 'text/plain');
              return Promise.resolve('bytes');
            }),
          ),
      },
    );
  });
  afterAll(() => shop.close());

  const asked = (path: string) => shop.call('GET', `/shop/v1/${path}`, { as: 'seller' });

  it('go as they are, and a fault is told in the words of the operation', async () => {
    expect((await asked('parcel/1')).data).toEqual({ stops: [{ at: 'North' }] });
    expect(await asked('parcel/2')).toMatchObject({ status: 500, message: 'Failed to fetch the parcel' });
    expect((await asked('parcel/none')).status).toBe(404);
  });

  it('are bytes, in the interface description, too', async () => {
    expect((await asked('slip')).text).toBe('bytes');
    expect((await asked('slip?more=1')).status).toBe(400);
    const document = JSON.parse((await shop.call('GET', '/api/docs-json', { as: '' })).text) as {
      paths: Record<string, { get?: { responses: { 200: { content: object } } } }>;
    };
    expect(Object.keys(document.paths['/shop/v1/slip']?.get?.responses[200].content ?? {})).toEqual([
      'application/octet-stream',
    ]);
  });
});
