import { Refusal } from '@school/kernel';
import { writeAudit } from '../audit/write-audit.ts';
import { assertOpen } from './closed.ts';
import { explained } from './explained.ts';
import { lockState, readState } from './row-state.ts';
import type { RowState } from './row-state.ts';
import { updateRow } from './table-row.ts';
import { assertChangeable } from './update.ts';
import { assertMay, assertOwn, behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

/** @throws Forbidden, or the refusal for records of a kind that has no archive */
export const assertMayArchive = (writer: Writer): void => {
  assertMay(writer, 'archive');
  assertChangeable(writer);
  if (writer.resource.noArchive)
    throw new Refusal(409, 'These records cannot be archived.', { code: 'NO_ARCHIVE' });
};

/** @throws Conflict for another user's record, and for one whose state keeps it out of the archive */
export const assertNowArchivable = (
  writer: Writer,
  { values, judgement }: RowState,
  archived: boolean,
): void => {
  assertOwn(writer, values, 'archive');
  if (archived) assertOpen(writer, judgement, 'archive');
};

/**
 * Archives or restores a record. A record already in that state stays as it is.
 * @throws Forbidden, NotFound, Stale, Conflict when a restored record collides with another
 */
export const archiveRecord = async (
  writer: Writer,
  id: number,
  archived: boolean,
  version?: number,
): Promise<Saved> => {
  const { work, resource } = writer;
  assertMayArchive(writer);
  const before = await lockState(writer, id, version);
  const known = { id, version: Number(before.values['version']) };
  const isThere = before.values['archived'] === archived;
  assertNowArchivable(writer, before, archived && !isThere);
  if (isThere) return { ...known, values: before.values, json: before.json };
  await behaviourOf(writer).beforeArchive?.(before.values, archived, work);
  return explained(writer, async () => {
    await updateRow(writer, resource, id, known.version, {}, [{ column: 'archived', value: archived }]);
    const after = await readState(writer, id);
    const saved = { id, version: Number(after.values['version']), values: after.values, json: after.json };
    const verb = archived ? 'archive' : 'restore';
    writeAudit(work, { resource, id, verb, version: saved.version, changes: {} });
    return saved;
  });
};
