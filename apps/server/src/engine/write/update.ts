import { Invalid, Refusal, Stale, isBaseKey } from '@school/kernel';
import type { AnyResource, FieldProblem } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import type { Source } from '../query/source.ts';
import { problemAt } from '../validation/accept-body.ts';
import { acceptDetails } from './accept-details.ts';
import { acceptInput, asInput, assertNoProblems } from './accept-input.ts';
import { assertOpen } from './closed.ts';
import { claimFiles } from './files.ts';
import { explained } from './explained.ts';
import { askedOf, finish, historyBeside } from './finish.ts';
import type { Written } from './finish.ts';
import { isForeseen, needsNoLock } from './foreseen.ts';
import { Apart, tellingLater, unasking, watching } from './hook-work.ts';
import type { Judgement } from './judgement.ts';
import { writeLines } from './lines.ts';
import { writeReferences } from './references.ts';
import { secretsToEnter } from './sent-secrets.ts';
import { glanceAt, isOneRow, lockState, readState, readableOf, writeAndRead } from './row-state.ts';
import type { Asked, RowState } from './row-state.ts';
import { cellsOf, updateRow, updateText } from './table-row.ts';
import { changeTold, isTold } from './told-change.ts';
import { changeUnseen, needsNoLook } from './unseen-change.ts';
import { ChangedMeanwhile, assertMay, assertOwn, behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/** The version in a body, undefined without one. */
export const versionOf = (body: RecordValues): number | undefined => {
  const { version } = body;
  if (version === undefined || version === null) return undefined;
  if (Number.isSafeInteger(version)) return Number(version);
  throw new Invalid('The version must be a whole number.', [problemAt('version', 'notInteger')]);
};

/** Rows of an append-only resource can only be added. */
export const assertChangeable = ({ resource }: Writer): void => {
  if (resource.appendOnly)
    throw new Refusal(409, 'These records cannot be changed.', { code: 'APPEND_ONLY' });
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Fields that nobody may change in the current state of the record. */
const lockedFields = (
  judgement: Judgement,
  values: RecordValues,
  before: RecordValues,
): readonly FieldProblem[] =>
  Object.entries(values)
    .filter(([key, value]) => judgement[`readOnly ${key}`] === true && !same(value, before[key]))
    .map(([key]) => problemAt(key, 'readOnly'));

interface Row {
  readonly id: number;
  readonly version: number;
}

const changeWhole = async (
  writer: Writer,
  row: Row,
  values: RecordValues,
  asked: Asked,
  beside?: (source: Source) => string,
): Promise<RowState> => {
  const cells = cellsOf(writer, writer.resource, values);
  const write = ({ parameters }: Source): string =>
    `${updateText(writer, writer.resource, row, cells, (value) => parameters.place(value))} RETURNING *`;
  const state = await writeAndRead(writer, asked, { write, beside });
  if (!state) throw new Stale(row.version);
  return state;
};

const changeParts = async (
  writer: Writer,
  { id, version }: Row,
  values: RecordValues,
  before: RecordValues,
  asked: Asked,
): Promise<RowState> => {
  const written = await updateRow(writer, writer.resource, id, version, values);
  if (written === undefined) throw new Stale(version);
  await writeReferences(writer, writer.resource, id, values);
  await writeLines(writer, id, values, before);
  return readState(writer, id, asked);
};

/**
 * Row and history in one statement, with the end of the transaction in the same packet; the history records what the row will be.
 */
const changeAtOnce = async (
  writer: Writer,
  row: Row,
  written: Written,
  before: RecordValues,
): Promise<Saved> => {
  if (isTold(writer.resource)) return changeTold(writer, written, before);
  const { id, verb, values } = written;
  const history = historyBeside(writer, verb, before, { ...before, ...values });
  const changing = changeWhole(writer, row, values, askedOf(writer, values, before), history);
  writer.work.transaction.end();
  const state = await changing;
  return { id, version: row.version + 1, values: state.values, json: state.json };
};

/** Writes accepted values to a locked row, with everything that belongs to a write. */
export const writeChange = (
  writer: Writer,
  id: number,
  before: RecordValues,
  values: RecordValues,
  verb: string,
): Promise<Saved> =>
  explained(writer, async () => {
    const row: Row = { id, version: Number(before['version']) };
    const written: Written = { id, verb, values, before };
    if (isForeseen(writer, values)) return changeAtOnce(writer, row, written, before);
    const asked = askedOf(writer, values, before);
    const state = isOneRow(writer, values)
      ? await changeWhole(writer, row, values, asked)
      : await changeParts(writer, row, values, before, asked);
    await claimFiles(writer, id, values);
    return finish(writer, written, state);
  });

/** Whether hooks of these resources queried the database when they last ran; this matters to those holding the row. */
const asking = new WeakSet<AnyResource>();

const isApart = (error: unknown): undefined => {
  if (error instanceof Apart) return undefined;
  throw error;
};

/** Changes a record after reading the row without a lock. */
const changeSeen = async (writer: Writer, id: number, input: RecordValues): Promise<Saved | undefined> => {
  const state = await glanceAt(writer, id, versionOf(input));
  const { work, tell } = tellingLater(writer.work);
  const values = await acceptedChange(writer, state, input, unasking(work)).catch(isApart);
  if (!values) asking.add(writer.resource);
  if (!values || !isForeseen(writer, values)) return undefined;
  tell();
  return writeChange(writer, id, state.values, values, 'update').catch((error: unknown) => {
    throw error instanceof Stale ? new ChangedMeanwhile() : error;
  });
};

/** Undefined when the change needs the lock after all; nothing has been written then. */
const changeUnlocked = async (
  writer: Writer,
  id: number,
  input: RecordValues,
): Promise<Saved | undefined> => {
  const { id: _id, version: _version, ...given } = input;
  const unseen = needsNoLook(writer, given) && (await changeUnseen(writer, id, given, versionOf(input)));
  return unseen || changeSeen(writer, id, input);
};

/**
 * Changes the given fields of a record. A version in the body must match the stored one.
 * @param writer where it is hasty, a change that needs no lock is written without one
 * @throws Forbidden, NotFound, Stale, Invalid, Conflict; ChangedMeanwhile when it is hasty
 */
export const updateRecord = async (writer: Writer, id: number, body: unknown): Promise<Saved> => {
  assertMay(writer, 'update');
  assertChangeable(writer);
  const input = asInput(body);
  if (writer.isHasty && !asking.has(writer.resource) && needsNoLock(writer, input)) {
    const saved = await changeUnlocked(writer, id, input);
    if (saved) return saved;
  }
  const state = await lockState(writer, id, versionOf(input));
  let hasAsked = false;
  const hooks = watching(writer.work, () => (hasAsked = true));
  const values = await acceptedChange(writer, state, input, hooks);
  if (!hasAsked) asking.delete(writer.resource);
  return writeChange(writer, id, state.values, values, 'update');
};

/**
 * The values of a body as they will be written to a locked record.
 * @param hooks what the hook of the resource gets to query with
 * @throws Conflict, Invalid
 */
export const acceptedChange = async (
  writer: Writer,
  state: RowState,
  input: RecordValues,
  hooks: Work,
): Promise<RecordValues> => {
  const before = state.values;
  assertOwn(writer, before, 'update');
  assertOpen(writer, state.judgement, 'update');
  const readable = readableOf(state);
  const accepted = await acceptDetails(writer, acceptInput(writer, withoutVersion(input), readable), before);
  if (!writer.system) assertNoProblems(lockedFields(state.judgement, accepted, before));
  assertNoProblems(await secretsToEnter(writer, before, accepted, hooks));
  const { beforeSave } = behaviourOf(writer);
  return beforeSave ? beforeSave(accepted, before, hooks) : accepted;
};

const withoutVersion = (input: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !(isBaseKey(key) && key === 'version')));
