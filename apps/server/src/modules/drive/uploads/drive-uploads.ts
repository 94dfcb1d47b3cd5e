import { Inject, Injectable } from '@nestjs/common';
import { Conflict, Refusal } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import { isDiskFull } from '../../../platform/errors/disk-full.ts';
import { Files } from '../../../platform/files/files.ts';
import { noSpace, unknownItem } from '../drive-refusal.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { DriveFiles } from '../files/drive-files.ts';
import { lockDriveOf, ownFile, ownFolder } from '../items/owned-item.store.ts';
import { usedSpace } from '../files/space.store.ts';
import { deleteUpload, insertUpload, markFinished, openUploads, uploadOf } from './upload.store.ts';
import type { Upload } from './upload.store.ts';
import { Writers } from './writers.ts';
import type { UploadWish } from './upload-headers.ts';

/** Maximum simultaneous uploads of a user. */
const mostOpen = 100;

/** The state of an upload. */
export interface UploadState {
  readonly offset: number;
  readonly size: number;
  readonly item: number | undefined;
}

/** Uploads in parts, which resume where they were when the connection was lost. */
@Injectable()
export class DriveUploads {
  private readonly writers = new Writers();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
    @Inject(DriveFiles) private readonly drive: DriveFiles,
  ) {}

  /** Starts one and returns its key; its whole size counts as used from then on. @throws Refusal 400, 404, 409, 413, 415 */
  async begin(caller: CallContext, wish: UploadWish, size: number): Promise<string> {
    if (size === 0) throw invalidField('file', 'empty', 'The file is empty.');
    const { institute, actor } = caller;
    const room = await this.drive.room(caller);
    const name = this.drive.judge(room, wish.name, size);
    const key = randomUUID();
    await this.database.transaction(institute, async (transaction) => {
      await lockDriveOf(transaction, actor.id);
      await ownFolder(transaction, actor.id, wish.folder);
      if (wish.replaces !== undefined) await ownFile(transaction, actor.id, wish.replaces);
      const left = room.limits.quota - (await usedSpace(transaction, actor.id));
      if (size > left) throw noSpace(left);
      if ((await openUploads(transaction, actor.id)) >= mostOpen)
        throw new Conflict('Too many uploads are in progress.', { code: 'TOO_MANY' });
      await insertUpload(transaction, actor.id, { ...wish, key, name, size });
    });
    await this.files.partial.open(key);
    return key;
  }

  /** @throws Refusal 404 */
  async state(request: FastifyRequest, caller: CallContext, key: string): Promise<UploadState> {
    const upload = await this.find(caller, key);
    if (upload.finished !== undefined)
      return { offset: upload.size, size: upload.size, item: upload.finished };
    await this.writers.stop(key);
    const offset = await this.arrived(key);
    // The last byte may have arrived immediately before the server was stopped.
    const item = offset === upload.size ? await this.finish(request, caller, upload) : undefined;
    return { offset, size: upload.size, item };
  }

  /**
   * Receives bytes from the current offset of the upload. @throws Refusal 404; 409 for another offset; 413, 415 at the end
   */
  async append(
    request: FastifyRequest,
    caller: CallContext,
    key: string,
    from: number,
    source: Readable,
  ): Promise<UploadState> {
    const upload = await this.find(caller, key);
    if (upload.finished !== undefined)
      throw new Conflict('The upload has already finished.', { code: 'OFFSET' });
    await this.writers.stop(key);
    if ((await this.arrived(key)) !== from) {
      source.resume();
      throw new Conflict('The upload is at a different position.', { code: 'OFFSET' });
    }
    await this.writers.run(key, source, () =>
      this.files.partial.append(key, from, source, upload.size).catch((error: unknown) => {
        throw error instanceof Refusal || isDiskFull(error)
          ? error
          : new Refusal(400, 'The upload was cut off.', { code: 'CUT_OFF' });
      }),
    );
    const offset = await this.arrived(key);
    const item = offset === upload.size ? await this.finish(request, caller, upload) : undefined;
    return { offset, size: upload.size, item };
  }

  /** Abandons an upload with everything that has arrived. @throws Refusal 404 */
  async cancel(caller: CallContext, key: string): Promise<void> {
    await this.find(caller, key);
    await this.forget(caller.institute, key);
  }

  /**
   * Turns it into an item. The bytes are read once more into the store, which yields their hash, so anything still written
   * to the temporary place no longer matters. What is refused is discarded.
   */
  private async finish(request: FastifyRequest, caller: CallContext, upload: Upload): Promise<number> {
    const { key, name, folder, replaces } = upload;
    const room = await this.drive.room(caller, key);
    try {
      const bytes = await this.files.partial.read(key);
      const file = await this.drive.receive(caller, room, name, bytes);
      const to = { folder, replaces, upload: key };
      const { data } = await this.drive
        .add(request, caller, file, to, (work, item) => markFinished(work.transaction, key, item))
        .catch(async (error: unknown) => {
          await this.files.discard(caller.institute, file.id);
          throw error;
        });
      await this.files.partial.remove(key);
      return data.id;
    } catch (error) {
      if (error instanceof Refusal && [400, 404, 413, 415].includes(error.status))
        await this.forget(caller.institute, key);
      throw error;
    }
  }

  private find({ institute, actor }: CallContext, key: string): Promise<Upload> {
    return uploadOf(this.database.of(institute), actor.id, key);
  }

  private async arrived(key: string): Promise<number> {
    const size = await this.files.partial.size(key);
    if (size === undefined) throw unknownItem();
    return size;
  }

  private async forget(institute: string, key: string): Promise<void> {
    await this.writers.stop(key);
    await deleteUpload(this.database.of(institute), key);
    await this.files.partial.remove(key);
  }
}
