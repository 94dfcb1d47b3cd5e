import { changesBetween } from '../audit/changes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { stateOf } from '../envelope/database-failure.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { dependentsOf, hasDependents } from './dependents.ts';
import { lockState } from './row-state.ts';
import { assertChangeable } from './update.ts';
import { assertMay, behaviourOf } from './writer.ts';
import type { Writer } from './writer.ts';

const deleteRow = async (writer: Writer, id: number): Promise<void> => {
  const text = `DELETE FROM ${tableName(writer.resource)} WHERE id = $1`;
  try {
    await writer.work.transaction.query(prepared(text, [id]));
  } catch (error) {
    // Somebody pointed at the record after it was asked about, or something that goes along is itself in use.
    throw stateOf(error) === '23503' ? hasDependents([]) : error;
  }
};

const releaseFiles = async ({ work, resource }: Writer, id: number): Promise<void> => {
  await work.transaction.query({
    name: 'files_release_all',
    text: `UPDATE stored_file SET owner_resource = NULL, owner_record = NULL, owner_field = NULL
      WHERE owner_resource = $1 AND owner_record = $2`,
    values: [resource.key, id],
  });
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
  const { values } = await lockState(writer, id, version);
  await behaviourOf(writer).beforeDelete?.(values, work);
  const dependents = await dependentsOf(writer, id);
  if (dependents.length > 0) throw hasDependents(dependents);
  await releaseFiles(writer, id);
  if (resource.comments) await deleteComments(writer, id);
  await deleteRow(writer, id);
  const changes = changesBetween(engine.catalogue, resource, values, undefined);
  writeAudit(work, { resource, id, verb: 'delete', version: Number(values['version']), changes });
};
