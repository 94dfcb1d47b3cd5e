import { fieldTypeOf, fieldsRead, isAmong, readsToday, snakeCase } from '@school/kernel';
import type { AnyResource, Transition } from '@school/kernel';
import { PlainRows } from './plain-rows.ts';
import { actorOf, callersOf } from './caller.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/** Every state of every lifecycle against every transition and every kind of caller. */
const lifecycles = called.flatMap((resource) =>
  resource.lifecycle ? [{ resource, ...resource.lifecycle }] : [],
);

const statesOf = ({ fields, lifecycle }: AnyResource): readonly string[] => {
  const field = lifecycle && fields[lifecycle.field];
  return field?.type === 'choice' ? Object.keys(field.options) : [];
};

/** Plain rows have dates in other centuries: whatever a condition compares with today is set to that day. */
const daysMeant = ({ when }: Transition): Readonly<Record<string, string>> =>
  when && readsToday(when) ? Object.fromEntries(fieldsRead(when).map((key) => [key, '2026-03-09'])) : {};

let school: WholeSchool;
let rows: PlainRows;
beforeAll(async () => {
  school = await WholeSchool.open();
  rows = new PlainRows(school.sql);
});
/** Bills are put into their states bypassing the product, and so bypassing its books. */
const pastTheBooks = [
  'bills that are not in the ledger once',
  'fees that are owed by the ledger and not by the bills',
];
afterAll(() => school.close(pastTheBooks));

it('there are lifecycles, and each has several states', () => {
  expect(lifecycles.length).toBeGreaterThanOrEqual(4);
  for (const { resource } of lifecycles) expect(statesOf(resource).length).toBeGreaterThan(1);
});

const cases = lifecycles.flatMap(({ resource, transitions }) =>
  Object.entries(transitions).map(([name, move]) => [resource.key, name, { resource, move }] as const),
);

describe.each(cases)('%s: %s', (_key, name, { resource, move }) => {
  const field = resource.lifecycle?.field ?? '';
  const column = `"${snakeCase(field)}"`;
  const asked = Object.fromEntries(
    Object.entries(move.ask ?? {}).map(([key, part]) => [key, fieldTypeOf(part).sample(1)]),
  );
  const stateOf = async (id: number): Promise<unknown> => {
    const [row] = await school.sql.query<{ state: string; version: number }>({
      text: `SELECT ${column} AS state, version FROM "${snakeCase(resource.key)}" WHERE id = $1`,
      values: [id],
    });
    return row;
  };
  const send = async (id: number, caller: string) => {
    const { status, body } = await school.call(
      'POST',
      `${baseOf(resource)}/transition/${name}/${id}`,
      caller,
      asked,
    );
    return { status, code: (body.data as { code?: string } | null)?.code, message: body.message };
  };

  let made: number[] = [];
  const rowIn = async (state: string): Promise<number> => {
    const id = await rows.insert(resource, { ...daysMeant(move), [field]: state });
    made.push(id);
    return id;
  };
  // Some states belong to one row at a time.
  afterEach(async () => {
    for (const id of made) await rows.remove(resource, id);
    made = [];
  });

  it.each(statesOf(resource).map((state) => [state]))('from %s', async (state) => {
    const id = await rowIn(state);
    const before = await stateOf(id);
    for (const caller of callersOf(resource)) {
      const may = isAmong(actorOf(caller), move.access);
      const isLegal = move.from.includes(state);
      if (may && isLegal) continue;
      const answer = await send(id, caller);
      if (!may) expect([caller, answer.status]).toEqual([caller, 403]);
      // A caller with permission who does not see the record is not told that it exists.
      else if (answer.status === 404) expect(caller).not.toBe('ADMIN');
      else expect([caller, answer.status, answer.code]).toEqual([caller, 409, 'ILLEGAL_STATE']);
      expect(await stateOf(id)).toEqual(before);
    }
    expect((await send(999_999_999, 'ADMIN')).status).toBe(404);
  });

  it.each(move.from.map((state) => [state]))('from %s it is possible', async (state) => {
    const id = await rowIn(state);
    const answer = await send(id, 'ADMIN');
    // A rule of the subject area may refuse a made-up record; the lifecycle is never the reason.
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).not.toBe(`"${move.label}" is not possible in this state.`);
    const { state: now } = (await stateOf(id)) as { state: string };
    expect(answer.status === 200 ? [move.to, ...(move.or ?? [])] : [state]).toContain(now);
  });
});
