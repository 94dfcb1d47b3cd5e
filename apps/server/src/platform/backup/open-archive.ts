import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readTar } from '../archive/read-tar.ts';
import type { TarEntry } from '../archive/read-tar.ts';
import { errorCode, errorMessage } from '../errors/describe-error.ts';
import { Hashes } from './hashes.ts';
import { manifestPath, parseManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** The entries of an archive file, one after the other. */
export async function* openArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const blocks = createGunzip();
  file.once('error', (error) => blocks.destroy(error));
  try {
    yield* readTar(file.pipe(blocks));
  } finally {
    blocks.destroy();
    file.destroy();
  }
}

const textOf = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

const readThrough = async (path: string): Promise<{ manifest: Manifest | undefined; hashes: Hashes }> => {
  const hashes = new Hashes();
  let manifest: Manifest | undefined;
  for await (const entry of openArchive(path)) {
    if (entry.path === manifestPath) manifest = parseManifest(await textOf(entry.content()));
    else for await (const _ of hashes.of(entry.path, entry.content())) continue;
  }
  return { manifest, hashes };
};

const compare = (
  expected: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): void => {
  for (const path of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[path] !== found[path]) throw new Error(`${path} is missing or not as it was saved`);
  }
};

/** Reads an archive to its end and checks everything against its manifest before anything is done with it. */
export const checkArchive = async (path: string): Promise<Manifest> => {
  try {
    const { manifest, hashes } = await readThrough(path);
    if (manifest === undefined) throw new Error('the manifest is missing');
    compare(manifest.hashes, hashes.all());
    return manifest;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`There is no archive ${path}`, { cause: error });
    throw new Error(`The archive cannot be used: ${errorMessage(error)}`, { cause: error });
  }
};
