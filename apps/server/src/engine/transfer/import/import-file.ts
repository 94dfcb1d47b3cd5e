import { NotFound } from '@school/kernel';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import { openSheet } from '../sheet/sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { servicesOf } from '../transfer-services.ts';
import { numberedSheet } from './numbered-rows.ts';

/** A file uploaded for import. */
export interface ImportFile {
  readonly file: StoredFile;
  readonly sheet: Sheet;
}

/**
 * Opens a file that the caller has uploaded.
 * @throws NotFound for unknown files, those of other users and those that belong to a record
 */
export const openImportFile = async (
  engine: Engine,
  context: CallContext,
  id: number,
): Promise<ImportFile> => {
  const files = servicesOf(engine).files();
  const file = await files.find(context.institute, id);
  if (!file || file.owner || file.createdBy !== context.actor.id) throw new NotFound();
  return {
    file,
    sheet: await numberedSheet(await openSheet(() => files.read(context.institute, file), file)),
  };
};
