import { schemaName, shortHash } from '@school/kernel';
import type { ColumnSpec, TableSpec } from '@school/kernel';
import { openEvolving, undo } from '../../../test/evolve.ts';
import type { Evolving } from '../../../test/evolve.ts';

const id: ColumnSpec = { name: 'id', type: 'bigint', notNull: true };
const varchar = (length: number): string => `character varying(${length})`;

const person = (columns: readonly ColumnSpec[], rest: Partial<TableSpec> = {}): TableSpec => ({
  name: 'person',
  columns: [id, ...columns],
  indexes: [],
  checks: [],
  ...rest,
});
const status = (...values: string[]): ColumnSpec => ({
  name: 'status',
  type: varchar(20),
  check: `status IN (${values.map((value) => `'${value}'`).join(', ')})`,
});
const name = (length: number): ColumnSpec => ({ name: 'name', type: varchar(length), notNull: true });

describe('a filled schema that changes', () => {
  let school: Evolving;
  beforeAll(async () => {
    school = await openEvolving();
  });
  afterEach(() => school.clear());
  afterAll(() => school.close());

  const start = async (table: TableSpec, insert: string): Promise<void> => {
    await school.evolve([table]);
    await school.client.query(insert);
  };
  const settled = async (...tables: TableSpec[]): Promise<void> =>
    expect(await school.compare(tables)).toEqual({ steps: [], refused: [], leftBehind: [], leftEarlier: [] });

  it('keeps the rows of a renamed column and its rules', async () => {
    const before = person([name(50)], {
      indexes: [{ name: 'person_name_key', on: ['lower(name)'], unique: true }],
    });
    await start(before, `INSERT INTO person (name) VALUES ('Ayesha')`);
    const after = person([{ ...name(50), name: 'full_name', was: 'name' }], {
      indexes: [{ name: 'person_full_name_key', on: ['lower(full_name)'], unique: true }],
    });
    const statements = await school.evolve([after]);
    expect(await school.rows('SELECT full_name FROM person')).toEqual([{ full_name: 'Ayesha' }]);
    expect(statements.up.join()).not.toMatch(/DROP/);
    await settled(after);
    await undo(school.client, statements);
    await settled(before);
  });

  it('keeps the rows of a renamed table, and what points to it', async () => {
    const child: TableSpec = {
      name: 'badge',
      columns: [
        id,
        { name: 'person_id', type: 'bigint', references: { table: 'person', onDelete: 'cascade' } },
      ],
      indexes: [],
      checks: [],
    };
    await school.evolve([person([name(50)]), child]);
    await school.client.query(
      `INSERT INTO person (name) VALUES ('Bilal'); INSERT INTO badge (person_id) VALUES (1)`,
    );
    const after: TableSpec[] = [
      { ...person([name(50)]), name: 'member', was: 'person' },
      {
        ...child,
        columns: [
          id,
          {
            name: 'member_id',
            was: 'person_id',
            type: 'bigint',
            references: { table: 'member', onDelete: 'cascade' },
          },
        ],
      },
    ];
    const statements = await school.evolve(after);
    expect(statements.up.join()).not.toMatch(/DROP|CREATE TABLE/);
    expect(
      await school.rows('SELECT name, member_id FROM badge JOIN member ON member.id = member_id'),
    ).toEqual([{ name: 'Bilal', member_id: '1' }]);
    await settled(...after);
    await undo(school.client, statements);
    await settled(person([name(50)]), child);
  });

  it('makes a text longer without touching the rows', async () => {
    await start(person([name(10)]), `INSERT INTO person (name) VALUES ('0123456789')`);
    await school.evolve([person([name(20)])]);
    expect(await school.rows('SELECT name FROM person')).toEqual([{ name: '0123456789' }]);
    await settled(person([name(20)]));
  });

  it('makes a text shorter only when allowed and when every value fits', async () => {
    await start(person([name(10)]), `INSERT INTO person (name) VALUES ('0123456789')`);
    await expect(school.evolve([person([name(5)])])).rejects.toThrow(
      /may lose values; allow it with --narrow/,
    );
    await expect(school.evolve([person([name(5)])], { narrow: true })).rejects.toThrow(
      'person.name becomes character varying(5), but 1 rows have a value that does not fit: shorten them first',
    );
    await school.client.query(`UPDATE person SET name = '01234'`);
    await school.evolve([person([name(5)])], { narrow: true });
    expect(await school.rows('SELECT name FROM person')).toEqual([{ name: '01234' }]);
    await settled(person([name(5)]));
  });

  it('makes a column shorter whatever it is called, a word of the migration itself included', async () => {
    const reason = (length: number): TableSpec => person([{ name: 'reason', type: varchar(length) }]);
    await start(reason(250), `INSERT INTO person (reason) VALUES ('ill')`);
    await school.evolve([reason(50)], { narrow: true });
    expect(await school.rows('SELECT reason FROM person')).toEqual([{ reason: 'ill' }]);
  });

  it.each([
    ['integer', '7', 'numeric(15,2)', '7.00'],
    ['integer', '7', 'bigint', '7'],
    [varchar(20), `'seven'`, 'text', 'seven'],
    ['boolean', 'true', 'text', 'true'],
    [varchar(20), `'GYM'`, 'text[]', '{GYM}'],
    ['date', `'2026-03-01'`, 'timestamp with time zone', '2026-03-01 00:00:00+00'],
  ])('turns %s %s into %s', async (from, value, to, expected) => {
    await start(person([{ name: 'value', type: from }]), `INSERT INTO person (value) VALUES (${value})`);
    await school.client.query(`SET TIME ZONE 'UTC'`);
    await school.evolve([person([{ name: 'value', type: to }])]);
    expect(await school.rows('SELECT value::text FROM person')).toEqual([{ value: expected }]);
    await settled(person([{ name: 'value', type: to }]));
  });

  it('takes a default along when the type changes', async () => {
    const size = (type: string, start: string): TableSpec =>
      person([{ name: 'size', type, default: start, notNull: true }]);
    await start(size('integer', '3'), 'INSERT INTO person DEFAULT VALUES');
    const statements = await school.evolve([size('numeric(15,2)', `'4.50'`)]);
    await school.client.query('INSERT INTO person DEFAULT VALUES');
    expect(await school.rows('SELECT size FROM person ORDER BY id')).toEqual([
      { size: '3.00' },
      { size: '4.50' },
    ]);
    await settled(size('numeric(15,2)', `'4.50'`));
    await school.client.query('DELETE FROM person WHERE size > 3');
    await undo(school.client, statements);
    await settled(size('integer', '3'));
  });

  it.each([
    ['text', `'seven'`, varchar(3), /1 rows have a value that does not fit/],
    ['numeric(15,2)', '1.25', 'integer', /1 rows have a value that does not fit/],
    ['numeric(15,2)', '1.25', 'numeric(15,1)', /1 rows have a value that does not fit/],
    ['text', `'seven'`, 'date', /invalid input syntax for type date: "seven"/],
  ])('never turns %s %s into %s with a loss', async (from, value, to, message) => {
    await start(person([{ name: 'value', type: from }]), `INSERT INTO person (value) VALUES (${value})`);
    const after = [person([{ name: 'value', type: to }])];
    await expect(school.evolve(after)).rejects.toThrow(/may lose values/);
    await expect(school.evolve(after, { narrow: true })).rejects.toThrow(message);
  });

  it('refuses a change of type that makes no sense', async () => {
    await start(person([{ name: 'value', type: 'date' }]), 'INSERT INTO person DEFAULT VALUES');
    await expect(school.evolve([person([{ name: 'value', type: 'boolean' }])])).rejects.toThrow(
      'person.value: date cannot become boolean; give the new field another name',
    );
  });

  it('adds a choice, and removes one only while no row has it', async () => {
    await start(
      person([status('NEW', 'LEFT')]),
      `INSERT INTO person (status) VALUES ('LEFT'), ('LEFT'), ('NEW')`,
    );
    await school.evolve([person([status('NEW', 'LEFT', 'BACK')])]);
    await settled(person([status('NEW', 'LEFT', 'BACK')]));
    await expect(school.evolve([person([status('NEW', 'BACK')])])).rejects.toThrow(
      'person.status no longer allows "LEFT" (2 rows): change these rows first',
    );
    await school.client.query(`UPDATE person SET status = 'BACK' WHERE status = 'LEFT'`);
    await school.evolve([person([status('NEW', 'BACK')])]);
    await expect(school.client.query(`INSERT INTO person (status) VALUES ('LEFT')`)).rejects.toThrow(/check/);
  });

  it('changes defaults and keeps what rows have', async () => {
    const kind = (value: string): ColumnSpec => ({ name: 'kind', type: varchar(10), default: `'${value}'` });
    await start(person([kind('A')]), 'INSERT INTO person DEFAULT VALUES');
    const statements = await school.evolve([person([kind('B')])]);
    await school.client.query('INSERT INTO person DEFAULT VALUES');
    expect(await school.rows('SELECT kind FROM person ORDER BY id')).toEqual([{ kind: 'A' }, { kind: 'B' }]);
    await settled(person([kind('B')]));
    await undo(school.client, statements);
    await settled(person([kind('A')]));
  });

  it('requires a value by filling in the default, or refuses and says how many are missing', async () => {
    const code = (rest: Partial<ColumnSpec>): TableSpec =>
      person([{ name: 'code', type: varchar(10), ...rest }]);
    await start(code({}), `INSERT INTO person (code) VALUES (NULL), ('X')`);
    await expect(school.evolve([code({ notNull: true })])).rejects.toThrow(
      'person.code becomes required, but 1 rows have no value',
    );
    await school.evolve([code({ notNull: true, default: `'none'` })]);
    expect(await school.rows('SELECT code FROM person ORDER BY id')).toEqual([
      { code: 'none' },
      { code: 'X' },
    ]);
  });

  it('adds a required column to a table with rows only with a default', async () => {
    const size = (rest: Partial<ColumnSpec>): TableSpec =>
      person([name(10), { name: 'size', type: 'integer', notNull: true, ...rest }]);
    await start(person([name(10)]), `INSERT INTO person (name) VALUES ('a'), ('b')`);
    await expect(school.evolve([size({})])).rejects.toThrow(
      'person.size is new and required, but the table has 2 rows',
    );
    await school.evolve([size({ default: '5' })]);
    expect(await school.rows('SELECT DISTINCT size FROM person')).toEqual([{ size: 5 }]);
  });

  it('replaces a check whose rule has changed, once the rows hold to it', async () => {
    const bounded = (sql: string): TableSpec =>
      person([{ name: 'size', type: 'integer' }], {
        checks: [{ name: schemaName('person', 'size', shortHash(sql)), sql }],
      });
    await start(bounded('size > 0'), 'INSERT INTO person (size) VALUES (5)');
    await expect(school.evolve([bounded('size > 9')])).rejects.toThrow(/person: 1 rows break the new rule/);
    const statements = await school.evolve([bounded('size > 4')]);
    await settled(bounded('size > 4'));
    await undo(school.client, statements);
    await settled(bounded('size > 0'));
  });

  it('replaces a unique index whose columns have changed, once no two rows are alike', async () => {
    const unique = (on: string[], where?: string): TableSpec =>
      person([name(10), { name: 'town', type: varchar(10) }], {
        indexes: [{ name: 'person_key', unique: true, on, ...(where ? { where } : {}) }],
      });
    await start(unique(['name', 'town']), `INSERT INTO person (name, town) VALUES ('a', 'x'), ('a', 'y')`);
    await expect(school.evolve([unique(['name'])])).rejects.toThrow(
      'person: 1 values occur more than once, which person_key no longer allows',
    );
    await school.evolve([unique(['name'], `town = 'x'`)]);
    await settled(unique(['name'], `town = 'x'`));
  });
});
