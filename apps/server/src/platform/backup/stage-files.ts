import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entryKind } from './manifest.ts';
import { openArchive } from './open-archive.ts';

/** On the same file system as the final location of the files, so that each can be moved there in one step. */
const stagingOf = (folder: string): string => `${folder}.restoring`;

/** Unpacks the files of an archive into a folder next to their final location. Returns their paths. */
export const stageFiles = async (archive: string, folder: string): Promise<ReadonlySet<string>> => {
  const staging = stagingOf(folder);
  const names = new Set<string>();
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  for await (const entry of openArchive(archive)) {
    const kind = entryKind(entry.path);
    if (kind.kind !== 'file') continue;
    const target = join(staging, kind.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(entry.content()), createWriteStream(target, { mode: 0o600, flush: true }));
    names.add(kind.name);
  }
  return names;
};

/**
 * Adds the staged files to the existing ones. Nothing that exists is lost: the name of a stored file is never reused, so
 * the same name means the same bytes.
 */
export const placeFiles = async (folder: string, names: ReadonlySet<string>): Promise<void> => {
  for (const name of names) {
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(join(stagingOf(folder), name), target);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await dropStagedFiles(folder);
};

/** Removes the files that the restored rows do not know. */
export const removeOtherFiles = async (folder: string, names: ReadonlySet<string>): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !names.has(relative(folder, path).split(sep).join('/')))
      await rm(path, { force: true });
  }
};

/** Removes staged files that are no longer wanted. */
export const dropStagedFiles = (folder: string): Promise<void> =>
  rm(stagingOf(folder), { recursive: true, force: true });
