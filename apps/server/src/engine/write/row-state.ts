import { NotFound, Stale } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { ruleIn } from '../query/compile.ts';
import { keptPerResource } from '../query/kept.ts';
import { fold, rendered } from '../query/parameters.ts';
import type { Fragment } from '../query/parameters.ts';
import { projection } from '../query/projection.ts';
import type { RecordShape } from '../query/list-request.ts';
import { objectOf } from '../query/record-json.ts';
import { impersonal, rightsIn, tableName } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { hasFigures, hasFiguresApart, remembered, withFigures, withoutFigures } from './figures.ts';
import { pointsSomewhere, questionsOf } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import { sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';

/** A row as it is in the transaction. */
export interface RowState {
  readonly values: RecordValues;
  /** JSON text of what the caller may read. */
  readonly json: string;
  /** The caller may read all of it. */
  readonly isWhole: boolean;
  readonly judgement: Judgement;
}

interface StateRow {
  readonly whole: string;
  readonly own: string | null;
  readonly judgement: string;
}

const recordOf = (source: Source, shape: RecordShape): string =>
  `(SELECT row_to_json(r) FROM (SELECT ${projection(source, shape, true)}) r)::text`;

const nothingJudged: Judgement = {};

const stateOf = (row: StateRow): RowState => ({
  values: JSON.parse(row.whole) as RecordValues,
  json: row.own ?? row.whole,
  isWhole: row.own === null,
  judgement: row.judgement === '{}' ? nothingJudged : (JSON.parse(row.judgement) as Judgement),
});

/** The record as the caller may read it. */
export const readableOf = ({ isWhole, values, json }: RowState): RecordValues =>
  isWhole ? values : (JSON.parse(json) as RecordValues);

/** What a state is requested with in addition to the row itself. */
export interface Asked {
  /** The record before it is written, for a change. */
  readonly before?: RecordValues | undefined;
  /** Values that were written: their references are checked. */
  readonly changed: RecordValues;
  /** The record as a form would hold it. */
  readonly form: () => RecordValues;
}

export const nothingAsked: Asked = { changed: {}, form: () => ({}) };

/** The same row as the product and as the caller see it. */
interface Views {
  readonly whole: Source;
  readonly own: Source;
}

type ShapeOf = (source: Source) => RecordShape;

const allFields: ShapeOf = () => ({});

const columnsOf = ({ whole, own }: Views, { changed, form }: Asked, shapeOf: ShapeOf): string => {
  const [all, mine] = [recordOf(whole, shapeOf(whole)), recordOf(own, shapeOf(own))];
  const questions = questionsOf(whole, own, changed, form);
  return [
    `${all} AS whole`,
    `${all === mine ? 'NULL' : mine} AS own`,
    `${questions.length > 0 ? objectOf(questions) : `'{}'`}::text AS judgement`,
  ].join(', ');
};

const kept = keptPerResource<Fragment>(400);

/** Text over the views that is the same for everybody with the caller's rights; built once. */
const keptText = ({ whole, own }: Views, name: string, make: (views: Views) => string): string => {
  const fragment = kept(own.resource, `${name} ${rightsIn(own).key}`, () => {
    const views = { whole: impersonal(whole), own: impersonal(own) };
    return fold((parameters) =>
      make({ whole: { ...views.whole, parameters }, own: { ...views.own, parameters } }),
    );
  });
  return rendered(fragment, whole.parameters);
};

/** What is checked about references depends on what is written; everything else only on the caller. */
const stateColumns = (views: Views, asked: Asked, shapeOf = allFields): string =>
  pointsSomewhere(views.whole.resource, asked.changed)
    ? columnsOf(views, asked, shapeOf)
    : keptText(views, shapeOf === allFields ? 'all' : 'own', (same) =>
        columnsOf(same, nothingAsked, shapeOf),
      );

const findState = async (
  writer: Writer,
  id: number,
  asked: Asked = nothingAsked,
): Promise<RowState | undefined> => {
  const views = sourcesOf(writer);
  const { whole } = views;
  const columns = stateColumns(views, asked);
  const place = whole.parameters.add(id, 'bigint');
  const text = `SELECT ${columns} FROM ${tableName(writer.resource)} t WHERE t.id = ${place}`;
  const [row] = await writer.work.transaction.query<StateRow>(prepared(text, whole.parameters.values));
  return row && stateOf(row);
};

interface StateOfMany extends StateRow {
  readonly id: string;
}

/** The states of many rows in one statement, by their ids; missing rows are left out. */
export const readStates = async (
  writer: Writer,
  ids: readonly number[],
  asked: Asked = nothingAsked,
): Promise<ReadonlyMap<number, RowState>> => {
  const views = sourcesOf(writer);
  const { parameters } = views.whole;
  const columns = stateColumns(views, asked);
  const text = `SELECT t.id, ${columns} FROM ${tableName(writer.resource)} t WHERE t.id = ANY(${parameters.add(ids, 'bigint[]')})`;
  const rows = await writer.work.transaction.query<StateOfMany>(prepared(text, parameters.values));
  return new Map(rows.map((row) => [Number(row.id), stateOf(row)]));
};

/** Locks those rows that the caller may see, in id order, and reads their state at that point. */
export const lockStates = async (
  writer: Writer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RowState>> => {
  const { own } = sourcesOf(writer);
  const conditions = [`t.id = ANY(${own.parameters.add(ids, 'bigint[]')})`, ...ruleIn(own)];
  const text = `SELECT t.id FROM ${tableName(own.resource)} t WHERE ${conditions.join(' AND ')} ORDER BY t.id FOR UPDATE OF t`;
  const locked = await writer.work.transaction.query<{ id: string }>(prepared(text, own.parameters.values));
  return readStates(
    writer,
    locked.map(({ id }) => Number(id)),
  );
};

/**
 * Reads a row within the transaction, for the product and for the caller, and checks what the definition requires of it.
 */
export const readState = async (
  writer: Writer,
  id: number,
  asked: Asked = nothingAsked,
): Promise<RowState> => {
  const state = await findState(writer, id, asked);
  if (!state) throw new NotFound();
  return state;
};

/** The parts of a statement that writes a row. */
export interface Writing {
  /** WITH tables that the others read. */
  readonly ahead?: (source: Source) => string;
  /** The statement with RETURNING *. */
  readonly write: (source: Source) => string;
  /** A statement over the row `t` that is written along with it. */
  readonly beside?: ((source: Source) => string) | undefined;
}

/**
 * The state of the row that a statement writes, undefined if it wrote none, in the same round trip. Only where nothing but the row is
 * written: what is written elsewhere is not there yet. Figures over other rows, which such a write cannot change, are those of the record
 * before it: recomputing them costs more than the write.
 */
export const writeAndRead = async (
  writer: Writer,
  asked: Asked,
  { ahead, write, beside }: Writing,
): Promise<RowState | undefined> => {
  const views = sourcesOf(writer);
  const { whole, own } = views;
  const { before } = asked;
  const reuses = before !== undefined && hasFigures(writer.resource);
  const first = ahead ? `${ahead(whole)}, ` : '';
  const written = write(whole);
  const columns = stateColumns(views, asked, reuses ? withoutFigures : allFields);
  const more = beside ? `, beside AS (${beside(whole)})` : '';
  const text = `WITH ${first}t AS (${written})${more} SELECT ${columns} FROM t`;
  const [row] = await writer.work.transaction.query<StateRow>(prepared(text, whole.parameters.values));
  const state = row && stateOf(row);
  return state && reuses ? { ...state, ...withFigures(state, own, before) } : state;
};

const isList = (resource: AnyResource, key: string): boolean =>
  resource.fields[key]?.type === 'lines' || resource.fields[key]?.type === 'refs';

/**
 * Whether only the row itself is written, no line and no list of references, so that the record can be read as it is
 * written: the contents of other tables are the same before and after.
 */
export const isOneRow = ({ resource, engine }: Writer, values: RecordValues): boolean =>
  hasFiguresApart(resource, engine.catalogue) && !Object.keys(values).some((key) => isList(resource, key));

const elsewhere: ReadonlySet<string> = new Set(['lines', 'refs']);

/**
 * Whether all that belongs to a record is in its row. Figures over rows that are not its lines are not held stable by the
 * record's lock.
 */
export const isWholeRow = remembered((resource) =>
  Object.values(resource.fields).every(({ type }) => !elsewhere.has(type)),
);

/** Text whose first value is the id. */
const seenText = (views: Views, columns: string): string => {
  const conditions = ['t.id = $1::bigint', ...ruleIn(views.own)];
  return `SELECT ${columns} FROM ${tableName(views.own.resource)} t WHERE ${conditions.join(' AND ')}`;
};

const lockText = (views: Views, atOnce: boolean): string =>
  `${seenText(views, atOnce ? columnsOf(views, nothingAsked, allFields) : 't.version')} FOR UPDATE OF t`;

const assertVersion = (stored: unknown, version: number | undefined): void => {
  if (version !== undefined && version !== Number(stored)) throw new Stale(Number(stored));
};

/**
 * Locks a row that the caller may see until the transaction ends, and reads its state at that point. Other tables are read
 * after the lock is acquired, since a statement sees those as they were when it began.
 * @throws NotFound with the same message for a row that does not exist, Stale when it has a version other than the one read
 */
export const lockState = async (writer: Writer, id: number, version?: number): Promise<RowState> => {
  const views = sourcesOf(writer);
  const { parameters } = views.own;
  parameters.add(id, 'bigint');
  const atOnce = isWholeRow(writer.resource);
  const text = keptText(views, 'lock', (same) => lockText(same, atOnce));
  const statement = prepared(text, parameters.values);
  const locking = writer.work.transaction.query<StateRow & { version: number }>(statement);
  // Both are in flight at the same time; the second begins once the lock is acquired.
  const [[row], read] = await Promise.all([locking, atOnce ? undefined : findState(writer, id)]);
  if (!row) throw new NotFound();
  if (!atOnce) assertVersion(row.version, version);
  const state = atOnce ? stateOf(row) : read;
  if (!state) throw new NotFound();
  assertVersion(state.values['version'], version);
  return state;
};

/**
 * Reads a row that the caller may see without locking it, before anything else is sent in the transaction; only for a
 * self-contained row, whose version then shows whether it has stayed unchanged.
 * @throws NotFound, Stale as `lockState` does
 */
export const glanceAt = async (writer: Writer, id: number, version?: number): Promise<RowState> => {
  const views = sourcesOf(writer);
  const { parameters } = views.own;
  parameters.add(id, 'bigint');
  const text = keptText(views, 'seen', (same) => seenText(same, columnsOf(same, nothingAsked, allFields)));
  const [row] = await writer.work.transaction.glance<StateRow>(prepared(text, parameters.values));
  if (!row) throw new NotFound();
  const state = stateOf(row);
  assertVersion(state.values['version'], version);
  return state;
};
