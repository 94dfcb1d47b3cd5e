import { catalogue } from '@school/resources';
import { ownControllers } from '../../src/app/application.ts';
import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { bodyFrom } from './body-from-schema.ts';
import type { Schema } from './body-from-schema.ts';
import { WholeSchool } from './whole-school.ts';

/**
 * A client that knows nothing of the calls but their API description: for every call that does not derive from a resource,
 * it states what the call does and which body it takes, and the server accepts each property of that body and no other.
 */
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name?: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
}
interface Content {
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let school: WholeSchool;
let document: Document;
beforeAll(async () => {
  school = await WholeSchool.open();
  document = JSON.parse((await school.call('GET', '/api/docs-json', '')).text) as Document;
});
afterAll(() => school.close());

const pool = createPool('postgres://nowhere');
afterAll(() => pool.end());
const engine = new Engine(catalogue, new Database(pool), behaviours);

const calls = callsOf([...ownControllers(engine), ...controllersOf(modules)]).filter(
  ({ resource }) => resource === undefined,
);
const ownCalls = calls.filter(({ own }) => own !== undefined);
const withBody = calls.filter(
  ({ method, own }) => (own === undefined ? method !== 'GET' : own.readsBody) && method !== 'DELETE',
);

const said = ({ method, path }: { readonly method: string; readonly path: string }): Operation | undefined =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

const named = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

it('says of every call what it does', () => {
  expect(ownCalls.length).toBeGreaterThan(140);
  expect(calls.filter((call) => !said(call)?.summary).map(named)).toEqual([]);
});

it('says of every call that reads a body which', () => {
  const silent = ownCalls.filter(
    (call) => call.own?.readsBody && said(call)?.requestBody === undefined && call.method !== 'DELETE',
  );
  expect(silent.map(named)).toEqual([]);
});

/** The content of a successful response; undefined where it has none. */
const answerOf = (call: Parameters<typeof said>[0]) => {
  const { responses = {} } = said(call) ?? {};
  const [answer] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return answer?.[0] === '204' ? undefined : (answer?.[1].content ?? {});
};

/** Neither a shape nor a description. */
const isSilent = (schema: Schema): boolean => {
  const { type, properties, additionalProperties } = schema;
  const isSaid = ['$ref', 'anyOf', 'allOf', 'enum', 'const', 'not'].some((key) => key in schema);
  return !isSaid && (!type || (type === 'object' && !properties && !additionalProperties));
};

interface Looking {
  readonly place: string;
  /** Names of the enclosing types, which may contain themselves. */
  readonly seen: ReadonlySet<string>;
  /** The enclosing type has a description that is about its entries. */
  readonly isTold: boolean;
}

/** Places in a response that are not described; records are as their resource states. */
const silentIn = (schema: Schema, { place, seen, isTold }: Looking): readonly string[] => {
  const {
    $ref,
    items,
    prefixItems = [],
    properties = {},
    additionalProperties,
    anyOf = [],
    allOf = [],
  } = schema;
  const told = isTold || schema.description !== undefined;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    if (seen.has(name) || catalogue.has(name)) return [];
    const inside = { place, seen: new Set([...seen, name]), isTold: told };
    return silentIn(document.components.schemas[name] ?? {}, inside);
  }
  const entries = [...prefixItems, ...[items, additionalProperties].filter((part) => part)] as Schema[];
  return [
    ...(isSilent(schema) && !told ? [place] : []),
    ...entries.flatMap((part) => silentIn(part, { place: `${place}[]`, seen, isTold: told })),
    ...Object.entries(properties).flatMap(([key, part]) =>
      silentIn(part, { place: `${place}.${key}`, seen, isTold: false }),
    ),
    ...[...anyOf, ...allOf].flatMap((part) => silentIn(part, { place, seen, isTold: told })),
  ];
};

it('says of every call what it answers, each part by its shape or in words', () => {
  const silent = calls.flatMap((call) =>
    Object.entries(answerOf(call) ?? {}).flatMap(([type, { schema = {} }]) =>
      type === 'application/json'
        ? silentIn(schema, { place: named(call), seen: new Set(), isTold: false })
        : [],
    ),
  );
  expect(silent).toEqual([]);
});

it('names the parameters of every call that reads its query', () => {
  const silent = ownCalls.filter(({ own }) => own?.readsQuery && own.query.length === 0);
  expect(silent.map(named)).toEqual([]);
  const trail = said({ method: 'GET', path: '/setup/v1/audit' });
  expect(trail?.parameters?.map(({ name }) => name)).toContain('resource');
});

const unknownIn = (text: string): readonly string[] =>
  [...text.matchAll(/"field":"([^"]*)","code":"unknownField"/g)].map(([, field = '']) => field);

describe.each(withBody.map((call) => [named(call), call] as const))('%s', (_name, call) => {
  const url = call.path.replaceAll(/:\w+/g, '999999999');

  it('knows each property that the document names, and refuses one that it does not', async () => {
    const schema = said(call)?.requestBody?.content['application/json']?.schema;
    if (schema === undefined) return;
    const body = bodyFrom(schema, document.components.schemas) as object;
    const known = await school.call(call.method as 'POST', url, 'ADMIN', body);
    expect(unknownIn(known.text)).toEqual([]);
    const stranger = await school.call(call.method as 'POST', url, 'ADMIN', { ...body, aStranger: 1 });
    expect([stranger.status >= 400, stranger.status < 500]).toEqual([true, true]);
  });
});
