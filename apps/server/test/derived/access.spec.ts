import { fieldTypeOf, may, mayAct, mayPick } from '@school/kernel';
import type { AnyField, AnyResource, Verb } from '@school/kernel';
import { catalogue } from '@school/resources';
import { genericCalls } from '../../src/engine/endpoints/resource-controllers.ts';
import { isOffered } from '../../src/engine/calls/generic-call.ts';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { actorOf, callersOf, withoutLevel } from './caller.ts';
import type { Caller } from './caller.ts';
import { WholeSchool, baseOf, called, creatable } from './whole-school.ts';

/** Who may do what with every resource, and what nobody may see. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A call with the verbs it needs. An id that does not exist distinguishes "may not" (403) from "not there" (404). */
interface Attempt {
  readonly needs: readonly (Verb | 'pick')[];
  readonly method: Method;
  readonly path: string;
  readonly query?: string;
  readonly body?: RecordValues;
  readonly isMissing?: boolean;
}
const ids = [999_999_999];
const attempts: readonly Attempt[] = [
  { needs: ['read'], method: 'GET', path: 'getall', query: '?range=[0,0]' },
  { needs: ['read'], method: 'GET', path: 'getallArchived', query: '?range=[0,0]' },
  { needs: ['read'], method: 'GET', path: 'getallunArchived', query: '?range=[0,0]' },
  { needs: ['read'], method: 'GET', path: 'aggregate' },
  { needs: ['pick'], method: 'GET', path: 'options', query: '?range=[0,0]' },
  { needs: ['pick'], method: 'GET', path: 'named', query: '?names=["x"]' },
  { needs: ['read'], method: 'GET', path: 'get/:id', isMissing: true },
  { needs: ['read'], method: 'GET', path: 'history/:id', isMissing: true },
  { needs: ['create'], method: 'POST', path: 'save', body: {} },
  { needs: ['update'], method: 'PUT', path: 'update/:id', body: {}, isMissing: true },
  { needs: ['delete'], method: 'DELETE', path: 'delete/:id', isMissing: true },
  { needs: ['archive'], method: 'POST', path: 'archive/:id', body: {}, isMissing: true },
  { needs: ['archive'], method: 'POST', path: 'restore/:id', body: {}, isMissing: true },
  { needs: ['read', 'update'], method: 'POST', path: 'bulk', body: { verb: 'update', ids }, isMissing: true },
  { needs: ['read', 'delete'], method: 'POST', path: 'bulk', body: { verb: 'delete', ids }, isMissing: true },
  {
    needs: ['read', 'archive'],
    method: 'POST',
    path: 'bulk',
    body: { verb: 'archive', ids },
    isMissing: true,
  },
  { needs: ['export'], method: 'GET', path: 'export', query: '?format=csv' },
  { needs: ['import'], method: 'GET', path: 'import/template', query: '?format=csv' },
];

const callOf = (path: string, method: Method) =>
  genericCalls.find((call) => call.method === method && call.paths.includes(path));

const isOwn = (resource: AnyResource, { path, method }: Attempt): boolean => {
  const { own } = callOf(path, method) ?? {};
  return own !== undefined && resource.ownCalls?.includes(own) === true;
};

const allows = (caller: Caller, { access }: AnyResource, need: Verb | 'pick'): boolean =>
  need === 'pick' ? mayPick(actorOf(caller), access) : may(actorOf(caller), access, need);

/** What the response reveals about the caller's right. */
const verdict = (status: number): string =>
  status === 403 ? 'forbidden' : status === 404 ? 'unknown' : status < 500 ? 'allowed' : 'broken';

const expected = (
  resource: AnyResource,
  caller: Caller,
  { needs, method, path, isMissing }: Attempt,
): string => {
  const call = callOf(path, method);
  if (!call || !isOffered(call, resource)) return 'unknown';
  if (!needs.every((need) => allows(caller, resource, need))) return 'forbidden';
  return isMissing ? 'unknown' : 'allowed';
};

describe.each(called.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  it('answers 403 to exactly those who may never use the call', async () => {
    for (const attempt of attempts.filter((one) => !isOwn(resource, one))) {
      const url = `${baseOf(resource)}/${attempt.path.replace(':id', '999999999')}${attempt.query ?? ''}`;
      for (const caller of callersOf(resource)) {
        const { status } = await school.call(attempt.method, url, caller, attempt.body);
        const what = [caller, attempt.method, attempt.path, JSON.stringify(attempt.body)];
        expect([...what, verdict(status)]).toEqual([...what, expected(resource, caller, attempt)]);
      }
    }
  });

  it('runs actions and moves for nobody else than those they name', async () => {
    const moves = [
      ...Object.entries(resource.actions ?? {}).map(([name, action]) => [`action/${name}`, action] as const),
      ...Object.entries(resource.lifecycle?.transitions ?? {}).map(
        ([name, transition]) => [`transition/${name}/999999999`, transition] as const,
      ),
    ];
    for (const [path, move] of moves) {
      for (const caller of callersOf(resource)) {
        const { status } = await school.call('POST', `${baseOf(resource)}/${path}`, caller, {});
        expect([caller, path, status === 403]).toEqual([caller, path, !mayAct(actorOf(caller), move)]);
      }
    }
    expect((await school.call('POST', `${baseOf(resource)}/action/noSuchAction`, 'ADMIN', {})).status).toBe(
      404,
    );
  });

  it('answers nobody without a session', async () => {
    for (const { method, path, body } of attempts.filter((one) => !isOwn(resource, one))) {
      const call = callOf(path, method);
      if (!call || !isOffered(call, resource)) continue;
      const url = `${baseOf(resource)}/${path.replace(':id', '1')}`;
      expect([path, (await school.call(method, url, '', body)).status]).toEqual([path, 401]);
    }
  });
});

const settings = catalogue.resources.filter(({ kind, api }) => kind === 'settings' && api !== undefined);
describe.each(settings.map((resource) => [resource.key, resource] as const))(
  'settings %s',
  (_key, resource) => {
    it('are read and saved by those who may', async () => {
      for (const caller of callersOf(resource)) {
        const read = await school.call('GET', `${baseOf(resource)}/get`, caller);
        expect([caller, verdict(read.status)]).toEqual([
          caller,
          may(actorOf(caller), resource.access, 'read') ? 'allowed' : 'forbidden',
        ]);
        if (resource.ownCalls?.includes('update')) continue;
        const saved = await school.call('PUT', `${baseOf(resource)}/update`, caller, { noSuchField: 1 });
        expect([caller, saved.status]).toEqual([
          caller,
          may(actorOf(caller), resource.access, 'update') ? 400 : 403,
        ]);
      }
      expect((await school.call('GET', `${baseOf(resource)}/get`, '')).status).toBe(401);
    });
  },
);

/** A resource, a field, and a caller who reads the resource but not the level of the field. */
const hidden = creatable.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const caller = field.level && field.level !== 'basic' ? withoutLevel(resource, field.level) : undefined;
    return caller ? [[resource.key, name, resource, caller] as const] : [];
  }),
);
const isWritable = (field: AnyField | undefined): boolean =>
  field !== undefined && !field.readOnly && !fieldTypeOf(field).derived;

describe.each(hidden)('%s hides %s', (_key, name, resource, caller) => {
  const base = baseOf(resource);
  const field = resource.fields[name];

  it('in answers, filters, sorting, export, input and history', async () => {
    const record = await school.shared(resource);
    const id = String(record['id']);
    const rows = (await school.list(resource, { range: [0, 9] }, caller)).body.data as RecordValues[];
    expect(rows.some((row) => name in row)).toBe(false);
    const one = await school.call('GET', `${base}/get/${id}`, caller);
    if (one.status === 200) expect(name in (one.body.data as RecordValues)).toBe(false);
    const history = await school.call('GET', `${base}/history/${id}`, caller);
    if (history.status === 200) expect(history.text).not.toContain(`"${name}"`);
    const absent = await school.list(resource, { filter: { noSuchField: record[name] ?? 1 } }, caller);
    const filtered = await school.list(resource, { filter: { [name]: record[name] ?? 1 } }, caller);
    expect(filtered.status).toBe(400);
    expect(filtered.text.replaceAll(name, 'x')).toBe(absent.text.replaceAll('noSuchField', 'x'));
    expect((await school.list(resource, { sort: [name, 'ASC'] }, caller)).status).toBe(400);
    const columns = encodeURIComponent(JSON.stringify([name]));
    expect((await school.call('GET', `${base}/export?columns=${columns}`, caller)).status).toBe(400);
    if (!isWritable(field) || !may(actorOf(caller), resource.access, 'update')) return;
    const write = await school.call('PUT', `${base}/update/${id}`, caller, { [name]: record[name] ?? 'x' });
    expect(write.status).toBe(400);
  });
});
