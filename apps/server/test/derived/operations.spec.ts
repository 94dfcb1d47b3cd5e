import {
  callPlace,
  fieldTypeOf,
  isList,
  isReading,
  isRows,
  mayAct,
  placesOf,
  recordParameter,
  resourceOf,
  roles,
  rowReader,
} from '@school/kernel';
import type { AnyOperation, Shape, ShapePart } from '@school/kernel';
import { catalogue } from '@school/resources';
import { actorOf } from './caller.ts';
import { PlainRows } from './plain-rows.ts';
import { WholeSchool } from './whole-school.ts';

/** Every operation of the product: permissions, invalid input, and records that do not exist or are not meant. */
const operations = catalogue.operations ?? [];
const nowhere = 999_999_999;

const isReference = (part: ShapePart): boolean =>
  isRows(part)
    ? Object.values(part.of).some(isReference)
    : isList(part)
      ? isReference(part.of)
      : part.type === 'ref' || part.type === 'refs' || part.type === 'lines';

const sampleOf = (part: ShapePart): unknown => {
  if (isRows(part)) return Array.from({ length: part.min ?? 0 }, () => samples(part.of));
  if (isList(part)) return Array.from({ length: part.min ?? 0 }, () => sampleOf(part.of));
  return fieldTypeOf(part).sample(1);
};
const samples = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, sampleOf(part)]));

const methods = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' } as const;

/** The call of an operation at its stated URL. @param id the record, or whatever its parameters refer to */
const callOf = (operation: AnyOperation, id: number) => {
  const place = callPlace(operation.at);
  if (!place || place.method === 'PATCH') throw new Error(`${operation.at} is not tried here.`);
  const { on } = operation;
  const record = on && 'one' in on ? recordParameter(place, on.one) : undefined;
  const inAddress = new Set(place.parameters.filter((name) => name !== record));
  const body = samples(operation.input ?? {});
  // A choice in a URL has to be one of its options; everything else there is a record.
  const isChoice = (name: string): boolean => operation.input?.[name]?.type === 'choice';
  const path = `/api/${place.path.replace(/:(\w+)/g, (_, name: string) => String(isChoice(name) ? body[name] : id))}`;
  const sent = Object.fromEntries(Object.entries(body).filter(([key]) => !inAddress.has(key)));
  return {
    method: methods[place.method],
    path,
    inAddress,
    sent: on && 'several' in on ? { ids: [id], ...sent } : sent,
  };
};

let school: WholeSchool;
/** One for all operations: referenced rows stay, and their keys are assigned once. */
let rows: PlainRows;
beforeAll(async () => {
  school = await WholeSchool.open();
  rows = new PlainRows(school.sql);
});
afterAll(() => school.close());

const problemsIn = (data: unknown): readonly string[] =>
  ((data as { errors?: { field: string; code: string }[] } | null)?.errors ?? []).map(
    ({ field, code }) => `${field}:${code}`,
  );

/** Who may do it, the administrator first unless it concerns only the caller. */
const allowedTo = (operation: AnyOperation): readonly string[] =>
  [
    'ADMIN',
    ...operation.access.map((name) => (roles.some((role) => role === name) ? name : `EMPLOYEE:${name}`)),
  ].filter((caller) => mayAct(actorOf(caller), operation));

describe.each(operations.map((operation) => [operation.key, operation] as const))('%s', (_, operation) => {
  const { method, path, sent, inAddress } = callOf(operation, nowhere);
  const allowed = allowedTo(operation);
  const [someone = 'ADMIN'] = allowed;
  const send = (caller: string, body: object = sent) =>
    school.call(method, path, caller, method === 'GET' ? undefined : body);

  it('is refused to everybody who has no right to it, before anything else is looked at', async () => {
    for (const caller of roles.filter((role) => !mayAct(actorOf(role), operation)))
      expect([caller, (await send(caller, { nonsense: true })).status]).toEqual([caller, 403]);
    for (const caller of allowed) expect((await send(caller)).status).not.toBe(403);
  });

  it('says at the fields what is wrong with its input', async () => {
    if (isReading(operation)) {
      expect((await school.call('GET', `${path}?nonsense=1`, someone)).status).toBe(400);
      return;
    }
    const required = Object.entries(operation.input ?? {}).filter(
      ([key, part]) => !inAddress.has(key) && (isRows(part) ? (part.min ?? 0) > 0 : Boolean(part.required)),
    );
    const several = operation.on && 'several' in operation.on ? { ids: [nowhere] } : {};
    const { status, body } = await send(someone, { ...several, nonsense: 1 });
    const problems = problemsIn(body.data);
    expect(status).toBe(400);
    expect(problems).toContain('nonsense:unknown');
    for (const [key] of required) expect(problems).toContain(`${key}:required`);
  });

  it('finds no record that is not there, at none of its addresses', async () => {
    const isNamed = [...inAddress].some((key) => operation.input?.[key]?.type === 'ref');
    const isAboutOne = resourceOf(operation) !== undefined || isNamed;
    const isFilled = Object.entries(operation.input ?? {}).some(
      ([key, part]) => !inAddress.has(key) && isReference(part),
    );
    if (!isAboutOne || isFilled) return;
    expect(placesOf(operation).length).toBeGreaterThan(0);
    expect((await send(someone)).status).toBe(404);
  });
});

describe('operations that answer a record of a resource', () => {
  const addresses = catalogue.resources.flatMap(({ api }) =>
    [api ?? []].flat().map((base) => `GET ${base}/get/:id`),
  );
  const shown = operations.filter(({ at, also = [] }) =>
    [at, ...also].some((one) => addresses.includes(one)),
  );

  it('take what generated screens ask with it', () => {
    expect(shown.length).toBeGreaterThan(2);
    for (const { key, input = {} } of shown)
      expect([key, ['fields', 'labels', 'embed', 'expand'].filter((name) => !(name in input))]).toEqual([
        key,
        [],
      ]);
  });
});

const conditional = operations.filter(({ when, on }) => when && on && 'one' in on);

it('there are operations with a condition', () => expect(conditional.length).toBeGreaterThan(0));

it.each(conditional.map((operation) => [operation.key, operation] as const))(
  '%s is refused for a record that its condition does not hold for',
  async (_, operation) => {
    const resource = catalogue.resource(resourceOf(operation) ?? '');
    const id = await rows.insert(resource);
    const { status, body } = await school.call('GET', `/api/${String(resource.api)}/get/${id}`, 'ADMIN');
    expect(status).toBe(200);
    const reader = rowReader(body.data as Record<string, unknown>, {
      resource,
      catalogue,
      context: { today: '2026-03-09' },
    });
    const call = callOf(operation, id);
    const answer = await school.call(call.method, call.path, 'ADMIN', call.sent);
    if (operation.when && reader.holds(operation.when, false) !== true)
      expect([answer.status, (answer.body.data as { code?: string }).code]).toEqual([409, 'ILLEGAL_STATE']);
    else expect(answer.status).toBeLessThan(500);
    await rows.remove(resource, id);
  },
);
