import { Forbidden } from '@school/kernel';
import type { AnyResource, NamedRecord } from '@school/kernel';
import { Readable } from 'node:stream';
import type { RecordValues } from '../behaviour.ts';
import { succeededText } from '../envelope/envelope.ts';
import { aggregateStatement } from '../query/aggregate.ts';
import type { ListRequest } from '../query/list-request.ts';
import { listQuery, readList } from '../query/list.ts';
import type { ListAnswer } from '../query/list.ts';
import { alikeStatement } from '../query/alike.ts';
import { mostNames, namedStatement, type NamedBy } from '../query/named.ts';
import { optionsStatement } from '../query/options.ts';
import { partsOfName } from '../query/record-name.ts';
import { readShared } from '../query/record-reads.ts';
import { singleId } from '../query/read.ts';
import { readHistory } from './history.ts';
import { rightsOf } from '../query/rights.ts';
import { settingsDefaults } from '../query/settings-defaults.ts';
import { setContentRange } from './content-range.ts';
import { aliasFilter } from './aliases.ts';
import type { Call, GenericCall } from './generic-call.ts';
import { listParameters, listRequestOf } from './list-parameters.ts';
import {
  badParameter,
  idsParameter,
  jsonParameter,
  namesParameter,
  refuseUnknown,
  single,
} from './query-parameters.ts';
import { recordId } from './record-id.ts';

const isList = ({ single: one }: AnyResource): boolean => !one;

/** Parameters of a picker, which has its own order and shows title and second line. */
const pickerParameters: ReadonlySet<string> = new Set(['q', 'ids', 'range', 'filter']);

const requestOf = ({ engine, resource, query }: Call, known = listParameters): ListRequest => {
  const { filter, names } = aliasFilter(resource, query, known, engine.catalogue);
  refuseUnknown(query, names.length === 0 ? known : new Set([...known, ...names]));
  const request = listRequestOf(query);
  if (names.length === 0) return request;
  return { ...request, filter: request.filter ? { _and: [filter, request.filter] } : filter };
};

const contentRange = (resource: AnyResource, { offset, rows, total }: ListAnswer): string =>
  rows === 0 ? `${resource.key} */${total}` : `${resource.key} ${offset}-${offset + rows - 1}/${total}`;

/** The envelope around a list that is streamed. */
async function* enveloped(rows: Readable): AsyncGenerator<string> {
  yield '{"success":true,"data":';
  yield* rows as AsyncIterable<string>;
  yield ',"message":""}';
}

const list = async (call: Call, archived?: boolean): Promise<string | Readable> => {
  const { engine, context, resource, reply } = call;
  const request = { ...requestOf(call), ...(archived === undefined ? {} : { archived }) };
  const answer = await readList(engine, context, listQuery(engine, context, resource, request));
  setContentRange(reply, contentRange(resource, answer));
  return typeof answer.json === 'string' ? succeededText(answer.json) : Readable.from(enveloped(answer.json));
};

const shapeParameters = new Set(['fields', 'labels', 'embed', 'expand']);

const readSettings = async (call: Call): Promise<unknown> => {
  const { engine, context, resource } = call;
  if (!rightsOf(context.actor, resource).may('read')) throw new Forbidden();
  const id = await singleId(engine.database.of(context.institute), resource);
  return id === undefined ? settingsDefaults(context.actor, resource) : readOne(call, id);
};

const readOne = async (call: Call, id: number): Promise<string> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, shapeParameters);
  const { fields, labels, expand } = listRequestOf(query);
  const { reader } = listQuery(engine, context, resource, {});
  const shape = { fields, labels, expand };
  const asked = { reader, caller: context, resource, id, shape };
  return succeededText(await readShared(engine.database, context.institute, asked));
};

const options = async (call: Call): Promise<string> => {
  const { engine, context, resource, query, reply } = call;
  const request = requestOf(call, pickerParameters);
  const ids = idsParameter(query, 'ids');
  const statement = optionsStatement(listQuery(engine, context, resource, request), ids);
  const [row] = await engine.database.of(context.institute).query<{ rows: string; total: string }>(statement);
  reply.header('x-total-count', row?.total ?? '0');
  return succeededText(row?.rows ?? '[]');
};

/**
 * The records that texts name, by any unique key, or by a title that no other has; `Ali Khan (E-104)`, as exports write it,
 * counts as its key. `[{name, id, label}]`.
 */
const named = async (call: Call): Promise<string> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, new Set(['names', 'filter']));
  const names = [...new Set(namesParameter(query, 'names') ?? [])].filter((name) => name.trim() !== '');
  if (names.length > mostNames) throw badParameter('names', 'At most %{max} names.', { max: mostNames });
  const { filter } = listRequestOf(query['filter'] === undefined ? {} : { filter: query['filter'] });
  const ask = async (texts: readonly string[], by: NamedBy): Promise<readonly NamedRecord[]> => {
    const statement =
      texts.length > 0
        ? namedStatement(listQuery(engine, context, resource, filter ? { filter } : {}), texts, by)
        : undefined;
    return statement ? engine.database.of(context.institute).query<NamedRecord>(statement) : [];
  };
  const byKey = await ask(names, 'key');
  const left = names.filter((name) => !byKey.some((one) => one.name === name));
  const byTitle = await ask(left, 'title');
  const told = new Map(
    left
      .filter((name) => !byTitle.some((one) => one.name === name))
      .flatMap((name) => {
        const parts = partsOfName(name);
        return parts ? [[parts.key, name] as const] : [];
      }),
  );
  const byParts = await ask([...told.keys()], 'key');
  const whole = byParts.map((one) => ({ ...one, name: told.get(one.name) ?? one.name }));
  return succeededText(JSON.stringify([...byKey, ...byTitle, ...whole]));
};

/** Likely duplicates of what a form contains; `except` is the record being edited. */
const alike = async (call: Call): Promise<string> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, new Set(['values', 'except']));
  const values = jsonParameter(query, 'values');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw badParameter('values', 'values must be an object.');
  const [except] = idsParameter(query, 'except') ?? [];
  const fieldContext = { today: context.today, locale: context.locale, dateOrder: 'YMD' } as const;
  const statement = alikeStatement(
    listQuery(engine, context, resource, {}),
    values as RecordValues,
    fieldContext,
    except,
  );
  if (!statement) return succeededText('[]');
  const [row] = await engine.database.of(context.institute).query<{ rows: string }>(statement);
  return succeededText(row?.rows ?? '[]');
};

const aggregate = async (call: Call): Promise<string> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, new Set(['filter', 'q', 'sum', 'count', 'group', 'range']));
  const { sum: _sum, count: _count, ...asked } = query;
  const { filter, search, group, range } = listRequestOf(asked);
  single(query, 'count');
  const statement = aggregateStatement(
    listQuery(engine, context, resource, { filter, search, group, range }),
    namesParameter(query, 'sum') ?? [],
  );
  const [row] = await engine.database.of(context.institute).query<{ row: string }>(statement);
  return succeededText(row?.row ?? 'null');
};

/** Calls that only read. */
export const readCalls: readonly GenericCall[] = [
  {
    name: 'getall',
    method: 'GET',
    paths: ['getall', ''],
    own: 'getall',
    summary: ({ label }) => `List of ${label[1]}`,
    offered: isList,
    handle: (call) => list(call),
  },
  {
    name: 'getallunArchived',
    method: 'GET',
    paths: ['getallunArchived'],
    summary: ({ label }) => `${label[1]} outside the archive`,
    offered: isList,
    handle: (call) => list(call, false),
  },
  {
    name: 'getallArchived',
    method: 'GET',
    paths: ['getallArchived'],
    summary: ({ label }) => `${label[1]} in the archive`,
    offered: isList,
    handle: (call) => list(call, true),
  },
  {
    name: 'get',
    method: 'GET',
    paths: ['get/:id', ':id'],
    own: 'get',
    summary: ({ label }) => `One of ${label[1]} with its lines`,
    offered: isList,
    handle: (call) => readOne(call, recordId(call.parameters['id'])),
  },
  {
    name: 'getSettings',
    method: 'GET',
    paths: ['get'],
    own: 'get',
    summary: ({ label }) => `The settings record ${label[0]}`,
    offered: ({ single: one }) => one === true,
    handle: readSettings,
  },
  {
    name: 'aggregate',
    method: 'GET',
    paths: ['aggregate'],
    summary: ({ label }) => `Number and sums of filtered ${label[1]}, also by groups`,
    offered: isList,
    handle: aggregate,
  },
  {
    name: 'options',
    method: 'GET',
    paths: ['options'],
    summary: ({ label }) => `Rows of a picker of ${label[1]}`,
    offered: isList,
    handle: options,
  },
  {
    name: 'named',
    method: 'GET',
    paths: ['named'],
    summary: ({ label }) => `Which of ${label[1]} texts name, by keys or titles that are theirs alone`,
    offered: isList,
    handle: named,
  },
  {
    name: 'alike',
    method: 'GET',
    paths: ['alike'],
    summary: ({ label }) => `Likely duplicates among ${label[1]}`,
    offered: (resource) => isList(resource) && (resource.alike ?? []).length > 0,
    handle: alike,
  },
  {
    name: 'history',
    method: 'GET',
    paths: ['history/:id'],
    summary: ({ label }) => `Changes of one of ${label[1]}`,
    offered: () => true,
    handle: (call) => readHistory(call, recordId(call.parameters['id'])),
  },
];
