import type { Access, Actor, ShownCatalogue } from '@school/kernel';
import { createHttp } from './http.ts';
import { createProvider } from './provider.ts';

interface Seen {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

const catalogue = {
  ready: async () => undefined,
  resource: (key: string) => ({
    key,
    api: `setup/v1/${key}`,
    title: key === 'seat' ? 'thing' : 'name',
    fields: { name: { type: 'text' }, thing: { type: 'ref', to: 'thing' } },
    list: { columns: [] },
    access: { read: ['Owners'], pick: ['Pickers'] } satisfies Access,
  }),
} as unknown as ShownCatalogue;
const owner: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set(['Owners']) };
const picker: Actor = { id: 2, role: 'EMPLOYEE', privileges: new Set(['Pickers']) };

const setUp = (data: unknown, headers: Record<string, string> = {}, actor = owner) => {
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
  return { seen, provider: createProvider(http, catalogue, actor) };
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
    expect(seen[0]?.path).toContain('embed=["owner"]');
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

  it('asks for several records at once, their numbers as numbers, and knows what a title that is a reference says', async () => {
    const { seen, provider } = setUp([{ id: 4 }]);
    await provider.getMany('seat', { ids: ['4', 5] });
    expect(new URLSearchParams(seen[0]?.path.split('?')[1]).get('filter')).toBe('{"id":[4,5]}');
    expect(seen[0]?.path).toContain('embed=["thing"]');
  });

  it('answers whoever only picks by what a picker shows', async () => {
    const row = { id: 4, label: 'Fourth', subtitle: null };
    const { seen, provider } = setUp([row], { 'x-total-count': '31' }, picker);
    expect(await provider.getMany('thing', { ids: ['4'] })).toEqual({ data: [row] });
    const page = { page: 2, perPage: 25 };
    const sort = { field: 'id', order: 'ASC' } as const;
    expect(await provider.getList('thing', { filter: { q: 'fo' }, pagination: page, sort })).toEqual({
      data: [row],
      total: 31,
    });
    expect(seen.map(({ path }) => path)).toEqual([
      '/setup/v1/thing/options?ids=[4]',
      '/setup/v1/thing/options?filter={"q":"fo"}&range=[25,49]',
    ]);
  });

  it('reads what points at a record', async () => {
    const { seen, provider } = setUp([], { 'Content-Range': 'thing 0-0/0' });
    const sort = { field: 'id', order: 'ASC' } as const;
    const pagination = { page: 1, perPage: 10 };
    await provider.getManyReference('thing', { target: 'thing', id: '7', filter: {}, pagination, sort });
    expect(new URLSearchParams(seen[0]?.path.split('?')[1]).get('filter')).toBe('{"thing":7}');
  });
});
