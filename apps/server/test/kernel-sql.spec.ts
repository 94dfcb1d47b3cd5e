import {
  conditionSql,
  createSqlWriter,
  evaluate,
  expressionSql,
  fieldTypeOf,
  kindsOf,
  literalWriter,
  matches,
  parseFilter,
  quoteName,
  resolvePath,
  searchExpression,
  storedFields,
  tableOf,
  type Expression,
  type SqlWriter,
} from '@school/kernel';
import { Client } from 'pg';
import { expressionKinds, randomExpression } from '../../../libs/kernel/src/testing/random-expression.ts';
import { randomFilter } from '../../../libs/kernel/src/testing/random-filter.ts';
import { seededRandom } from '../../../libs/kernel/src/testing/random.ts';
import { randomSpecimen, specimen, specimenCatalogue } from '../../../libs/kernel/src/testing/specimen.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const rowCount = 60;
const today = '2026-02-03';
const random = seededRandom(20_260_203);
const rows = Array.from({ length: rowCount }, () => randomSpecimen(random));
const kindOf = kindsOf(specimen, specimenCatalogue);

let database: TestDatabase;
let client: Client;

const createTable = (): string => {
  const { name, columns, indexes } = tableOf(specimen);
  const lines = columns.map((column) =>
    [
      quoteName(column.name),
      column.type,
      column.name === 'id' ? 'primary key' : '',
      column.notNull ? 'not null' : '',
      column.default === undefined ? '' : `default ${column.default}`,
      column.check === undefined ? '' : `check (${column.check})`,
    ].join(' '),
  );
  const made = indexes.map(
    (index) =>
      `create index ${quoteName(index.name)} on ${quoteName(name)} using ${index.method ?? 'btree'} (${index.on.join(', ')})`,
  );
  return [
    'create extension if not exists pg_trgm',
    `create table ${quoteName(name)} (${lines.join(', ')})`,
    ...made,
  ].join(';');
};

const valueAt = (row: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(createTable());
  const fields = storedFields(specimen);
  for (const [index, row] of rows.entries()) {
    const columns = ['id', ...fields.map(({ column }) => quoteName(column))].join(', ');
    const values = [index, ...fields.map(({ path }) => valueAt(row, path))];
    const places = values.map((_, place) => `$${place + 1}`).join(', ');
    await client.query(`insert into specimen (${columns}) values (${places})`, values);
  }
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const columnAt = (path: string): string => {
  const found = resolvePath(specimen, path, specimenCatalogue);
  if (!found?.column) throw new Error(`no column at ${path}`);
  return `t.${quoteName(found.column)}`;
};

const sqlOf = (
  expression: Expression,
  kind: 'text' | 'number' | 'flag' | 'date',
  writer: SqlWriter,
): string => {
  const sql = expressionSql(
    expression,
    { writer, column: columnAt, kindOf, today: () => writer.param(today, 'date') },
    kind,
  );
  if (kind === 'number') return `trim_scale((${sql})::numeric)::text`;
  return kind === 'date' ? `to_char(${sql}, 'YYYY-MM-DD')` : sql;
};

const plain = (value: unknown, kind: string): unknown => {
  if (value === null || kind !== 'number') return value;
  return evaluate({ op: 'add', args: [{ value: value as string }, { value: 0 }] }, {}, { today });
};

describe('expressions', () => {
  it.each(expressionKinds)('give the same %s in the browser and in the database', async (kind) => {
    for (let turn = 0; turn < 150; turn += 1) {
      const expression = randomExpression(random, kind);
      const writer = turn % 2 === 0 ? createSqlWriter() : undefined;
      const text = `select ${sqlOf(expression, kind, writer ?? literalWriter)} as value from specimen t order by id`;
      const result = await client.query<{ value: unknown }>(text, [...(writer?.values ?? [])]);
      const found = result.rows.map(({ value }) => value);
      const wanted = rows.map((row) => plain(evaluate(expression, row, { today }, kindOf), kind));
      expect({ expression, values: found }).toEqual({ expression, values: wanted });
    }
  });
});

const conditionOf = (filter: unknown) => {
  const binding = {
    today,
    dayStart: (date: string) => new Date(`${date}T00:00:00+05:00`).toISOString(),
    // No financial year is current, so that its words find nothing on either side.
    periods: [
      { name: 'Term', from: '2025-12-20', to: '2026-01-20' },
      { name: 'Term', from: '2026-02-01', to: '2026-02-28' },
      { name: 'AcademicYear', from: '2025-08-01', to: '2026-06-30' },
    ] as const,
  };
  const parsed = parseFilter(filter, { resource: specimen, catalogue: specimenCatalogue, binding });
  if (!parsed.ok) throw new Error(`${parsed.at}: ${parsed.violation.code} in ${JSON.stringify(filter)}`);
  return parsed.value;
};

describe('filters', () => {
  it('find the same rows in the browser and in the database', async () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const filter = randomFilter(random);
      const condition = conditionOf(filter);
      const writer = createSqlWriter();
      const where = conditionSql(condition, {
        writer,
        at: (path) => {
          const found = resolvePath(specimen, path.join('.'), specimenCatalogue);
          if (!found) throw new Error(`no field at ${path.join('.')}`);
          return { sql: columnAt(path.join('.')), field: found.field };
        },
        members: () => ({ table: '"none"', owner: 't.id' }),
        through: () => undefined,
        rows: () => {
          throw new Error('The specimen has no rows elsewhere.');
        },
        search: () => [{ sql: searchExpression(specimen, 't') ?? 'null' }],
      });
      const result = await client.query<{ id: string }>(
        `select id from specimen t where ${where} order by id`,
        [...writer.values],
      );
      const found = result.rows.map(({ id }) => Number(id));
      const wanted = rows.flatMap((row, index) =>
        matches(condition, row, specimen, specimenCatalogue) ? [index] : [],
      );
      expect({ filter, found }).toEqual({ filter, found: wanted });
    }
  });
});

describe('field types', () => {
  it('give back from the table what a row says', async () => {
    const fields = storedFields(specimen);
    const list = fields.map(
      ({ path, field, column }) =>
        `${fieldTypeOf(field).sql?.json(`t.${quoteName(column)}`) ?? 'null'} as "${path}"`,
    );
    const result = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(s) as row from (select ${list.join(', ')} from specimen t order by id) s`,
    );
    const found = result.rows.map(({ row }) => row);
    const wanted = rows.map((row) =>
      Object.fromEntries(fields.map(({ path }) => [path, valueAt(row, path)])),
    );
    expect(found).toEqual(wanted);
  });

  it('let the search use its index', async () => {
    await client.query('set enable_seqscan = off');
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from specimen t where ${searchExpression(specimen, 't') ?? ''} like lower('%khan%')`,
    );
    await client.query('reset enable_seqscan');
    expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('specimen_search_idx');
  });
});
