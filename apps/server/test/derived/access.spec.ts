import { may } from '@school/kernel';
import type { AnyResource, Verb } from '@school/kernel';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { WholeSchool, actorOf, baseOf, called, creatable, withoutLevels } from './whole-school.ts';

/** Who may do what with every resource, and what nobody may see. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
}, 60_000);
afterAll(() => school.close());

type Attempt = readonly [
  verb: Verb,
  own: 'save' | 'update' | 'delete' | 'archive' | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  suffix: string,
];
const attempts: readonly Attempt[] = [
  ['read', undefined, 'GET', 'getall?range=[0,0]'],
  ['create', 'save', 'POST', 'save'],
  ['update', 'update', 'PUT', 'update/999999999'],
  ['delete', 'delete', 'DELETE', 'delete/999999999'],
  ['archive', 'archive', 'POST', 'archive/999999999'],
  ['export', undefined, 'GET', 'export?format=csv'],
];

/** The four kinds of account without privileges, and an employee with each privilege that the resource names. */
const callersOf = ({ access }: AnyResource): readonly string[] => {
  const named = Object.values(access).flatMap((value) => (Array.isArray(value) ? (value as string[]) : []));
  const privileges = [...new Set(named)].filter(
    (name) => !['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'].includes(name),
  );
  return ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT', ...privileges.map((name) => `EMPLOYEE:${name}`)];
};

describe.each(called.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  it('answers 403 to exactly those who may never use the call', async () => {
    for (const caller of callersOf(resource)) {
      for (const [verb, own, method, suffix] of attempts) {
        if ((own && resource.ownCalls?.includes(own)) || (verb === 'archive' && resource.noArchive)) continue;
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const { status } = await school.call(method, `${baseOf(resource)}/${suffix}`, caller, body);
        const expected = may(actorOf(caller), resource.access, verb);
        expect([
          caller,
          verb,
          status !== 403 && status !== 404 ? 'allowed' : status === 403 ? 'forbidden' : 'unknown',
        ]).toEqual([
          caller,
          verb,
          expected ? (suffix.includes('999999999') ? 'unknown' : 'allowed') : 'forbidden',
        ]);
        expect(status).toBeLessThan(500);
      }
    }
  });

  it('answers nobody without a session', async () => {
    const { status } = await school.call('GET', `${baseOf(resource)}/getall`, '');
    expect(status).toBe(401);
  });
});

/** Field, resource and somebody who reads the resource but not the level of the field. */
const hidden = creatable.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const caller = field.level && field.level !== 'basic' ? withoutLevels(resource, field.level) : undefined;
    return caller ? [[resource.key, name, resource, caller] as const] : [];
  }),
);
describe.each(hidden)('%s hides %s', (_key, name, resource, caller) => {
  it('in answers, filters, sorting and input', async () => {
    const record = await school.create(resource);
    const rows = (await school.list(resource, { range: [0, 9] }, caller)).body.data as RecordValues[];
    expect(rows.every((row) => !(name in row))).toBe(true);
    const one = await school.call('GET', `${baseOf(resource)}/get/${String(record['id'])}`, caller);
    if (one.status === 200) expect(name in (one.body.data as RecordValues)).toBe(false);
    expect((await school.list(resource, { filter: { [name]: record[name] } }, caller)).status).toBe(400);
    expect((await school.list(resource, { sort: [name, 'ASC'] }, caller)).status).toBe(400);
  });
});
