import { Stale, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { keptPerResource } from '../query/kept.ts';
import { keysOf } from '../query/record-json.ts';
import { rightsIn } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { remembered } from './figures.ts';
import { historyBeside } from './finish.ts';
import type { Written } from './finish.ts';
import { cellsOf, updateText, writtenBy } from './table-row.ts';
import { sourcesOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/**
 * Whether a record after a foreseen change is its previous state plus what was written: figures over other rows stay, and
 * nothing is computed from its columns or looked up in a record that may be itself.
 */
export const isTold = remembered((resource) =>
  Object.values(fieldsOf(resource)).every(({ type }) => type !== 'computed' && type !== 'lookup'),
);

const kept = keptPerResource<ReadonlySet<string>>(200);

const readableKeys = (own: Source): ReadonlySet<string> =>
  kept(own.resource, rightsIn(own).key, () => new Set(keysOf(own, undefined, true)));

/** The record as the caller may read it, as JSON text. */
const jsonFor = (own: Source, record: RecordValues): string => {
  const readable = readableKeys(own);
  const entries = Object.entries(record).filter(([key]) => readable.has(key));
  return JSON.stringify(Object.fromEntries(entries));
};

const moment = (column: string): string => fieldTypeOf({ type: 'dateTime' }).sql?.json(column) ?? column;

/**
 * Writes a foreseen change and its history line, ends the transaction with it, and returns the resulting record: only the
 * timestamp has to come from the database. Reading a record from the statement would cost as much again as writing it.
 * @throws Stale when the row has a version other than the previous one
 */
export const changeTold = async (writer: Writer, written: Written, before: RecordValues): Promise<Saved> => {
  const { resource, work } = writer;
  const { id, verb, values } = written;
  const { whole, own } = sourcesOf(writer);
  const version = Number(before['version']);
  const place = (value: unknown): string => whole.parameters.place(value);
  const change = updateText(writer, resource, { id, version }, cellsOf(writer, resource, values), place);
  const after = { ...before, ...values };
  const line = historyBeside(writer, verb, before, after)(whole);
  const text = `WITH t AS (${change} RETURNING id, version) ${line} RETURNING ${moment('at')} AS moment`;
  const writing = work.transaction.query<{ moment: string }>(prepared(text, whole.parameters.values));
  work.transaction.end();
  const [told] = await writing;
  if (!told) throw new Stale(version);
  const base = { version: version + 1, updatedAt: told.moment, updatedBy: writtenBy(writer) };
  const record = { ...after, ...base };
  return { id, version: base.version, values: record, json: jsonFor(own, record) };
};
