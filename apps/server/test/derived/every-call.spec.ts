import * as fc from 'fast-check';
import { isAmong, levelOf, mayLevel, snakeCase, storedFields } from '@school/kernel';
import type { AnyResource, StoredField } from '@school/kernel';
import { catalogue } from '@school/resources';
import { ownControllers } from '../../src/app/application.ts';
import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { actorOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { WholeSchool, called, creatable } from './whole-school.ts';

/**
 * All calls, whoever wrote them, for roles with one privilege drawn at random: no call reveals to a role what a definition
 * keeps from it, and none gives it access to an account. `npm run explore` draws different ones each time.
 */
const pool = createPool('postgres://nowhere');
const engine = new Engine(catalogue, new Database(pool), behaviours);
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];
interface Address {
  readonly method: Method;
  readonly path: string;
}

const keys: Readonly<Record<string, readonly { readonly key: string }[]>> = {
  '/setup/v1/report/:key': catalogue.reports,
  '/setup/v1/view/:key': catalogue.views ?? [],
  '/setup/v1/document/:key/:id': catalogue.documents,
  '/setup/v1/page/record/:page': catalogue.pages ?? [],
  '/setup/v1/page/summary/:resource/:id': called,
};
/** With each definition behind a URL. */
const spelt = (path: string): readonly string[] =>
  (keys[path] ?? [{ key: '1' }]).map(({ key }) => path.replace(/:(?:key|page|resource)\b/, key));

const all: readonly Address[] = callsOf([...ownControllers(engine), ...controllersOf(modules)]).flatMap(
  ({ method, path }) => {
    const known = methods.find((one) => one === method);
    // A stream never ends, and a user who signs out is gone.
    if (!known || /\/(?:stream|logout)$/.test(path)) return [];
    return spelt(path).map((one) => ({ method: known, path: one }));
  },
);
const reading = all.filter(({ method }) => method === 'GET');
const writing = all.filter(({ method }) => method !== 'GET');

/** A value that is in a single column across all tables, so that a response that contains it reveals that column. */
interface Secret {
  readonly resource: AnyResource;
  readonly stored: StoredField;
  readonly value: string;
}

let school: WholeSchool;
let secrets: readonly Secret[] = [];
let target: number;

const valueFor = ({ field }: StoredField, at: number): string | undefined => {
  const place = String(at).padStart(3, '0');
  if (field.type === 'money') return `74${place}13.37`;
  return ['text', 'longText', 'phone', 'email'].includes(field.type) ? `zq${place}qz` : undefined;
};

/** Puts its own value into every guarded column that accepts it; unique columns with many rows do not. */
const hide = async (): Promise<readonly Secret[]> => {
  const hidden: Secret[] = [];
  const guarded = creatable.flatMap((resource) =>
    storedFields(resource)
      .filter(({ field }) => levelOf(field) !== 'basic')
      .map((stored) => ({ resource, stored })),
  );
  for (const [at, { resource, stored }] of guarded.entries()) {
    const value = valueFor(stored, at);
    if (value === undefined) continue;
    const text = `update ${snakeCase(resource.key)} set ${stored.column} = $1 where id = (select min(id) from ${snakeCase(resource.key)})`;
    const isKept = await school.sql.query({ text, values: [value] }).then(
      () => true,
      () => false,
    );
    if (isKept) hidden.push({ resource, stored, value });
  }
  return hidden;
};

beforeAll(async () => {
  school = await WholeSchool.open();
  for (const resource of creatable) await school.shared(resource).catch(() => undefined);
  secrets = await hide();
  const [row] = await school.sql.query<{ id: string }>({
    text: `insert into "user" (username, entity_type, first_name, email)
      values ('above', 'EMPLOYEE', 'Above', 'above@school.test') returning id`,
  });
  target = Number(row?.id);
  await school.sql.query({
    text: `insert into user_privilege (user_id, privilege, effect)
      select $1, unnest($2::text[]), 'GRANT'`,
    values: [target, privileges],
  });
});
afterAll(async () => {
  await school.close();
  await pool.end();
});

const privileges = catalogue.privileges
  .filter(({ ceiling }) => ceiling.includes('EMPLOYEE'))
  .map(({ key }) => key);
const oneOf = fc.constantFrom(...privileges);

const mayRead = (caller: Caller, { resource, stored }: Secret): boolean => {
  const actor = actorOf(caller);
  return (
    isAmong(actor, resource.access.read) && mayLevel(actor, resource.access, levelOf(stored.field), 'read')
  );
};

/** Parts of a URL: the first record, or the account. */
const filled = (path: string, id: number): string => path.replaceAll(/:\w+/g, String(id));

/** Account data that nobody with one privilege may change: accounts of others, and what the own one represents. */
const accounts = async (): Promise<string> =>
  JSON.stringify(
    await school.sql.query({
      text: `select u.id, u.entity_type, u.employee_id, u.student_id, u.guardian_id, u.archived, u.blocked,
          case when u.id > 1 then u.username end as name, case when u.id > 1 then u.email end as email,
          (select count(*) from user_privilege p where p.user_id = u.id) as held,
          (select count(*) from user_role_groups g where g.owner_id = u.id) as groups
        from "user" u where u.id = any($1::bigint[]) order by u.id`,
      values: [[1, target]],
    }),
  );

const wanted: readonly object[] = [
  {},
  { email: 'mine@evil.test' },
  { username: 'mine' },
  { employee: 1 },
  { student: 1 },
  { roleGroups: [] },
  { roleGroups: [], grants: [] },
  { entityType: 'ADMIN' },
];
const bodies = (id: number): readonly object[] => [
  ...wanted,
  { ids: [id], input: {} },
  { users: [id] },
  { verb: 'update', ids: [id], values: { email: 'mine@evil.test' } },
  { verb: 'delete', ids: [id] },
  { verb: 'archive', ids: [id] },
  { id, password: 'Mine@1234', newPassword: 'Mine@1234' },
];

describe('an administrator', () => {
  it('is told by some call all that others are not', async () => {
    const seen = new Set<string>();
    for (const { path } of reading) {
      const { status, text } = await school.call('GET', filled(path, 1), 'ADMIN');
      expect([path, status < 500]).toEqual([path, true]);
      for (const { value } of secrets) if (text.includes(value)) seen.add(value);
    }
    expect(secrets.length).toBeGreaterThan(40);
    const untold = secrets.filter(({ value, stored }) => !seen.has(value) && stored.field.type !== 'secret');
    expect(untold.map(({ resource, stored }) => `${resource.key}.${stored.path}`)).toEqual([]);
  });
});

describe('a role with one privilege', () => {
  it('is told by no call what it may not read', async () => {
    expect(reading.length).toBeGreaterThan(1_500);
    const told = fc.asyncProperty(oneOf, fc.constantFrom(...reading), async (privilege, { path }) => {
      const caller = `EMPLOYEE:${privilege}`;
      const { status, text } = await school.call('GET', filled(path, 1), caller);
      expect([caller, path, status < 500]).toEqual([caller, path, true]);
      const leaks = secrets.filter((secret) => text.includes(secret.value) && !mayRead(caller, secret));
      const names = leaks.map(({ resource, stored }) => `${resource.key}.${stored.path}`);
      expect([caller, path, names]).toEqual([caller, path, []]);
    });
    await fc.assert(told, { numRuns: 6_000 });
  });

  it('changes by no call an account that holds more, nor what its own stands for', async () => {
    expect(writing.length).toBeGreaterThan(1_500);
    const before = await accounts();
    const body = fc.nat(bodies(0).length - 1);
    const taken = fc.asyncProperty(oneOf, fc.constantFrom(...writing), body, async (privilege, one, at) => {
      const caller = `EMPLOYEE:${privilege}`;
      const id = at % 3 === 0 ? 1 : target;
      const { status } = await school.call(one.method, filled(one.path, id), caller, bodies(id)[at]);
      expect([caller, one, status < 500]).toEqual([caller, one, true]);
      expect([caller, one, bodies(id)[at], await accounts()]).toEqual([caller, one, bodies(id)[at], before]);
    });
    await fc.assert(taken, { numRuns: 6_000 });
  });

  it('reaches accounts by no body of the calls about them', async () => {
    const before = await accounts();
    const about = writing.filter(({ path }) => /\/(?:user|auth|session|profile|firstSignIns?)\b/i.test(path));
    expect(about.length).toBeGreaterThan(15);
    for (const one of about) {
      for (const id of [1, target]) {
        for (const sent of bodies(id)) {
          const caller = 'EMPLOYEE:UserManagement';
          const { status } = await school.call(one.method, filled(one.path, id), caller, sent);
          expect([one, sent, status < 500, await accounts()]).toEqual([one, sent, true, before]);
        }
      }
    }
  });
});
