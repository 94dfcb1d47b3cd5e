import * as fc from 'fast-check';
import { may, rowsFor } from '@school/kernel';
import { catalogue, factsOfTokens } from '@school/resources';
import { actorOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { WholeSchool, baseOf, called, creatable } from './whole-school.ts';

/**
 * Roles that hold one privilege, drawn at random, in addition to the right that a case is about: what one call keeps from
 * them, no other reveals. `npm run explore` draws different ones each time.
 */
let school: WholeSchool;
let target: number;
beforeAll(async () => {
  school = await WholeSchool.open();
  for (const resource of creatable) await school.shared(resource).catch(() => undefined);
  const [row] = await school.sql.query<{ id: string }>({
    text: `insert into "user" (username, entity_type, first_name, email)
      values ('above', 'EMPLOYEE', 'Above', 'above@school.test') returning id`,
  });
  target = Number(row?.id);
});
afterAll(() => school.close());

const numRuns = 40;
const privileges = catalogue.privileges.filter(({ ceiling }) => ceiling.includes('EMPLOYEE'));
const oneOf = fc.constantFrom(...privileges.map(({ key }) => key));
const resources = fc.constantFrom(...called);

const guarded = Object.entries(factsOfTokens);

const holding = (...held: readonly string[]): Caller => `EMPLOYEE:${held.join(',')}`;

interface Entry {
  readonly record: number | null;
  readonly changes: readonly object[];
}

describe('a role with one privilege', () => {
  it('sees no values in the audit trail of records that it may not read', async () => {
    const seen = fc.asyncProperty(oneOf, resources, async (privilege, resource) => {
      const caller = holding(privilege, 'AuditView');
      const url = `/setup/v1/audit?resource=${resource.key}&range=[0,99]`;
      const { status, body } = await school.call('GET', url, caller);
      expect([caller, status]).toEqual([caller, 200]);
      const told = (body.data as readonly Entry[]).filter(({ changes }) => changes.length > 0);
      if (!may(actorOf(caller), resource.access, 'read'))
        expect([caller, resource.key, told]).toEqual([caller, resource.key, []]);
      for (const { record } of told.slice(0, 3)) {
        const one = await school.call('GET', `${baseOf(resource)}/history/${record}`, caller);
        expect([caller, resource.key, record, one.status]).toEqual([caller, resource.key, record, 200]);
      }
    });
    await fc.assert(seen, { numRuns: 4 * numRuns });
  });

  it('has no way to an account that holds another', async () => {
    const taken = fc.asyncProperty(oneOf, oneOf, async (own, theirs) => {
      fc.pre(own !== theirs && theirs !== 'UserManagement');
      await school.sql.query({ text: 'delete from user_privilege where user_id = $1', values: [target] });
      await school.sql.query({
        text: `insert into user_privilege (user_id, privilege, effect) values ($1, $2, 'GRANT')`,
        values: [target, theirs],
      });
      const caller = holding(own, 'UserManagement');
      const state = async () =>
        JSON.stringify(
          await school.sql.query({ text: 'select * from "user" where id = $1', values: [target] }),
        );
      const before = await state();
      const attempts: readonly (readonly ['PUT' | 'POST', string, object])[] = [
        ['PUT', `update/${target}`, { email: 'mine@evil.test' }],
        ['PUT', `update/${target}`, { username: 'mine' }],
        ['PUT', `update/${target}`, { roleGroups: [] }],
        ['PUT', `blockByUserId/${target}`, {}],
        ['POST', 'action/block', { ids: [target], input: {} }],
        ['POST', `update_role_group/${target}`, { roleGroups: [], grants: [] }],
        ['POST', 'bulk', { verb: 'update', ids: [target], values: { email: 'mine@evil.test' } }],
      ];
      for (const [method, path, sent] of attempts) {
        const { status } = await school.call(method, `/setup/v1/user/${path}`, caller, sent);
        const isRefused =
          status === 409 || (status === 200 && path === `update/${target}` && (await state()) === before);
        expect([caller, theirs, path, isRefused]).toEqual([caller, theirs, path, true]);
      }
      expect(await state()).toBe(before);
    });
    await fc.assert(taken, { numRuns });
  });

  it('is never the person of somebody else', async () => {
    const employee = Number((await school.shared(catalogue.resource('employee')))['id']);
    const linked = fc.asyncProperty(oneOf, async (privilege) => {
      const caller = holding(privilege, 'UserManagement');
      const own = await school.call('PUT', '/setup/v1/user/update/1', caller, { employee });
      const second = { username: 'other', entityType: 'EMPLOYEE', firstName: 'O', employee };
      const made = await school.call('POST', '/setup/v1/user/save', caller, second);
      const codes = [own, made].map(({ body }) => (body.data as { readonly code?: string }).code);
      expect([caller, ...codes]).toEqual([caller, 'OWN_PERSON', 'BEYOND_OWN_RIGHTS']);
    });
    await fc.assert(linked, { numRuns });
  });

  it('opens to another program nothing that is its own, and no write that it does not name', async () => {
    const reached = fc.asyncProperty(oneOf, resources, async (privilege, resource) => {
      const caller = `CLIENT:${privilege}`;
      for (const path of [
        '/api/v1/drive/items',
        '/setup/v1/user/get/1',
        '/setup/v1/calendar/feed',
        '/setup/v1/session',
      ])
        expect([caller, path, (await school.call('GET', path, caller)).status]).toEqual([caller, path, 403]);
      const { status } = await school.call('POST', `${baseOf(resource)}/save`, caller, {});
      const isNamed = resource.access.create?.includes(privilege) === true;
      if (!isNamed)
        expect([caller, resource.key, status === 403 || status === 404]).toEqual([
          caller,
          resource.key,
          true,
        ]);
    });
    await fc.assert(reached, { numRuns: 2 * numRuns });
  });

  it('writes to families no more than what it reads of all of them', async () => {
    const written = fc.asyncProperty(oneOf, fc.constantFrom(...guarded), async (privilege, [token, fact]) => {
      const caller = holding(privilege, 'SendMessages');
      const resource = catalogue.resource(fact.resource);
      const sees =
        may(actorOf(caller), resource.access, 'read') && rowsFor(actorOf(caller), resource.access) === 'all';
      const body = { channel: 'IN_APP', subject: 'News', body: `{{${token}}}`, everyone: true };
      const { status } = await school.call('POST', '/comm/v1/message/save', caller, body);
      expect([caller, token, status]).toEqual([caller, token, sees ? 201 : 409]);
    });
    await fc.assert(written, { numRuns: 2 * numRuns });
  });
});
