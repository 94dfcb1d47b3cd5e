import { changesBetween } from '../audit/changes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { stateOf } from '../envelope/database-failure.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import type { RecordValues } from '../behaviour.ts';
import { assertOpen } from './closed.ts';
import { dependentsOf, hasDependents } from './dependents.ts';
import { releaseFilesOf } from './files.ts';
import { lockState } from './row-state.ts';
import { assertChangeable } from './update.ts';
import { assertMay, assertOwn, behaviourOf } from './writer.ts';
import type { Writer } from './writer.ts';

const deleteRow = async (writer: Writer, id: number): Promise<void> => {
  const text = `DELETE FROM ${tableName(writer.resource)} WHERE id = $1`;
  try {
    await writer.work.transaction.query(prepared(text, [id]));
  } catch (error) {
    // Someone pointed at the record after the check, or something that is deleted along with it is itself in use.
    throw stateOf(error) === '23503' ? hasDependents([]) : error;
  }
};

/** Files of the record and of the lines that are deleted along with it. */
const releaseFiles = async (writer: Writer, id: number, values: RecordValues): Promise<void> => {
  await releaseFilesOf(writer, writer.resource, [id]);
  for (const [key, field] of Object.entries(writer.resource.fields)) {
    const rows = field.type === 'lines' && Array.isArray(values[key]) ? (values[key] as RecordValues[]) : [];
    if (field.type !== 'lines') continue;
    const child = writer.engine.catalogue.resource(field.of);
    await releaseFilesOf(
      writer,
      child,
      rows.map((row) => Number(row['id'])),
    );
  }
};

const deleteComments = async ({ work, resource }: Writer, id: number): Promise<void> => {
  await work.transaction.query({
    name: 'comments_delete_all',
    text: 'DELETE FROM record_comment WHERE resource = $1 AND record_id = $2',
    values: [resource.key, id],
  });
};

/**
 * Deletes a record with its lines.
 * @throws Forbidden, NotFound, Stale, and Conflict `HAS_DEPENDENTS` while others point at it
 */
export const removeRecord = async (writer: Writer, id: number, version?: number): Promise<void> => {
  const { engine, work, resource } = writer;
  assertMay(writer, 'delete');
  assertChangeable(writer);
  const { values, judgement } = await lockState(writer, id, version);
  assertOwn(writer, values, 'delete');
  assertOpen(writer, judgement, 'delete');
  await behaviourOf(writer).beforeDelete?.(values, work);
  const dependents = await dependentsOf(writer, id);
  if (dependents.length > 0) throw hasDependents(dependents);
  await releaseFiles(writer, id, values);
  if (resource.comments) await deleteComments(writer, id);
  await deleteRow(writer, id);
  const changes = changesBetween(engine.catalogue, resource, values, undefined);
  writeAudit(work, { resource, id, verb: 'delete', version: Number(values['version']), changes });
};
