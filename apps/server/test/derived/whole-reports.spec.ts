import { may, mayLevel, rowsBehind, rowsFor, snakeCase } from '@school/kernel';
import type { Actor, AnyField, AnyReport, AnyResource, Filter } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import type { CallContext } from '../../src/engine/context.ts';
import { Engine } from '../../src/engine/engine.ts';
import { countStatement } from '../../src/engine/query/list-statement.ts';
import { definedStatement } from '../../src/engine/report/defined-query.ts';
import { mainInstitute } from '../../src/platform/database/database.ts';
import { DemoSchool } from '../demo-school.ts';
import { actorOf, privilegesOf } from './caller.ts';
import type { Caller } from './caller.ts';

/**
 * A report and a list of the catalogue show the same to everyone who may see all of their rows: nobody's report is emptied
 * by a record that they may refer to but not open.
 */
let demo: DemoSchool;
let engine: Engine;
let today = '';
beforeAll(async () => {
  demo = await DemoSchool.open();
  engine = demo.server.get(Engine);
  const [row] = await demo.school.sql.query<{ today: string }>({
    text: 'select current_date::text as today',
  });
  today = row?.today ?? '';
});
afterAll(() => demo.school.close());

const contextOf = (actor: Actor): CallContext => ({
  actor,
  username: 'spec',
  locale: 'en',
  requestId: 'spec',
  address: '127.0.0.1',
  institute: mainInstitute,
  today,
});
const seesAll = (actor: Actor, { access }: AnyResource): boolean =>
  may(actor, access, 'read') && rowsFor(actor, access) === 'all';

/** Whether a view refers only to what the reader may read; others are not offered. */
const isOffered = (actor: Actor, { fields, access }: AnyResource, filter: Filter): boolean =>
  Object.entries(fields)
    .filter(([key]) =>
      Object.keys(filter).some(
        (name) => name === key || (name.startsWith(key) && /^[._]/.test(name.slice(key.length))),
      ),
    )
    .every(([, { level }]) => mayLevel(actor, access, level ?? 'basic', 'read'));

const firstOf = async (resource: string): Promise<number | null> => {
  const text = `select id::float8 as id from "${snakeCase(resource)}" order by id limit 1`;
  const [row] = await demo.school.sql.query<{ id: number }>({ text });
  return row?.id ?? null;
};

/** The record that most rows of the report belong to would be better; the first one always exists. */
const valueFor = async (key: string, field: AnyField): Promise<unknown> => {
  if (field.type === 'date') return key === 'to' ? today : '2000-01-01';
  if (field.type === 'ref') return firstOf(field.to);
  if (field.type === 'choice') return Object.keys(field.options)[0];
  return field.type === 'money' || field.type === 'int' ? '0' : null;
};
const valuesFor = async ({ parameters }: AnyReport): Promise<RecordValues> => {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(parameters)) {
    if (field.required) values[key] = await valueFor(key, field);
  }
  return values;
};

const rowsOf = async (report: AnyReport, values: RecordValues, actor: Actor): Promise<readonly string[]> => {
  const rows = await demo.school.sql.query<{ row: string }>(
    definedStatement(engine, report, values, contextOf(actor)),
  );
  return rows.map(({ row }) => row).sort();
};

const defined = catalogue.reports.filter(({ from }) => from !== undefined);
const callersOf = (principals: readonly string[]): readonly Caller[] =>
  principals.map((principal): Caller =>
    /^[A-Z]+$/.test(principal) ? (principal as Caller) : `EMPLOYEE:${principal}`,
  );

describe.each(defined.map((report) => [report.key, report] as const))('the report %s', (_key, report) => {
  it('has the same rows for everybody who may read it', async () => {
    const values = await valuesFor(report);
    const whole = await rowsOf(report, values, actorOf('ADMIN'));
    const resource = catalogue.resource(report.from ?? '');
    const readers = callersOf(report.access).filter((caller) => seesAll(actorOf(caller), resource));
    for (const caller of readers) {
      const rows = await rowsOf(report, values, actorOf(caller));
      expect({ caller, rows }).toEqual({ caller, rows: whole });
    }
  });

  const counted = Object.entries(report.columns).find(([, { figure }]) => figure === 'count')?.[0];
  (counted === undefined ? it.skip : it)('leads from each count to a list of as many rows', async () => {
    const values = await valuesFor(report);
    const resource = catalogue.resource(report.from ?? '');
    const actor = actorOf('ADMIN');
    const rows = (await rowsOf(report, values, actor)).map((row) => JSON.parse(row) as RecordValues);
    for (const row of rows.slice(0, 5)) {
      const filter = rowsBehind(report, values, row) ?? {};
      const request = { filter: { ...filter, ...(resource.noArchive ? {} : { archived: false }) } };
      const reader = { catalogue, actor, system: false };
      const [found] = await demo.school.sql.query<{ total: string }>(
        countStatement({ reader, caller: contextOf(actor), resource, request }),
      );
      expect({ filter, count: Number(found?.total) }).toEqual({ filter, count: row[counted ?? ''] });
    }
  });
});

const listed = catalogue.resources.filter(
  ({ list }) => (list?.views ?? []).length > 0 || (list?.pages ?? []).length > 0,
);
const filtersOf = ({ list }: AnyResource): readonly Filter[] =>
  (list?.views ?? []).flatMap(({ filter }) => (filter ? [filter] : []));

describe.each(listed.map((resource) => [resource.key, resource] as const))(
  'the list of %s',
  (_key, resource) => {
    it('has as many rows in each of its views for everybody who sees all of them', async () => {
      const count = async (filter: Filter, actor: Actor): Promise<number> => {
        const reader = { catalogue, actor, system: false };
        const query = { reader, caller: contextOf(actor), resource, request: { filter } };
        const [row] = await demo.school.sql.query<{ total: string }>(countStatement(query));
        return Number(row?.total);
      };
      for (const caller of privilegesOf(resource).map((one): Caller => `EMPLOYEE:${one}`)) {
        const actor = actorOf(caller);
        if (!seesAll(actor, resource)) continue;
        for (const filter of filtersOf(resource).filter((one) => isOffered(actor, resource, one))) {
          const [whole, own] = [await count(filter, actorOf('ADMIN')), await count(filter, actor)];
          expect({ caller, filter, count: own }).toEqual({ caller, filter, count: whole });
        }
      }
    });
  },
);

describe('a list narrowed by the kind of what its rows belong to', () => {
  it('is not emptied for who may refer to those records and not open them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ 'student.status': 'ACTIVE' }));
    const base = `finance/v1/studentFee/aggregate?count=true&filter=${filter}`;
    const [finance, admin] = await Promise.all([
      demo.as('finance').get<{ count: number }>(base),
      demo.as('admin').get<{ count: number }>(base),
    ]);
    expect(finance.count).toBeGreaterThan(0);
    expect(finance).toEqual(admin);
  });
});
