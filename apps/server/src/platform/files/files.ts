import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Invalid } from '@school/kernel';
import type { Database, Transaction } from '../database/database.ts';
import { contentTypeOf } from './content-type.ts';
import { Alarms } from '../alarms/alarms.ts';
import { checkFiles, noteProblem } from './file-check.ts';
import type { CheckGo } from './file-check.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import type { FileStore, PartialFiles, ReceivedFile } from './file-store.ts';
import { lostFiles } from './lost-files.ts';
import { pictureAnew } from './picture.ts';
import { SpoiltFile } from './spoilt-file.ts';
import { insertStoredFile, storedFileById } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';
import { judge, judgedFirst, judgedWhileRead } from './verified-reading.ts';
import type { KeptFile } from './verified-reading.ts';

/** Largest upload in bytes. */
export const uploadLimit = 25 * 1_048_576;

/** Files that no record has claimed within this time are discarded. */
const unattachedDays = 7;

/** Stored bytes without a row count as lost after this time; a write in progress takes minutes. */
const lostAfterDays = 1;
/** Single-request uploads are written to continuously; after an hour of silence nobody is working on them any more. */
const incomingDays = 1 / 24;
/** Uploads in parts are discarded earlier. */
const partialDays = 7;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

interface Incoming {
  readonly name: string;
  readonly source: Readable;
  readonly createdBy: number;
  /** Largest size in bytes; by default that of uploads. */
  readonly limit?: number;
  /** Determines the type by content and extension, or refuses; by default the types that records accept. */
  readonly typeOf?: (path: string, extension: string) => Promise<string>;
  /** Stores pictures with all the metadata in their files, as a disk does; by default they are rewritten. */
  readonly asSent?: boolean;
}

/** The bytes of a picture; other files are not read at all. */
const picture = ({ localPath }: ReceivedFile, type: string): Promise<Buffer> =>
  type.startsWith('image/') ? readFile(localPath) : Promise.resolve(Buffer.alloc(0));

/** Files with their metadata. */
export class Files {
  private readonly database: Database;
  private readonly store: FileStore;
  private readonly alarms: Alarms;

  constructor(database: Database, store: FileStore, alarms = new Alarms(database)) {
    this.database = database;
    this.store = store;
    this.alarms = alarms;
  }

  /**
   * Accepts a file from a user: name cleaned, type determined by the content.
   * @throws Refusal 413, 415 or 400 when it is too large, of a type that is not accepted, or empty
   */
  async receive(
    institute: string,
    { name, source, createdBy, limit = uploadLimit, typeOf = contentTypeOf, asSent = false }: Incoming,
  ): Promise<StoredFile> {
    const clean = cleanFileName(name);
    const received = await this.store.receive(source, limit);
    try {
      if (received.size === 0) {
        throw new Invalid('The file is empty.', [
          { field: 'file', code: 'empty', message: 'The file is empty.' },
        ]);
      }
      const type = await typeOf(received.localPath, extensionOf(clean));
      const about = { name: clean, type, createdBy };
      const anew = asSent ? undefined : pictureAnew(await picture(received, type), type);
      return await (anew ? this.keep(institute, about, anew) : this.enter(institute, received, about));
    } finally {
      await received.discard();
    }
  }

  /** Stores a file that the product itself has made, such as the result of a job. */
  async keep(
    institute: string,
    file: { readonly name: string; readonly type: string; readonly createdBy: number },
    content: Buffer | Readable,
  ): Promise<StoredFile> {
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    const received = await this.store.receive(source, Number.MAX_SAFE_INTEGER);
    try {
      return await this.enter(institute, received, { ...file, name: cleanFileName(file.name) });
    } finally {
      await received.discard();
    }
  }

  find(institute: string, id: number): Promise<StoredFile | undefined> {
    return storedFileById(this.database.of(institute), id);
  }

  /**
   * The bytes as they were stored, all or at most so many from the start. Content that no longer matches what was stored is
   * not returned: small files and beginnings are verified before the first byte, large ones break off before the last.
   * @throws SpoiltFile, and notifies the administrators
   */
  async read(institute: string, file: KeptFile, most = file.size): Promise<Readable> {
    try {
      if (file.size <= judgedFirst || most < file.size) return await this.judged(file, most);
      if (await this.isSuspect(institute, file)) await judge(this.store, file, 0);
      return await judgedWhileRead(this.store, file, (spoilt) => this.report(institute, file, spoilt));
    } catch (error) {
      if (error instanceof SpoiltFile) await this.report(institute, file, error);
      throw error;
    }
  }

  /** Compares the bytes of files that have not been checked recently with what was stored. */
  check(institute: string, go?: CheckGo): Promise<{ readonly checked: number; readonly wrong: number }> {
    return checkFiles(this.database.of(institute), this.store, go);
  }

  /**
   * Bytes in the whole installation that no row knows of; see `lostFiles`. They are reported and removed on demand only,
   * since anyone who starts a copy of the database on the same store must not lose what the copy does not know.
   */
  lost(now: Date): AsyncIterable<string> {
    return lostFiles(this.database, this.store, daysBefore(now, lostAfterDays));
  }

  /** Removes lost bytes. @param path one returned by `lost` */
  removeLost(path: string): Promise<void> {
    return this.store.remove(path);
  }

  /** Removes what a terminated process has left in temporary locations. Returns how many files. */
  removeTemporary(now: Date): Promise<number> {
    return this.store.removeTemporary({
      incoming: daysBefore(now, incomingDays),
      partial: daysBefore(now, partialDays),
    });
  }

  /** Uploads that arrive in parts. */
  get partial(): PartialFiles {
    return this.store.partial;
  }

  /** Removes files that the transaction has taken from their records; the bytes are deleted when it is committed. */
  async drop(transaction: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await transaction.query<{ path: string }>({
      name: 'stored_file_drop',
      text: 'delete from stored_file where id = any($1::bigint[]) returning path',
      values: [ids],
    });
    transaction.afterCommit(() => {
      for (const { path } of rows) void this.store.remove(path).catch(() => undefined);
    });
  }

  /** Removes a file that no record has claimed. */
  discard(institute: string, id: number): Promise<void> {
    return this.database.transaction(institute, (transaction) => this.drop(transaction, [id]));
  }

  /**
   * Discards files that belong to no record, and to no job of the last thirty days: rows first, so that a crash leaves bytes without a row and never a
   * row without bytes. Returns how many.
   */
  async sweep(institute: string): Promise<number> {
    const rows = await this.database.of(institute).query<{ path: string }>({
      text: `delete from stored_file where owner_resource is null
         and created_at < now() - make_interval(days => $1)
         and not exists (select from kept_file k where k.file_id = stored_file.id)
         and not exists (select from job_record j where j.finished_at > now() - interval '30 days'
           and jsonb_path_exists(j.result, '$.**.id ? (@ == $file)', jsonb_build_object('file', stored_file.id)))
         returning path`,
      values: [unattachedDays],
    });
    for (const { path } of rows) await this.store.remove(path);
    return rows.length;
  }

  private async judged(file: KeptFile, most: number): Promise<Readable> {
    const bytes = await judge(this.store, file, most);
    return Readable.from(bytes.length === 0 ? [] : [bytes]);
  }

  /** A large file found to be spoilt is from then on verified before its first byte. */
  private async isSuspect(institute: string, { id }: KeptFile): Promise<boolean> {
    const [row] = await this.database.of(institute).query({
      name: 'stored_file_suspect',
      text: 'select 1 as one from stored_file where id = $1 and problem is not null',
      values: [id],
    });
    return row !== undefined;
  }

  private async report(institute: string, { id, name, path }: KeptFile, spoilt: SpoiltFile): Promise<void> {
    const detail = `file ${id} "${name}" at ${path} is ${spoilt.problem.toLowerCase()}`;
    await noteProblem(this.database.of(institute), id, spoilt.problem).catch(() => undefined);
    await this.alarms.raise({ message: 'alarm.file', params: { name }, detail, institute });
  }

  private async enter(
    institute: string,
    received: ReceivedFile,
    about: { readonly name: string; readonly type: string; readonly createdBy: number },
  ): Promise<StoredFile> {
    const path = await received.keep();
    try {
      const { size, sha256 } = received;
      return await insertStoredFile(this.database.of(institute), { ...about, size, sha256, path });
    } catch (error) {
      await this.store.remove(path);
      throw error;
    }
  }
}
