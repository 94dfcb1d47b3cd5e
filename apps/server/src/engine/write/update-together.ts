import { fieldOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { ChangedRecord, RecordValues } from '../behaviour.ts';
import { prepared } from '../query/statement-name.ts';
import { asInput, assertNoProblems } from './accept-input.ts';
import { askedOf, assertOwnRow, writeHistory } from './finish.ts';
import type { Written } from './finish.ts';
import { asksOfForm, hiddenFields, problemsOf } from './judgement.ts';
import { isOneRow, readStates } from './row-state.ts';
import type { RowState } from './row-state.ts';
import { cellsOf, updateManyText } from './table-row.ts';
import { Apart, unasking } from './hook-work.ts';
import { lockedRows, noting } from './together.ts';
import type { Refusals } from './together.ts';
import { acceptedChange, assertChangeable } from './update.ts';
import { assertMay, behaviourOf } from './writer.ts';
import type { Writer } from './writer.ts';

interface Change extends Written {
  readonly before: RecordValues;
}

const filed: ReadonlySet<AnyField['type']> = new Set(['file', 'image', 'group']);

/** Whether only the row itself is written, and the same query text applies to every row. */
const fits = (writer: Writer, values: RecordValues): boolean =>
  isOneRow(writer, values) &&
  !asksOfForm(writer.resource, values) &&
  !Object.keys(values).some((key) => filed.has(fieldOf(writer.resource, key)?.type ?? 'file'));

/** Rows that get the same values; hooks may have changed them for some. */
const alike = (changes: readonly Change[]): readonly (readonly [Change, ...Change[]])[] => {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = JSON.stringify(change.values);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
};

/** Writes the same values to all and reads the records back. */
const write = async (
  writer: Writer,
  changes: readonly [Change, ...Change[]],
): Promise<ReadonlyMap<number, RowState>> => {
  const [{ values, before }] = changes;
  if (!fits(writer, values)) throw new Apart();
  const ids = changes.map(({ id }) => id);
  const given: unknown[] = [];
  const cells = cellsOf(writer, writer.resource, values);
  const text = updateManyText(writer, ids, cells, (value) => `$${given.push(value)}`);
  await writer.work.transaction.query(prepared(text, given));
  return readStates(writer, ids, askedOf(writer, values, before));
};

const runAfterSave = async (writer: Writer, changed: readonly ChangedRecord[]): Promise<void> => {
  const { afterChanges, afterSave } = behaviourOf(writer);
  if (changed.length === 0) return;
  if (afterChanges) return afterChanges(changed, writer.work);
  if (!afterSave) return;
  for (const { saved, before } of changed) await afterSave(saved, before, unasking(writer.work));
};

/**
 * Gives many records the same values, as `updateRecord` does for one, with a single statement.
 * @throws Apart when they have to be changed one by one
 */
export const updateTogether = async (
  writer: Writer,
  ids: readonly number[],
  body: RecordValues,
): Promise<Refusals> => {
  assertMay(writer, 'update');
  assertChangeable(writer);
  const input = asInput(body);
  if ('version' in input) throw new Apart();
  const refused: Refusals = new Map();
  const hooks = unasking(writer.work);
  const changes: Change[] = [];
  for (const [id, state] of await lockedRows(writer, ids, refused)) {
    const values = await noting(refused, id, () => acceptedChange(writer, state, input, hooks));
    if (values) changes.push({ id, verb: 'update', values, before: state.values });
  }
  const changed: ChangedRecord[] = [];
  for (const group of alike(changes)) {
    const after = await write(writer, group);
    for (const change of group) {
      const state = after.get(change.id);
      if (!state || hiddenFields(writer.resource, state.judgement, state.values).length > 0)
        throw new Apart();
      const holds = await noting(refused, change.id, () => {
        assertNoProblems(problemsOf(writer.resource, state.judgement, state.values));
        assertOwnRow(state);
        return true;
      });
      if (!holds) continue;
      writeHistory(writer, change, state.values, Number(state.values['version']));
      changed.push({ saved: state.values, before: change.before });
    }
  }
  await runAfterSave(writer, changed);
  return refused;
};
