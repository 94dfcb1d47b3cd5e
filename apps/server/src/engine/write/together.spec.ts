import { jest } from '@jest/globals';
import { Client } from 'pg';
import { Conflict } from '@school/kernel';
import { Shop, problemsOf } from '../../../test/shop.ts';
import type { Answer } from '../../../test/shop.ts';

const many = 120;

/** Statements sent to the database while something runs. */
const countedStatements = async (run: () => Promise<unknown>): Promise<number> => {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await run();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
};

interface Preview {
  readonly count: number;
  readonly skipped: readonly { readonly id: number; readonly code: string; readonly reason: string }[];
}

const previewOf = ({ data }: Answer): Preview => data;

describe('many records that are changed together', () => {
  let shop: Shop;
  const told: (readonly [before: unknown, saved: unknown])[] = [];
  const archived: unknown[] = [];

  beforeAll(async () => {
    shop = await Shop.open({
      customer: {
        beforeSave: async (input, current, work) => {
          if (current && input['city'] === 'Asked')
            await work.transaction.query({ text: 'SELECT count(*) FROM customer' });
          if (input['city'] === 'Refused' && current?.['name'] === 'C7') throw new Conflict('Not C7.');
          return input;
        },
        afterChanges: (changed) => {
          for (const { saved, before } of changed) told.push([before['city'], saved['city']]);
          return Promise.resolve();
        },
      },
      tag: {
        beforeArchive: (current) => {
          archived.push(current['name']);
          return Promise.resolve();
        },
        // Only one row may have the name: whichever got it last.
        afterSave: async (saved, _before, { transaction }) => {
          if (saved['name'] !== 'Chosen') return;
          const values = [saved['id']];
          await transaction.query({
            text: `UPDATE tag SET name = 'Before' WHERE name = 'Chosen' AND id <> $1`,
            values,
          });
        },
      },
    });
    for (let index = 0; index < many; index += 1) {
      await shop.add('customer', { name: `C${index}`, seller: 7, city: 'Here' });
      await shop.add('tag', { name: `T${index}` });
    }
  });
  afterAll(() => shop.close());
  beforeEach(() => told.splice(0));

  const bulk = (resource: string, body: object) => shop.post(`${resource}/bulk`, { filter: {}, ...body });
  const city = (value: string, preview = false) =>
    bulk('Customer', { verb: 'update', values: { city: value }, ...(preview ? { preview } : {}) });

  it.each([
    ['an edit that is tried first', () => city('There', true)],
    ['an edit', () => city('There')],
    ['the way into the archive', () => bulk('Customer', { verb: 'archive' })],
    ['the way back', () => bulk('Customer', { verb: 'restore' })],
  ])('cost no statement for each of them: %s', async (_, run) => {
    let answer: Answer | undefined;
    const statements = await countedStatements(async () => (answer = await run()));
    expect(answer && previewOf(answer).count).toBe(many);
    expect(statements).toBeLessThan(many / 2);
  });

  it('leave what one by one leaves: values, versions, history and what is done after a change', async () => {
    await city('Elsewhere');
    expect(told).toHaveLength(many);
    expect(new Set(told.map((change) => change.join('>')))).toEqual(new Set(['There>Elsewhere']));
    const [row] = await shop.sql<{ id: string; version: number; updated_by: string }>(
      `SELECT id, version, updated_by FROM customer WHERE city = 'Elsewhere' AND name = 'C7'`,
    );
    expect(row).toMatchObject({ version: 5, updated_by: '1' });
    const { data } = await shop.get(`Customer/history/${Number(row?.id)}`);
    expect((data as { verb: string }[]).map(({ verb }) => verb)).toEqual([
      'update',
      'restore',
      'archive',
      'update',
      'create',
    ]);
  });

  it('are taken back after a trial, and nobody is told', async () => {
    const count = async () => (await shop.sql('SELECT id FROM audit_entry')).length;
    const before = await count();
    expect(previewOf(await city('Nowhere', true)).count).toBe(many);
    expect(await count()).toBe(before);
    expect((await shop.get('Customer/getall?filter={"city":"Nowhere"}')).data).toEqual([]);
  });

  it('are tried each by itself where a hook asks the database, a constraint or a check refuses', async () => {
    expect(previewOf(await city('Asked', true)).count).toBe(many);
    const refused = previewOf(await city('Refused', true));
    expect([refused.count, refused.skipped]).toEqual([
      many - 1,
      [expect.objectContaining({ reason: 'Not C7.' })],
    ]);
    const name = { verb: 'update', values: { name: 'C3' }, preview: true };
    const same = previewOf(await bulk('Customer', name));
    expect([same.count, same.skipped.length]).toEqual([0, many]);
    const until = { verb: 'update', values: { until: '2000-01-01' }, preview: true };
    expect(previewOf(await bulk('Customer', until)).skipped).toHaveLength(many);
  });

  it('are all left alone when one is refused, which the answer names', async () => {
    const answer = await city('Refused');
    const [row] = await shop.sql<{ id: string }>(`SELECT id FROM customer WHERE name = 'C7'`);
    expect([answer.status, answer.message, (answer.data as { id: number }).id]).toEqual([
      409,
      'Not C7.',
      Number(row?.id),
    ]);
    expect((await shop.get('Customer/getall?filter={"city":"Refused"}')).data).toEqual([]);
    const wrong = await bulk('Customer', { verb: 'update', values: { name: 'C3' } });
    expect([wrong.status, problemsOf(wrong)]).toEqual([409, ['name:notUnique', 'city:notUnique']]);
  });

  it('go one after the other where each has to know of the one before', async () => {
    expect((await bulk('Tag', { verb: 'update', values: { name: 'Chosen' } })).data).toMatchObject({
      count: many,
    });
    const rows = await shop.sql<{ id: string }>(`SELECT id FROM tag WHERE name = 'Chosen'`);
    const [last] = await shop.sql<{ id: string }>('SELECT max(id) AS id FROM tag');
    expect(rows).toEqual([last]);
  });

  it('pass the hook of the archive', async () => {
    await bulk('Tag', { verb: 'archive' });
    expect(archived).toHaveLength(many);
  });
});
