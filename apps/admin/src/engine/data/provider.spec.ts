import type { Catalogue } from '@school/kernel';
import { createHttp } from './http.ts';
import { createProvider } from './provider.ts';

interface Seen {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

const catalogue = {
  resource: (key: string) => ({ key, api: `setup/v1/${key}`, list: { columns: [] } }),
} as unknown as Catalogue;

const setUp = (data: unknown, headers: Record<string, string> = {}) => {
  const seen: Seen[] = [];
  const http = createHttp(async (path, init) => {
    seen.push({
      method: init?.method,
      path: decodeURIComponent(path),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
    });
    return new Response(JSON.stringify({ success: true, data }), { headers });
  });
  return { seen, provider: createProvider(http, catalogue) };
};

describe('the data provider', () => {
  it('reads pages and their total', async () => {
    const { seen, provider } = setUp([{ id: 1 }], { 'Content-Range': 'thing 0-9/105' });
    const page = await provider.getList('thing', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { embed: ['owner'] },
    });
    expect(page.total).toBe(105);
    expect(seen[0]?.path).toContain('/setup/v1/thing/getall?');
    expect(seen[0]?.path).toContain('labels=["owner"]');
  });

  it('marks a create, so that sending it twice makes one record', async () => {
    const { seen, provider } = setUp({ id: 9 });
    await provider.create('thing', { data: { name: 'n' }, meta: { key: 'k1' } });
    await provider.create('thing', { data: { name: 'n' } });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill('POST /setup/v1/thing/save'),
    );
    expect(seen[0]?.key).toBe('k1');
    expect(seen[1]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('changes and deletes a selection in one call', async () => {
    const { seen, provider } = setUp({ count: 2 });
    await provider.updateMany('thing', { ids: [1, 2], data: { active: false } });
    await provider.deleteMany('thing', { ids: [1, 2] });
    expect(seen.map(({ path, body }) => [path, body])).toEqual([
      ['/setup/v1/thing/bulk', { verb: 'update', ids: [1, 2], values: { active: false } }],
      ['/setup/v1/thing/bulk', { verb: 'delete', ids: [1, 2] }],
    ]);
  });

  it('has the other calls as methods', async () => {
    const { seen, provider } = setUp({ count: 3, sum: { pay: '12.00' } });
    expect(await provider.figures('thing', { sum: ['pay'] })).toEqual({ count: 3, sum: { pay: '12.00' } });
    await provider.transition('thing', 'approve', 4, { version: 2 });
    await provider.action('thing', 'print', [4], {});
    expect(seen.map(({ path }) => path)).toEqual([
      '/setup/v1/thing/aggregate?sum=["pay"]',
      '/setup/v1/thing/transition/approve/4',
      '/setup/v1/thing/action/print',
    ]);
  });
});
