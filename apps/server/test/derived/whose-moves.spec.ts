import { fieldTypeOf, isTheirs, joinTableName } from '@school/kernel';
import type { AnyResource, Transition, Whose } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { PlainRows } from './plain-rows.ts';
import { actorOf, privilegesOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/** Moves offered only to the people whom a record names: what pages hide is what the server refuses. */
const cases = called.flatMap((resource) =>
  Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([name, move]) =>
    move.whose ? [[resource.key, name, { resource, move, whose: move.whose }] as const] : [],
  ),
);

let school: WholeSchool;
let rows: PlainRows;
/** The person named by everything else, and the one named by the field that the move depends on. */
let [anybody, named] = [0, 0];
beforeAll(async () => {
  school = await WholeSchool.open();
  rows = new PlainRows(school.sql);
  const employee = catalogue.resource('employee');
  [anybody, named] = [await rows.insert(employee), await rows.insert(employee)];
});
/** Records are put into their states bypassing the product, and so bypassing its books. */
const pastTheBooks = [
  'bills that are not in the ledger once',
  'fees that are owed by the ledger and not by the bills',
];
afterAll(() => school.close(pastTheBooks));

it('there are such moves', () => expect(cases.length).toBeGreaterThan(5));

interface Case {
  readonly resource: AnyResource;
  readonly move: Transition;
  readonly whose: Whose;
}

const asks = ({ rows: rules = {} }: Whose, key: string): boolean =>
  JSON.stringify(rules).includes(`"${key}":{"$me"`);

/** A record in a state, with employees in all places. */
const rowIn = async (
  resource: AnyResource,
  whose: Whose,
  state: string,
  more: RecordValues = {},
): Promise<number> => {
  const people = Object.entries(resource.fields).flatMap(([key, field]) =>
    (field.type === 'ref' || field.type === 'refs') && field.to === 'employee'
      ? [{ key, many: field.type === 'refs', id: asks(whose, key) ? named : anybody }]
      : [],
  );
  const single = people.filter(({ many }) => !many).map(({ key, id }) => [key, id]);
  const given = { ...more, ...Object.fromEntries(single), [resource.lifecycle?.field ?? '']: state };
  const made = await rows.insert(resource, given);
  for (const { key, id } of people.filter(({ many }) => many)) {
    await school.sql.query({
      text: `insert into "${joinTableName(resource, key)}" (owner_id, target_id, position) values ($1, $2, 1)`,
      values: [made, id],
    });
  }
  return made;
};

/** Both employees, without privileges and with each privilege that the record knows; one of them teaches its subject. */
const callersFor = (resource: AnyResource, row: RecordValues): readonly Caller[] => {
  const people = [
    `@${anybody}`,
    typeof row['subject'] === 'number' ? `@${named}+${row['subject']}` : `@${named}`,
  ];
  const rights = ['', ...privilegesOf(resource).map((name) => `:${name}`)];
  return [
    'ADMIN',
    `ADMIN@${anybody}`,
    ...rights.flatMap((right) => people.map((one) => `EMPLOYEE${right}${one}`)),
  ];
};

const tried = async (
  { resource, move, whose }: Case,
  name: string,
  state: string,
): Promise<ReadonlySet<boolean>> => {
  const found = new Set<boolean>();
  const base = baseOf(resource);
  const read = async (id: number): Promise<RecordValues> =>
    (await school.call('GET', `${base}/get/${id}`, 'ADMIN')).body.data as RecordValues;
  const first = await read(await rowIn(resource, whose, state));
  const more = typeof first['subject'] === 'number' ? { subject: first['subject'] } : {};
  const asked = Object.fromEntries(
    Object.entries(move.ask ?? {}).map(([key, part]) => [key, fieldTypeOf(part).sample(1)]),
  );
  for (const caller of callersFor(resource, first)) {
    const id = await rowIn(resource, whose, state, more);
    const looking = { actor: actorOf(caller), resource, catalogue, today: '2026-03-09' };
    const theirs = isTheirs(whose, await read(id), looking);
    const { status, body } = await school.call('POST', `${base}/transition/${name}/${id}`, caller, asked);
    if (status === 403 || status === 404) continue;
    const { code } = (body.data ?? {}) as { readonly code?: string };
    expect([caller, status < 500, code === whose.code]).toEqual([caller, true, !theirs]);
    if (!theirs) expect(body.message).toBe(whose.message);
    found.add(theirs);
  }
  return found;
};

it.each(cases)('%s: %s is refused to whomever it is not offered', async (_key, name, one) => {
  const found = new Set<boolean>();
  for (const state of one.move.from) for (const theirs of await tried(one, name, state)) found.add(theirs);
  expect([...found].sort()).toEqual([false, true]);
});
