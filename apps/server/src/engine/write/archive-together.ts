import { writeAudit } from '../audit/write-audit.ts';
import { prepared } from '../query/statement-name.ts';
import { assertMayArchive, assertNowArchivable } from './archive.ts';
import { updateManyText } from './table-row.ts';
import { unasking } from './hook-work.ts';
import { lockedRows, noting } from './together.ts';
import type { Refusals } from './together.ts';
import { behaviourOf } from './writer.ts';
import type { Writer } from './writer.ts';

/**
 * Archives or restores many records, as `archiveRecord` does with one, with one statement for all.
 * @throws Apart when they have to be handled one after the other
 */
export const archiveTogether = async (
  writer: Writer,
  ids: readonly number[],
  archived: boolean,
): Promise<Refusals> => {
  assertMayArchive(writer);
  const { work, resource } = writer;
  const refused: Refusals = new Map();
  const hooks = unasking(work);
  const going: number[] = [];
  for (const [id, state] of await lockedRows(writer, ids, refused)) {
    if (state.values['archived'] === archived) continue;
    const may = await noting(refused, id, async () => {
      assertNowArchivable(writer, state, archived);
      await behaviourOf(writer).beforeArchive?.(state.values, archived, hooks);
      return true;
    });
    if (may) going.push(id);
  }
  const given: unknown[] = [];
  const cells = [{ column: 'archived', value: archived }];
  const text = updateManyText(writer, going, cells, (value) => `$${given.push(value)}`);
  const rows = await work.transaction.query<{ id: string; version: number }>(
    prepared(`${text} RETURNING id, version`, given),
  );
  const versions = new Map(rows.map(({ id, version }) => [Number(id), version]));
  const verb = archived ? 'archive' : 'restore';
  for (const id of going)
    writeAudit(work, { resource, id, verb, version: versions.get(id) ?? null, changes: {} });
  return refused;
};
