import { ownControllers, servedControllers } from '../../app/application.ts';
import { Shop } from '../../../test/shop.ts';
import { callsOf } from '../calls/calls-of.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: object }>> };
}

describe('documentation', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  const routeTable = () =>
    shop.application
      .getHttpAdapter()
      .getInstance()
      .printRoutes({ commonPrefix: false })
      .match(/\((?:[A-Z, ]+)\)/g)
      ?.flatMap((methods: string) => methods.slice(1, -1).split(', '))
      .filter((method: string) => method !== 'HEAD') as string[];

  it('lists the calls of the running route table', () => {
    const calls = callsOf(ownControllers(shop.engine));
    expect(calls).toContainEqual({ method: 'GET', path: '/setup/v1/Customer/get/:id', resource: 'customer' });
    const live = calls.find(({ path }) => path === '/health/live');
    expect(live).toMatchObject({ method: 'GET', own: { query: [], status: 200, readsBody: false } });
    expect(live?.own?.description?.says).toBe('Whether the process lives');
    expect(calls.some(({ path }) => path.includes('OrderItem'))).toBe(false);
    const served = callsOf(servedControllers({ engine: shop.engine, modules: [] }));
    expect(served).toHaveLength(routeTable().length);
  });

  it('describes them in OpenAPI, for anybody', async () => {
    const answer = await shop.call('GET', '/api/docs-json', { as: '' });
    const document = JSON.parse(answer.text) as Document;
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of callsOf(ownControllers(shop.engine))) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      expect([template, Object.keys(document.paths[template] ?? {})]).toEqual([
        template,
        expect.arrayContaining([method.toLowerCase()]) as string[],
      ]);
    }
    const { customer, customerBody } = document.components.schemas;
    expect(customer?.properties).toMatchObject({
      credit: { type: ['string', 'null'] },
      // A count is never empty.
      orders: { type: 'integer' },
    });
    expect(Object.keys(customer?.properties ?? {})).not.toContain('key');
    expect(Object.keys(customerBody?.properties ?? {})).not.toContain('orders');
  });

  it('shows a page that needs no other server', async () => {
    const page = await shop.call('GET', '/api/docs', { as: '' });
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect((await shop.application.inject({ url: file })).statusCode).toBe(200);
    }
    expect((await shop.application.inject({ url: '/api/docs/package.json' })).statusCode).toBe(404);
  });
});
