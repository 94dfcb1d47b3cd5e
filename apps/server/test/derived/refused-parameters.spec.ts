import { catalogue } from '@school/resources';
import { ownControllers } from '../../src/app/application.ts';
import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/** What a call does not understand is refused at its parameter, never ignored. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

const refused: readonly (readonly [query: string, at: string])[] = [
  ['getall?sort=["id","ASC","id","DESC"]', 'sort'],
  [`getall?sort=${JSON.stringify(Array.from({ length: 11 }, () => ['id', 'ASC']))}`, 'sort'],
  ['getall?sort=["nothing","ASC"]', 'sort'],
  ['getall?labels={"id":1}', 'labels'],
  ['options?sort=["nothing","ASC"]', 'sort'],
  ['options?labels=["nothing"]', 'labels'],
  ['named?names={"a":"b"}', 'names'],
];

it.each(called.map((resource) => [resource.key, resource] as const))(
  '%s refuses parameters that mean nothing',
  async (_key, resource) => {
    for (const [query, at] of refused) {
      if (query.startsWith('getall') && resource.ownCalls?.includes('getall')) continue;
      const { status, body } = await school.call('GET', `${baseOf(resource)}/${encodeURI(query)}`, 'ADMIN');
      expect([query, status, body.data]).toMatchObject([query, 400, { errors: [{ field: at }] }]);
    }
  },
);

it('refuses a web address that runs a program, and a line break in a text of one line', async () => {
  const settings = '/api/setup/v1/InstitutionSettings/update';
  for (const [values, at] of [
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'data:text/html,x' }, 'website'],
    [{ name: 'A school\r\nBcc: all' }, 'name'],
  ] as const) {
    const { status, body } = await school.call('PUT', settings, 'ADMIN', values);
    expect([values, status, body.data]).toMatchObject([values, 400, { errors: [{ field: at }] }]);
  }
  for (const website of ['www.school.edu', 'https://school.edu:8443/en?a=b', 'schüle.de/#top'])
    expect((await school.call('PUT', settings, 'ADMIN', { website })).status).toBe(200);
});

describe('a form', () => {
  const taken = new Set([
    '/setup/v1/files',
    '/api/v1/news/save',
    '/api/v1/news/:id',
    '/api/v1/news/update/:id',
    '/api/v1/drive/upload',
    '/api/v1/drive/items/:id/versions',
  ]);
  const pool = createPool('postgres://nowhere');
  afterAll(() => pool.end());
  const engine = new Engine(catalogue, new Database(pool), behaviours);
  const writes = callsOf([...ownControllers(engine), ...controllersOf(modules)]).filter(
    ({ method, path }) => !['GET', 'HEAD'].includes(method) && !taken.has(path),
  );

  it('is refused by every call that reads none', async () => {
    const silent: string[] = [];
    for (const { method, path } of writes) {
      const url = path.replaceAll(/:\w+/g, '1');
      const { status } = await school.form(method, url, 'ADMIN');
      if (status !== 415) silent.push(`${method} ${path} ${status}`);
    }
    expect(silent).toEqual([]);
  });
});
