import { callPlace } from '@school/kernel';
import type { Verb } from '@school/kernel';
import { catalogue } from '@school/resources';
import { ownControllers } from '../../src/app/application.ts';
import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/** What the token of another program can reach: what its scopes open, and nothing that is its user's own. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

const client = 'CLIENT:HrBasics';

const pool = createPool('postgres://nowhere');
afterAll(() => pool.end());
const engine = new Engine(catalogue, new Database(pool), behaviours);

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const ownCalls = callsOf([...ownControllers(engine), ...controllersOf(modules)]).flatMap((one) => {
  const method = methods.find((known) => known === one.method);
  return method && one.resource === undefined ? [{ ...one, method }] : [];
});

/** Hand-written calls whose definitions open them: their own rights then decide. */
const opened = ['/setup/v1/report/', '/setup/v1/document/', '/setup/v1/customFields/'];

it('is none of the hand-written calls, unless their definitions open them', async () => {
  const reached: string[] = [];
  const written = ownCalls.filter(
    ({ operation, path }) => operation === undefined && !opened.some((base) => path.startsWith(base)),
  );
  for (const { method, path } of written) {
    const url = path.replaceAll(/:\w+/g, '1');
    const body = method === 'GET' ? undefined : {};
    if ((await school.call(method, url, '', body)).status !== 401) continue;
    const { status } = await school.call(method, url, client, body);
    if (status !== 403) reached.push(`${method} ${path} ${status}`);
  }
  expect(ownCalls.length).toBeGreaterThan(150);
  expect(reached).toEqual([]);
});

it('is no operation but those that name one of its scopes', async () => {
  for (const { key, at, access } of catalogue.operations ?? []) {
    const place = callPlace(at);
    const method = methods.find((known) => known === place?.method);
    if (!place || !method) continue;
    const url = `/${place.path.replaceAll(/:\w+/g, '999999999')}`;
    const { status } = await school.call(method, url, client, method === 'GET' ? undefined : {});
    expect([key, status === 403]).toEqual([key, !access.includes('HrBasics')]);
  }
});

const named = (principals: readonly string[] | undefined): boolean =>
  principals?.includes('HrBasics') === true;

describe.each(called.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  const base = baseOf(resource);
  const { access } = resource;

  it('is written with a scope that it names, never for the kind of account', async () => {
    const attempts: readonly (readonly [Verb, 'POST' | 'PUT' | 'DELETE', string])[] = [
      ['create', 'POST', 'save'],
      ['update', 'PUT', 'update/999999999'],
      ['delete', 'DELETE', 'delete/999999999'],
    ];
    for (const [verb, method, path] of attempts) {
      const { status } = await school.call(method, `${base}/${path}`, client, {});
      if (!named(access[verb])) expect([verb, [403, 404].includes(status)]).toEqual([verb, true]);
      else expect([verb, status === 403]).toEqual([verb, false]);
    }
  });

  it('shows no rows that are open to its user alone', async () => {
    const { status, body } = await school.list(resource, { range: [0, 0] }, 'CLIENT');
    const isForAll = access.rows === undefined || access.rows['EMPLOYEE'] === 'all';
    if (status === 200 && !isForAll && !resource.ownCalls?.includes('getall')) expect(body.data).toEqual([]);
  });
});
