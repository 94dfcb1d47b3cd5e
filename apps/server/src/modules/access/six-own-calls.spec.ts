import { callsOf, controllersOf } from '../../engine/calls/calls-of.ts';
import { Engine } from '../../engine/engine.ts';
import { operationControllers } from '../../engine/operation-calls/operation-calls.ts';
import { call } from '../../../test/school.ts';
import { sixSignedIn, sixPeople } from '../../../test/six-people.ts';
import { modules } from '../index.ts';
import { ownCalls } from './six-own-calls.fixture.ts';

type Method = NonNullable<NonNullable<Parameters<typeof call>[2]>['method']>;

/** Every hand-written call, except streams, which never end, and the one that ends the session. */
const written = callsOf(controllersOf(modules)).filter(({ path }) => !/\/(stream|logout)$/.test(path));
type OwnCall = (typeof written)[number];
const nameOf = ({ method, path }: OwnCall): string => `${method} ${path}`;

/** What calls require before they check who is asking. */
const asked: Readonly<Record<string, { readonly query?: string; readonly body?: object }>> = {
  'GET /api/v1/batch/getBatchesByClassId': { query: '?classId=999999999' },
  'POST /setup/v1/paySlip/update': { body: { id: 999_999_999 } },
  'DELETE /setup/v1/payrollGroup/delete': { query: '?groupId=999999999&employeeId=999999999' },
  'POST /setup/v1/user/update_role_group/:id': { body: { roleGroups: [] } },
};

describe('the calls that are written by hand', () => {
  const six = sixSignedIn();

  /** The status for a record that does not exist. */
  const statusOf = async (one: OwnCall, token?: string): Promise<number> => {
    const { query = '', body = {} } = asked[nameOf(one)] ?? {};
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(one.method);
    const answer = await call(six.server, `${one.path.replace(/:\w+/g, '999999999')}${query}`, {
      method: one.method as Method,
      ...(token === undefined ? {} : { token }),
      ...(hasBody ? { body } : {}),
    });
    return answer.status;
  };

  const whoIsLetIn = async (one: OwnCall): Promise<string> => {
    if ((await statusOf(one)) !== 401) return 'public';
    const statuses = await Promise.all(
      sixPeople.map(async (person) => [person, await statusOf(one, six.tokenFor(person))] as const),
    );
    expect([nameOf(one), statuses.filter(([, status]) => status === 401 || status >= 500)]).toEqual([
      nameOf(one),
      [],
    ]);
    return statuses.flatMap(([person, status]) => (status === 403 ? [] : [person])).join(' ');
  };

  it('let in those of the six sign-ins for whom they are, and nobody else', async () => {
    const decided = Object.entries(ownCalls).flatMap(([who, names]) => names.map((name) => [name, who]));
    const found: string[][] = [];
    const operations = callsOf(operationControllers(six.server.get(Engine, { strict: false })));
    for (const one of [...written, ...operations]) found.push([nameOf(one), await whoIsLetIn(one)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(decided));
  });
});
