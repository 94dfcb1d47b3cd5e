import { Forbidden, NotFound, isAmong, mayAct } from '@school/kernel';
import type {
  Action,
  AnyResource,
  Expression,
  Fields,
  RefField,
  RefsField,
  Transition,
} from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { succeededText } from '../envelope/envelope.ts';
import { askedPicks } from '../query/asked-picks.ts';
import { expressionIn, ruleIn } from '../query/compile.ts';
import { listQuery } from '../query/list.ts';
import { openSource } from '../query/list-statement.ts';
import { tableName, trusted } from '../query/source.ts';
import { EngineRecords } from '../write/records.ts';
import { prepared } from '../query/statement-name.ts';
import { notPossible } from '../write/not-possible.ts';
import type { Call, GenericCall } from './generic-call.ts';
import { listRequestOf } from './list-parameters.ts';
import { idsParameter, jsonParameter, refuseUnknown } from './query-parameters.ts';

type Verb = Action | Transition;

const known = new Set(['q', 'ids', 'range', 'record', 'values']);

const asksForRecords = (ask: Fields = {}): boolean =>
  Object.values(ask).some(({ type }) => type === 'ref' || type === 'refs');

const verbsOf = ({ actions, lifecycle }: AnyResource, kind: 'action' | 'transition') =>
  (kind === 'action' ? actions : lifecycle?.transitions) ?? {};

/** The record that the form is about: visible, and in a state that permits the verb. @throws NotFound, Conflict */
export const assertMeant = async (
  { engine, context, resource }: Pick<Call, 'engine' | 'context' | 'resource'>,
  verb: { readonly label: string; readonly when?: Expression },
  id: number,
): Promise<void> => {
  const source = openSource(listQuery(engine, context, resource, {}));
  const when = verb.when ? expressionIn(trusted(source), verb.when) : 'true';
  const conditions = [`${source.alias}.id = ${source.parameters.add(id, 'bigint')}`, ...ruleIn(source)];
  const [row] = await engine.database
    .of(context.institute)
    .query<{ fits: boolean }>(
      prepared(
        `SELECT coalesce(${when}, false) AS fits FROM ${tableName(resource)} ${source.alias} WHERE ${conditions.join(' AND ')}`,
        source.parameters.values,
      ),
    );
  if (!row) throw new NotFound();
  if (!row.fits) throw notPossible(verb);
};

/** What a filter reads in addition to the form: the record that the form is about. */
export const recordBehind = async (
  { engine, context, resource }: Pick<Call, 'engine' | 'context' | 'resource'>,
  { filter }: RefField | RefsField,
  id: number | undefined,
): Promise<RecordValues> => {
  if (id === undefined || !JSON.stringify(filter ?? {}).includes('"$field"')) return {};
  return (await new EngineRecords(engine).read(context, resource.key, id, { system: true })) ?? {};
};

export const valuesOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Readonly<Record<string, unknown>>)
    : {};

const answer = async (call: Call, kind: 'action' | 'transition'): Promise<string> => {
  const { engine, context, resource, parameters, query, reply } = call;
  const [name, key] = [parameters['name'] ?? '', parameters['field'] ?? ''];
  const verbs: Readonly<Record<string, Verb>> = verbsOf(resource, kind);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  const field = verb?.ask && Object.hasOwn(verb.ask, key) ? verb.ask[key] : undefined;
  if (!verb || (field?.type !== 'ref' && field?.type !== 'refs')) throw new NotFound();
  const { actor } = context;
  if (!(kind === 'action' ? mayAct(actor, verb) : isAmong(actor, verb.access))) throw new Forbidden();
  refuseUnknown(query, known);
  const [record] = idsParameter(query, 'record') ?? [];
  if (record !== undefined)
    await assertMeant(call, { label: verb.label, ...('when' in verb ? { when: verb.when } : {}) }, record);
  // Names of records that one may not open are revealed only for the record that one is working on.
  else if (field.named && !('on' in verb && verb.on === 'list')) throw new Forbidden();
  const { search, range } = listRequestOf(query);
  const row = await recordBehind(call, field, record);
  const form = { ...row, ...valuesOf(jsonParameter(query, 'values')) };
  const statement = askedPicks(
    { engine, context, field, form },
    { search, ...(range ? { range } : {}) },
    idsParameter(query, 'ids'),
  );
  const [page] = await engine.database
    .of(context.institute)
    .query<{ rows: string; total: string }>(statement);
  reply.header('x-total-count', page?.total ?? '0');
  return succeededText(page?.rows ?? '[]');
};

const optionsOf = (kind: 'action' | 'transition'): GenericCall => ({
  name: `${kind}Options`,
  method: 'GET',
  paths: [`${kind}/:name/options/:field`],
  summary: ({ label }) =>
    `What a picker offers that ${kind === 'action' ? 'an action' : 'a move'} of ${label[1]} asks for`,
  offered: (resource) => Object.values(verbsOf(resource, kind)).some(({ ask }) => asksForRecords(ask)),
  handle: (call) => answer(call, kind),
});

/** Pickers for the small forms of actions and moves. */
export const askedOptionCalls: readonly GenericCall[] = [optionsOf('action'), optionsOf('transition')];
