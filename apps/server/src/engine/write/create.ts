import type { RecordValues } from '../behaviour.ts';
import type { Source } from '../query/source.ts';
import { acceptDetails } from './accept-details.ts';
import { acceptInput, asInput } from './accept-input.ts';
import { claimFiles } from './files.ts';
import { explained } from './explained.ts';
import { askedOf, defaultsOf, finish, historyBeside } from './finish.ts';
import { isForeseenFromStart } from './foreseen.ts';
import { withFromChosen } from './from-chosen.ts';
import { writeLines } from './lines.ts';
import { writeReferences } from './references.ts';
import { nextNumbers } from './series.ts';
import { isOneRow, readState, writeAndRead } from './row-state.ts';
import type { Asked, RowState } from './row-state.ts';
import { cellsOf, insertRow, insertText } from './table-row.ts';
import { assertMay, behaviourOf, rightsOfWriter } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/**
 * Values that only the server knows: the day, the moment, what the rights decide, and the initial state of a life cycle.
 */
const startValues = (writer: Writer): RecordValues => ({
  ...Object.fromEntries(
    Object.entries(writer.resource.fields).flatMap(([key, field]) => {
      const { work } = writer;
      if (field.type === 'choice' && field.defaultForWriters !== undefined)
        return !writer.system && rightsOfWriter(writer).writes(field) ? [[key, field.defaultForWriters]] : [];
      if (field.type === 'date' && field.default === 'today') return [[key, work.context.today]];
      return field.type === 'dateTime' && field.default === 'now' ? [[key, new Date().toISOString()]] : [];
    }),
  ),
  ...(writer.resource.lifecycle
    ? { [writer.resource.lifecycle.field]: writer.resource.lifecycle.initial }
    : {}),
});

const insertWhole = async (
  writer: Writer,
  row: RecordValues,
  asked: Asked,
  beside?: (source: Source) => string,
): Promise<RowState> => {
  const cells = cellsOf(writer, writer.resource, row);
  const write = ({ parameters }: Source): string =>
    `${insertText(writer, writer.resource, cells, (value) => parameters.place(value))} RETURNING *`;
  const state = await writeAndRead(writer, asked, { write, beside });
  if (!state) throw new Error('The row was not written.');
  return state;
};

const insertParts = async (writer: Writer, row: RecordValues, asked: Asked): Promise<RowState> => {
  const id = await insertRow(writer, writer.resource, row);
  await writeReferences(writer, writer.resource, id, row);
  await writeLines(writer, id, row, undefined);
  return readState(writer, id, asked);
};

/**
 * Row and history in one statement, with the end of the transaction in the same packet; the history states what the row is going to
 * be.
 */
const createAtOnce = async (writer: Writer, values: RecordValues): Promise<Saved> => {
  const after = { ...defaultsOf(writer), ...values };
  const history = historyBeside(writer, 'create', undefined, after);
  const inserting = insertWhole(writer, values, askedOf(writer, values, undefined), history);
  writer.work.transaction.end();
  const { values: stored, json } = await inserting;
  return { id: Number(stored['id']), version: Number(stored['version']), values: stored, json };
};

/**
 * Creates a record with its lines.
 * @throws Forbidden, Invalid, Conflict for values that are already taken
 */
export const createRecord = async (writer: Writer, body: unknown): Promise<Saved> => {
  const { work, resource } = writer;
  // To its users a settings record exists from the beginning, so its first save is a change.
  assertMay(writer, resource.single ? 'update' : 'create');
  const input = await acceptDetails(writer, acceptInput(writer, await withFromChosen(writer, asInput(body))));
  const accepted = { ...startValues(writer), ...input };
  const { beforeSave } = behaviourOf(writer);
  const values = beforeSave ? await beforeSave(accepted, undefined, work) : accepted;
  return explained(writer, async () => {
    if (isForeseenFromStart(writer, values)) return createAtOnce(writer, values);
    const row = { ...values, ...(await nextNumbers(writer)) };
    const asked = askedOf(writer, values, undefined);
    const state = isOneRow(writer, values)
      ? await insertWhole(writer, row, asked)
      : await insertParts(writer, row, asked);
    const id = Number(state.values['id']);
    await claimFiles(writer, id, values);
    return finish(writer, { id, verb: 'create', values, before: undefined }, state);
  });
};
