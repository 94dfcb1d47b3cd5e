import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { tarEntry } from '../archive/write-tar.ts';
import { errorCode } from '../errors/describe-error.ts';
import type { Hashes } from './hashes.ts';
import { filePath } from './manifest.ts';

const entriesOf = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Writes all files below a folder. One that is deleted meanwhile was no longer part of the saved state. */
export async function* saveFiles(folder: string, hashes: Hashes): AsyncGenerator<Buffer> {
  for (const file of (await entriesOf(folder)).sort()) {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) continue;
    const path = filePath(relative(folder, file).split(sep).join('/'));
    yield* tarEntry(path, found.size, hashes.of(path, createReadStream(file)));
  }
}
