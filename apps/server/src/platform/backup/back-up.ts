import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { tarEnd, tarEntry } from '../archive/write-tar.ts';
import { connect } from '../postgres/connect.ts';
import { Hashes } from './hashes.ts';
import { listInstitutes } from './institute-tables.ts';
import { manifestPath } from './manifest.ts';
import type { Manifest, SavedInstitute } from './manifest.ts';
import { saveFiles } from './save-files.ts';
import { saveInstitute } from './save-tables.ts';
import { spoiltFiles } from './spoilt-files.ts';

/** What is saved, and where. */
export type BackUpOptions = {
  readonly databaseUrl: string;
  /** Folder of the uploaded files; none when they are kept elsewhere. */
  readonly filesFolder: string | undefined;
  readonly archive: string;
  readonly now: Date;
};

/** An archive that was made. */
export type Made = {
  readonly manifest: Manifest;
  /** Files that it does not contain as they were stored, one line each. */
  readonly spoilt: readonly string[];
};

async function* archiveOf(
  client: Client,
  { filesFolder, now }: BackUpOptions,
  report: (made: Made) => void,
): AsyncGenerator<Buffer> {
  const hashes = new Hashes();
  const institutes: SavedInstitute[] = [];
  const names = await listInstitutes(client);
  if (names.length === 0) throw new Error('There is nothing to save: the database has never been migrated');
  for (const name of names) institutes.push(yield* saveInstitute(client, name, hashes));
  if (filesFolder !== undefined) yield* saveFiles(filesFolder, hashes);
  const spoilt = filesFolder === undefined ? [] : await spoiltFiles(client, names, hashes.all());
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), institutes, hashes: hashes.all() };
  const text = Buffer.from(JSON.stringify(manifest));
  yield* tarEntry(manifestPath, text.length, [text]);
  yield tarEnd();
  report({ manifest, spoilt });
}

const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

const writeArchive = async (options: BackUpOptions, draft: string): Promise<Made> => {
  const client = await connect(options.databaseUrl);
  try {
    // One snapshot for all tables: whatever is written meanwhile is in none of them. Files are saved afterwards, so that no
    // file mentioned in the snapshot is missing.
    await client.query('begin isolation level repeatable read read only');
    let made: Made | undefined;
    const blocks = archiveOf(client, options, (written) => (made = written));
    await pipeline(Readable.from(blocks), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    if (made === undefined) throw new Error('The archive was not completed');
    return made;
  } finally {
    await client.end();
  }
};

/** Saves database and files into one archive. The archive gets its name only when it is complete and on disk. */
export const backUp = async (options: BackUpOptions): Promise<Made> => {
  const draft = `${options.archive}.part`;
  try {
    const made = await writeArchive(options, draft);
    await flush(draft);
    await rename(draft, options.archive);
    return made;
  } finally {
    await rm(draft, { force: true });
  }
};
