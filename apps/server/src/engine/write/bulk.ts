import { Invalid, NotFound, Refusal, isIdentifier } from '@school/kernel';
import type { BulkAnswer, BulkPreview, BulkVerb, Filter, Verb } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { extendedResource } from '../custom/custom-fields.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { problemAt } from '../validation/accept-body.ts';
import { asInput, problemsMessage } from './accept-input.ts';
import { archiveRecord } from './archive.ts';
import { archiveTogether } from './archive-together.ts';
import { previewBulk } from './bulk-preview.ts';
import { removeRecord } from './remove.ts';
import { Apart } from './hook-work.ts';
import { attempt, inParts } from './together.ts';
import type { Refusals, Ways } from './together.ts';
import { updateRecord } from './update.ts';
import { updateTogether } from './update-together.ts';
import type { Saved } from './writer.ts';
import { assertMay, sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';
import { restrictionsOf } from '../query/where.ts';

/** Maximum rows that one call may change; more belong in a job. */
const maxRows = 2_000;

const verbs: readonly BulkVerb[] = ['update', 'archive', 'restore', 'delete'];

interface Bulk {
  readonly verb: BulkVerb;
  readonly ids: readonly number[] | undefined;
  readonly filter: Filter | undefined;
  readonly values: RecordValues;
  readonly preview: boolean;
  /** Rows that match but are to be left alone: those that a preview skipped. */
  readonly except: readonly number[];
}

const known = new Set(['verb', 'ids', 'filter', 'values', 'preview', 'except']);

const refuse = (field: string, code: string): Invalid =>
  new Invalid(problemsMessage, [problemAt(field, code)]);

const isIdList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= maxRows && value.every(isIdentifier);

const bulkOf = (body: unknown): Bulk => {
  const input = asInput(body);
  const surplus = Object.keys(input).find((key) => !known.has(key));
  if (surplus !== undefined) throw refuse(surplus.slice(0, 60), 'unknown');
  const { ids, filter, values = {}, preview = false, except = [] } = input;
  const verb = verbs.find((candidate) => candidate === input['verb']);
  if (!verb) throw refuse('verb', 'notChoice');
  if (typeof preview !== 'boolean') throw refuse('preview', 'notFlag');
  const areIds = isIdList(ids);
  if (ids !== undefined && !areIds) throw refuse('ids', 'notList');
  if (!isIdList(except)) throw refuse('except', 'notList');
  if ((ids === undefined) === (filter === undefined)) throw refuse('ids', 'required');
  if (filter !== undefined) asInput(filter);
  return {
    verb,
    ids: areIds ? [...new Set(ids)].sort((a, b) => a - b) : undefined,
    filter: filter as Filter | undefined,
    values: asInput(values),
    preview,
    except,
  };
};

/** Matching rows that may be seen; those in the wrong half of the archive are left out, and counted. */
const chosen = async (writer: Writer, { verb, ids, filter, except }: Bulk): Promise<readonly number[]> => {
  const resource = await extendedResource(writer.work.transaction, writer.resource);
  const own = { ...sourcesOf(writer).own, resource };
  const narrowed = verb === 'archive' ? false : verb === 'restore' ? true : undefined;
  const conditions = [
    ...(ids ? [`t.id = ANY(${own.parameters.add(ids, 'bigint[]')})`] : []),
    ...(except.length > 0 ? [`t.id <> ALL(${own.parameters.add(except, 'bigint[]')})`] : []),
    ...restrictionsOf(own, { filter, archived: narrowed }),
  ];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const text = `SELECT t.id FROM ${tableName(writer.resource)} t${where} ORDER BY t.id LIMIT ${maxRows + 1}`;
  const rows = await writer.work.transaction.query<{ id: string }>(prepared(text, own.parameters.values));
  return rows.map(({ id }) => Number(id));
};

/**
 * All existed when the list was requested: one that no longer does has gone along with an earlier one, as half of a pair.
 */
const isThere = async ({ work, resource }: Writer, id: number): Promise<boolean> => {
  const text = `SELECT id FROM ${tableName(resource)} WHERE id = $1`;
  return (await work.transaction.query(prepared(text, [id]))).length > 0;
};

const changeOne = async (writer: Writer, { verb, values }: Bulk, id: number): Promise<Saved | undefined> => {
  if (verb === 'update') return updateRecord(writer, id, values);
  if (verb !== 'delete') return archiveRecord(writer, id, verb === 'archive');
  try {
    await removeRecord(writer, id);
  } catch (error) {
    if (!(error instanceof NotFound) || (await isThere(writer, id))) throw error;
  }
  return undefined;
};

const changeTogether = async (
  writer: Writer,
  { verb, values }: Bulk,
  ids: readonly number[],
): Promise<Refusals> => {
  if (verb === 'update') return updateTogether(writer, ids, values);
  if (verb !== 'delete') return archiveTogether(writer, ids, verb === 'archive');
  throw new Apart();
};

const rightOf: Readonly<Record<BulkVerb, Verb>> = {
  update: 'update',
  archive: 'archive',
  restore: 'archive',
  delete: 'delete',
};

const unseen = async (writer: Writer, bulk: Bulk): Promise<boolean> => {
  if (!bulk.ids) return false;
  const seen = await chosen(writer, { ...bulk, verb: 'update', except: [] });
  return seen.length < bulk.ids.length;
};

/** The refusal of one row, reported with that row. */
const atRow = (error: unknown, id: number): unknown =>
  error instanceof Refusal && error.status !== 403
    ? new Refusal(error.status, error.message, { code: error.code, data: { ...error.data, id } })
    : error;

const changeAll = (writer: Writer, ids: readonly number[], { alone, together }: Ways): Promise<void> =>
  inParts(ids, async (part, mayTogether) => {
    const end = mayTogether ? await attempt(writer, (own) => together(own, part)) : undefined;
    if (end?.refused) {
      const first = part.find((id) => end.refused.has(id));
      if (first !== undefined) throw atRow(end.refused.get(first), first);
      return true;
    }
    for (const id of part) {
      try {
        await alone(writer, id);
      } catch (error) {
        throw atRow(error, id);
      }
    }
    return end?.othersMay === true;
  });

/**
 * Changes many rows, all of them or none. `preview` changes nothing and reports which rows would change, from what to what,
 * and which would be skipped and why; their ids are then sent as `except`.
 * @throws NotFound when one of the ids does not exist for the caller, and the refusal of the first row that refuses
 */
export const bulkChange = async (writer: Writer, body: unknown): Promise<BulkAnswer | BulkPreview> => {
  const bulk = bulkOf(body);
  assertMay(writer, 'read');
  assertMay(writer, rightOf[bulk.verb]);
  const ids = await chosen(writer, bulk);
  if (ids.length > maxRows)
    throw new Invalid('At most %{max} records at once.', [problemAt('filter', 'tooMany', { max: maxRows })], {
      max: maxRows,
    });
  const skipped = bulk.ids ? bulk.ids.length - ids.length : 0;
  const ways: Ways = {
    alone: (own, id) => changeOne(own, bulk, id),
    together: (own, some) => changeTogether(own, bulk, some),
  };
  if (bulk.preview) return previewBulk(writer, bulk, ids, ways);
  if (await unseen(writer, bulk)) throw new NotFound();
  await changeAll(writer, ids, ways);
  return { count: ids.length, skipped };
};
