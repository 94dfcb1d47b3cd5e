import * as fc from 'fast-check';
import { baseFields, fieldsOf } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { privilegesOf } from './caller.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/**
 * The keys that every record has can be named in every parameter of every list: each call then either works or is refused
 * at its parameter, whoever calls. Nothing that a client sends may break it.
 */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

/** Requests to each list; `npm run explore` draws different ones each time. */
const numRuns = 30;

const endings = ['', '_in', '_ne', '_like', '_isNull', '_gt', '_lte', '_between'];
const values = [1, 0, -1, null, true, '1', 'x', '', '2026-03-09', [1], [], ['x', 2], { id: 1 }];

const baseKeys = Object.keys(baseFields);
const oddKeys = ['_labels', '_expand', '_group', 'details', 'q', '_and', 'constructor', '__proto__', ''];

const pathsOf = (resource: AnyResource): fc.Arbitrary<string> => {
  const own = Object.keys(fieldsOf(resource));
  const base = fc.constantFrom(...baseKeys);
  const first = fc.constantFrom(...own, ...baseKeys, ...oddKeys);
  return fc.oneof(
    { weight: 4, arbitrary: base },
    { weight: 1, arbitrary: fc.constantFrom(...oddKeys) },
    { weight: 2, arbitrary: fc.tuple(first, base).map((steps) => steps.join('.')) },
    { weight: 1, arbitrary: fc.tuple(base, first, base).map((steps) => steps.join('.')) },
  );
};

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** Every parameter that names fields, in every call that has it. */
const shapes: readonly ((key: string, value: unknown) => string)[] = [
  ...['getall', 'getallArchived', 'get/1'].flatMap((path) =>
    ['expand', 'labels', 'fields'].map((name) => (key: string) => `${path}?${name}=${json([key])}`),
  ),
  ...['getall', 'options', 'export'].map((path) => (key: string) => `${path}?sort=${json([key, 'DESC'])}`),
  ...['getall', 'aggregate', 'export'].flatMap((path) => [
    (key: string) => `${path}?group=${encodeURIComponent(key)}`,
    (key: string) => `${path}?group=${json({ by: `${key}:month`, closed: ['1'] })}&range=[0,4]`,
  ]),
  ...['getall', 'aggregate', 'options', 'export', 'named'].flatMap((path) => [
    (key: string, value: unknown) => `${path}?filter=${json({ [key]: value })}&names=["x"]`,
    (key: string, value: unknown) => `${path}?filter=${json({ [key]: value })}`,
  ]),
  (key) => `aggregate?sum=${json([key])}`,
  (key) => `export?columns=${json([key])}`,
  (key, value) => `alike?values=${json({ [key]: value })}`,
  (key, value) => `getall?${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  (key) => `getall?q=${encodeURIComponent(key)}&fields=${json([key])}&labels=${json([key])}`,
];

const requestsTo = (resource: AnyResource): fc.Arbitrary<readonly [caller: string, url: string]> => {
  const callers = [
    'ADMIN',
    'EMPLOYEE',
    'STUDENT',
    ...privilegesOf(resource).map((name) => `EMPLOYEE:${name}`),
  ];
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      shape: fc.constantFrom(...shapes),
      path: pathsOf(resource),
      ending: fc.constantFrom(...endings),
      value: fc.constantFrom<unknown>(...values),
    })
    .map(({ caller, shape, path, ending, value }) => {
      const key = shape.length === 2 ? `${path}${ending}` : path;
      return [caller, `${baseOf(resource)}/${shape(key, value)}`] as const;
    });
};

describe.each(called.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  it('gives or refuses what names keys that every record has', async () => {
    const answers = fc.asyncProperty(requestsTo(resource), async ([caller, url]) => {
      const { status, text } = await school.call('GET', url, caller);
      if (status >= 500) throw new Error(`${caller} ${decodeURIComponent(url)} ${status} ${text}`);
    });
    await fc.assert(answers, { numRuns });
  });

  it('groups along a reference to rows of which the reader sees some', async () => {
    for (const caller of ['EMPLOYEE', 'STUDENT', 'PARENT']) {
      const { status } = await school.call('GET', `${baseOf(resource)}/getall?group=id.id`, caller);
      expect([caller, status < 500]).toEqual([caller, true]);
    }
  });

  it('refuses to expand or name what is no reference of the definition', async () => {
    for (const name of ['expand', 'labels']) {
      for (const key of baseKeys) {
        const url = `${baseOf(resource)}/getall?${name}=${json([key])}&range=[0,0]`;
        const { status, body } = await school.call('GET', url, 'ADMIN');
        const isOwn = resource.ownCalls?.includes('getall') === true;
        expect([name, key, isOwn || status === 400]).toEqual([name, key, true]);
        if (!isOwn) expect(body.data).toMatchObject({ errors: [{ field: name }] });
      }
    }
  });
});
