import type { DriveItem } from '@school/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { Database } from '../../../platform/database/database.ts';
import { cleanFileName, extensionOf } from '../../../platform/files/file-name.ts';
import { Files } from '../../../platform/files/files.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import { explainUpload } from '../../system/upload.ts';
import { blockedKind, noSpace, tooLarge } from '../drive-refusal.ts';
import { driveLimits } from '../drive-settings.store.ts';
import type { DriveLimits } from '../drive-settings.store.ts';
import { readUploadForm } from '../http/upload-form.ts';
import { readItem } from '../items/item-reading.store.ts';
import { driveTypeOf } from './drive-type.ts';
import { addFile } from './file-writes.ts';
import type { Destination } from './file-writes.ts';
import { usedSpace } from './space.store.ts';

interface Room {
  readonly limits: DriveLimits;
  /** Bytes the user may still add. */
  readonly left: number;
}

/** The requested name; the type of the file remains the one it is judged by. */
const nameFor = (wanted: string | undefined, given: string): string => {
  const [name, extension] = [cleanFileName(wanted ?? given), extensionOf(cleanFileName(given))];
  return extension === '' || extensionOf(name) === extension ? name : cleanFileName(`${name}.${extension}`);
};

/** Takes files into the drive, in one request or in parts. */
@Injectable()
export class DriveFiles {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) readonly files: Files,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** What the caller may still upload. @param besides key of an upload whose bytes do not count */
  async room({ institute, actor }: CallContext, besides?: string): Promise<Room> {
    const connection = this.database.of(institute);
    const [limits, used] = await Promise.all([
      driveLimits(connection),
      usedSpace(connection, actor.id, besides),
    ]);
    return { limits, left: limits.quota - used };
  }

  /**
   * Checks a file by its declared properties, before a byte is accepted. Returns the name it will have. @throws Refusal
   * 413, 415
   */
  judge({ limits, left }: Room, name: string, size: number): string {
    const clean = cleanFileName(name);
    const extension = extensionOf(clean);
    if (limits.blocked.has(extension)) throw blockedKind(extension);
    if (size > limits.maxFile) throw tooLarge(limits.maxFile);
    if (size > left) throw noSpace(left);
    return clean;
  }

  /** Receives the bytes, checks them by content, and stores them without an owner. */
  async receive(caller: CallContext, room: Room, name: string, source: Readable): Promise<StoredFile> {
    const { limits, left } = room;
    const limit = Math.max(0, Math.min(limits.maxFile, left));
    return this.files
      .receive(caller.institute, {
        name,
        source,
        createdBy: caller.actor.id,
        limit,
        typeOf: driveTypeOf(limits.blocked),
        asSent: true,
      })
      .catch((error: unknown) => {
        const isFull = error instanceof Refusal && error.status === 413;
        throw isFull ? (left < limits.maxFile ? noSpace(left) : tooLarge(limits.maxFile)) : error;
      });
  }

  /** An upload in one request; `replaces` makes it the next version of a file. */
  async upload(
    request: FastifyRequest,
    caller: CallContext,
    replaces?: number,
  ): Promise<Envelope<DriveItem>> {
    const room = await this.room(caller);
    const discard = ({ id }: StoredFile): Promise<void> => this.files.discard(caller.institute, id);
    const keep = (part: MultipartFile, name: string | undefined): Promise<StoredFile> =>
      this.keep(part, name, caller, room);
    const form = await readUploadForm(request, { keep, discard, limit: room.limits.maxFile });
    const file = { ...form.file, name: nameFor(form.name, form.file.name) };
    try {
      this.judge(room, file.name, file.size);
      return await this.add(request, caller, file, { folder: form.parentFolderId, replaces });
    } catch (error) {
      await discard(file);
      throw error;
    }
  }

  /** Turns a stored file into an item of the drive. */
  add(
    request: FastifyRequest,
    caller: CallContext,
    file: StoredFile,
    to: Destination,
    then: (work: Work, item: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<Envelope<DriveItem>> {
    return this.writes.run(
      { request, caller, body: [file.sha256, file.name, to.folder ?? null, to.replaces ?? null] },
      async (work) => {
        const id = await addFile(work, this.files, file, to);
        await then(work, id);
        return readItem(work.transaction, caller.actor.id, id);
      },
      'File uploaded successfully',
    );
  }

  private async keep(
    part: MultipartFile,
    name: string | undefined,
    caller: CallContext,
    room: Room,
  ): Promise<StoredFile> {
    try {
      const clean = this.judge(room, nameFor(name, part.filename), 0);
      return await this.receive(caller, room, clean, part.file);
    } catch (error) {
      part.file.resume();
      throw explainUpload(error, part);
    }
  }
}
