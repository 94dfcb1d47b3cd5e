import type { ColumnSpec, TableSpec } from '@school/kernel';
import { openEvolving, undo } from '../../../test/evolve.ts';
import type { Evolving } from '../../../test/evolve.ts';

const id: ColumnSpec = { name: 'id', type: 'bigint', notNull: true };
const room: TableSpec = {
  name: 'room',
  columns: [
    id,
    { name: 'title', type: 'character varying(80)', notNull: true },
    { name: 'from_day', type: 'date' },
    { name: 'head_id', type: 'bigint', references: { table: 'head', onDelete: 'clear' } },
  ],
  indexes: [
    { name: 'room_title_trgm', on: ['title gin_trgm_ops'], method: 'gin' },
    { name: 'room_title_key', on: ['lower(btrim(title))'], unique: true, where: `title <> ''` },
  ],
  checks: [{ name: 'room_title_given', sql: `title <> 'none'` }],
  constraints: [
    { name: 'room_days', sql: `EXCLUDE USING gist (title WITH =, daterange(from_day, NULL, '[]') WITH &&)` },
  ],
};
const head: TableSpec = {
  name: 'head',
  columns: [id, { name: 'room_id', type: 'bigint', references: { table: 'room', onDelete: 'restrict' } }],
  indexes: [],
  checks: [],
};
const entry: TableSpec = {
  name: 'entry',
  columns: [id, { name: 'words', type: 'text' }],
  indexes: [],
  checks: [],
  appendOnly: true,
};
const nothing = { steps: [], refused: [], leftBehind: [], leftEarlier: [] };

describe('the shape of a schema', () => {
  let school: Evolving;
  beforeAll(async () => {
    school = await openEvolving();
  });
  afterAll(() => school.close());

  it('is made with keys, rules, indexes and links in both directions, and taken back whole', async () => {
    const statements = await school.evolve([room, head, entry]);
    expect(await school.compare([room, head, entry])).toEqual(nothing);
    await undo(school.client, statements);
    expect(
      await school.rows(`SELECT relname FROM pg_class WHERE relnamespace = 'school'::regnamespace`),
    ).toEqual([]);
    expect(statements.up.join()).not.toMatch(/school\b/);
    await school.evolve([room, head, entry]);
  });

  it('lets rows of an append-only table be added, but not changed or deleted', async () => {
    await school.client.query(`INSERT INTO entry (words) VALUES ('first')`);
    for (const sql of [`UPDATE entry SET words = 'x'`, 'DELETE FROM entry']) {
      await expect(school.client.query(sql)).rejects.toThrow(
        'Rows of entry are only added, never changed or deleted',
      );
    }
  });

  it('fills a new required column of an append-only table all the same', async () => {
    const required = (notNull: boolean): TableSpec => ({
      ...entry,
      columns: [
        ...entry.columns,
        { name: 'kind', type: 'text', ...(notNull ? { notNull, default: `'k'` } : {}) },
      ],
    });
    await school.evolve([room, head, required(false)]);
    await school.evolve([room, head, required(true)]);
    expect(await school.rows('SELECT kind FROM entry')).toEqual([{ kind: 'k' }]);
    await expect(school.client.query('DELETE FROM entry')).rejects.toThrow(/only added/);
    await school.evolve([room, head, entry]);
  });

  it('leaves a column behind without requiring it, and drops it only later and when told', async () => {
    const without: TableSpec = { ...head, columns: [id] };
    const withCode: TableSpec = { ...head, columns: [id, { name: 'code', type: 'text', notNull: true }] };
    const others = [room, entry];
    await school.evolve([...others, withCode]);
    const leaving = await school.compare([...others, without], { drop: true });
    expect(leaving.leftBehind).toContain('head.code');
    await school.evolve([...others, without], { drop: true });
    await school.client.query('INSERT INTO head DEFAULT VALUES');
    expect(await school.compare([...others, without])).toMatchObject({
      steps: [],
      leftBehind: [],
      leftEarlier: expect.arrayContaining(['head.code']),
    });
    const statements = await school.evolve([...others, without], { drop: true });
    expect(statements.down).toBeUndefined();
    expect(await school.compare([...others, without])).toEqual(nothing);
  });

  it('leaves a table behind that no longer holds on to rows of others', async () => {
    const leaf: TableSpec = { ...head, name: 'leaf' };
    const others = [room, { ...head, columns: [id] }, entry];
    await school.evolve([...others, leaf]);
    await school.client.query(
      `INSERT INTO room (title) VALUES ('hall'); INSERT INTO leaf (room_id) SELECT id FROM room`,
    );
    await school.evolve(others);
    await school.client.query('DELETE FROM room');
    expect(await school.compare(others)).toEqual({ ...nothing, leftEarlier: ['leaf'] });
    await school.evolve(others, { drop: true });
    expect(await school.compare(others)).toEqual(nothing);
  });

  it('takes a column back that was left behind, with its values', async () => {
    const tables = (columns: ColumnSpec[]): TableSpec[] => [
      { ...entry, name: 'note', appendOnly: false, columns },
    ];
    const words: ColumnSpec = { name: 'words', type: 'text', notNull: true };
    await school.evolve(tables([id, words]));
    await school.client.query(`INSERT INTO note (words) VALUES ('kept')`);
    await school.evolve(tables([id]));
    await school.evolve(tables([id, words]));
    expect(await school.rows('SELECT words FROM note')).toEqual([{ words: 'kept' }]);
    expect((await school.compare(tables([id, words]))).steps).toEqual([]);
  });

  it('refuses names that PostgreSQL would cut', async () => {
    await expect(school.compare([{ ...head, name: 'h'.repeat(64) }])).rejects.toThrow(/at most 63/);
  });
});
