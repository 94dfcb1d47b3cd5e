import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entryKind } from './manifest.ts';
import { openArchive } from './open-archive.ts';

const stagingOf = (folder: string): string => `${folder}.restoring`;

/** Unpacks the files of an archive into a folder beside their place. */
export const stageFiles = async (archive: string, folder: string): Promise<void> => {
  const staging = stagingOf(folder);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  for await (const entry of openArchive(archive)) {
    const kind = entryKind(entry.path);
    if (kind.kind !== 'file') continue;
    const target = join(staging, kind.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(entry.content()), createWriteStream(target, { mode: 0o600 }));
  }
};

/** Puts the staged files in the place of all others. */
export const replaceFiles = async (folder: string): Promise<void> => {
  const old = `${folder}.replaced`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(stagingOf(folder), folder);
  await rm(old, { recursive: true, force: true });
};

/** Removes what was staged and is not wanted any more. */
export const dropStagedFiles = (folder: string): Promise<void> =>
  rm(stagingOf(folder), { recursive: true, force: true });
