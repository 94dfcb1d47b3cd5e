import { Conflict } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { changesBetween } from '../audit/changes.ts';
import type { Changes } from '../audit-entry.ts';
import { lineBeside, writeAudit } from '../audit/write-audit.ts';
import type { RecordValues } from '../behaviour.ts';
import type { Source } from '../query/source.ts';
import { assertNoProblems } from './accept-input.ts';
import { watching } from './hook-work.ts';
import { hiddenFields, problemsOf } from './judgement.ts';
import { readState } from './row-state.ts';
import type { Asked, RowState } from './row-state.ts';
import { clearColumns } from './table-row.ts';
import { writeLines } from './lines.ts';
import { writeReferences } from './references.ts';
import { behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/** A row, its lines and its references have been written; this is what it was before and what was given. */
export interface Written {
  readonly id: number;
  readonly verb: string;
  readonly values: RecordValues;
  readonly before: RecordValues | undefined;
}

/** What is checked about the row when it is written. */
export const askedOf = (writer: Writer, values: RecordValues, before: RecordValues | undefined): Asked => ({
  before,
  changed: values,
  form: () => ({ ...defaultsOf(writer), ...before, ...values }),
});

const defaults = new WeakMap<AnyResource, RecordValues>();

/** The values of a new record's fields that nobody supplies, as far as the definition states them. */
export const defaultsOf = ({ resource }: Pick<Writer, 'resource'>): RecordValues => {
  const known = defaults.get(resource);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]) =>
      'default' in field && field.default !== undefined ? [[key, field.default]] : [],
    ),
  );
  defaults.set(resource, made);
  return made;
};

const clearHidden = async (writer: Writer, { id, before }: Written, state: RowState): Promise<boolean> => {
  const hidden = hiddenFields(writer.resource, state.judgement, state.values);
  if (hidden.length === 0) return false;
  await clearColumns(writer, writer.resource, id, hidden);
  const lists = Object.fromEntries(hidden.map((key) => [key, []]));
  await writeReferences(writer, writer.resource, id, lists);
  await writeLines(writer, id, lists, before ?? state.values);
  return true;
};

/** @throws Conflict when the caller would not have access to such a row */
export const assertOwnRow = ({ judgement }: RowState): void => {
  if (!('rows' in judgement) || judgement['rows'] === true) return;
  throw new Conflict('With these values, you would not have access to the record.', { code: 'NOT_YOURS' });
};

/** A secret is never read back, so the history states only that it was set. */
const secretChanges = ({ resource }: Writer, values: RecordValues): Changes =>
  Object.fromEntries(
    Object.keys(values)
      .filter((key) => resource.fields[key]?.type === 'secret')
      .map((key) => [key, [null, '•••'] as const]),
  );

/** Records in the history what a write has changed. @param after the record as it is then stored */
export const writeHistory = (
  writer: Writer,
  { id, verb, before, values }: Written,
  after: RecordValues,
  version: number,
): void => {
  const { engine, resource, work } = writer;
  const changes = {
    ...changesBetween(engine.catalogue, resource, before, after),
    ...secretChanges(writer, values),
  };
  writeAudit(work, { resource, id, verb, version, changes });
};

/**
 * SQL that writes the history along with the row, for a write whose outcome is known and that has no secrets.
 * @param after the record as it is going to be
 */
export const historyBeside =
  ({ engine, resource, work }: Writer, verb: string, before: RecordValues | undefined, after: RecordValues) =>
  ({ parameters }: Source): string => {
    const changes = changesBetween(engine.catalogue, resource, before, after);
    const place = (value: unknown, type: string): string => parameters.add(value, type);
    return lineBeside(work.context, { resource, verb }, place(JSON.stringify(changes), 'jsonb'), place);
  };

/**
 * The second half of every write: what the definition requires of the row, the history, and the hook. Returns the record as
 * it is now stored.
 * @param first the row as it was written
 */
export const finish = async (writer: Writer, written: Written, first: RowState): Promise<Saved> => {
  const { resource } = writer;
  const { id, before, values } = written;
  const isCleared = await clearHidden(writer, written, first);
  const state = isCleared ? await readState(writer, id, askedOf(writer, values, before)) : first;
  assertNoProblems(problemsOf(resource, state.judgement, state.values));
  assertOwnRow(state);
  const version = Number(state.values['version']);
  writeHistory(writer, written, state.values, version);
  const hasAsked = await runAfterSave(writer, state.values, before);
  const after = hasAsked && !writer.asWritten ? await readState(writer, id) : state;
  return { id, version: Number(after.values['version']), values: after.values, json: after.json };
};

/** Runs the hook; returns whether it has sent anything to the database, so that the record may now be different. */
const runAfterSave = async (
  writer: Writer,
  saved: RecordValues,
  before: RecordValues | undefined,
): Promise<boolean> => {
  const { afterSave } = behaviourOf(writer);
  if (!afterSave) return false;
  let hasAsked = false;
  const work = watching(writer.work, () => (hasAsked = true));
  await afterSave(saved, before, work);
  return hasAsked;
};
