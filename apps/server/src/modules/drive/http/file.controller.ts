import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { TakesUploads } from '../../../platform/files/takes-uploads.ts';
import { fileHeaders } from '../../system/file-headers.ts';
import { DriveFiles } from '../files/drive-files.ts';
import { previewOf } from '../files/preview.ts';
import { readableFile } from '../files/readable-file.store.ts';
import { bringBack } from '../files/version.store.ts';
import { entriesOf } from '../files/zip-entries.store.ts';
import { zipOf } from '../files/zip.ts';
import type { DriveItem } from '../items/item-answer.ts';
import { readItem } from '../items/item-reading.store.ts';
import { requireStaff } from './drive-staff.ts';
import { versionOf } from './drive-parameters.ts';

/** The bytes of files. */
@Controller('api/v1/drive')
export class DriveFileController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DriveFiles) private readonly drive: DriveFiles,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Takes one file; `parentFolderId` names the folder, without it the file goes to the root. */
  @Post('upload')
  @TakesUploads()
  @HttpCode(200)
  @FailsWith('Failed to upload file')
  upload(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    return this.drive.upload(request, caller);
  }

  /** Takes the next version of a file. */
  @Post('items/:id/versions')
  @TakesUploads()
  @HttpCode(200)
  @FailsWith('Failed to upload file')
  replace(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    return this.drive.upload(request, caller, id);
  }

  /** Makes an earlier version the newest one. */
  @Post('items/:id/versions/:number/restore')
  @HttpCode(200)
  bringBack(
    @Param('id', IdPipe) id: number,
    @Param('number', IdPipe) number: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    return this.writes.run({ request, caller }, async (work) => {
      await bringBack(work, id, number);
      return readItem(work.transaction, caller.actor.id, id);
    });
  }

  /** The newest version, or the one that `version` names. */
  @Get('files/:id/download')
  @FailsWith('An error occurred while downloading file')
  async download(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['version']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireStaff(caller.actor);
    const connection = this.database.of(caller.institute);
    const file = await readableFile(connection, caller.actor.id, id, versionOf(query));
    const content = await this.drive.files.read(caller.institute, file);
    void reply.headers(fileHeaders(file));
    return content;
  }

  /** Pictures, PDF, and the beginning of texts, to be looked at in place. */
  @Get('files/:id/preview')
  async preview(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['version']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireStaff(caller.actor);
    const connection = this.database.of(caller.institute);
    const file = await readableFile(connection, caller.actor.id, id, versionOf(query));
    const { type, size } = previewOf(file);
    const content = await this.drive.files.read(caller.institute, file, size);
    void reply.headers({ ...fileHeaders({ ...file, type, size }, true), 'x-total-size': String(file.size) });
    return content;
  }

  /** A folder with all that lies in it. */
  @Get('folders/:id/zip')
  @FailsWith('An error occurred while downloading file')
  async zip(
    @Param('id', IdPipe) id: number,
    @KnownQuery([]) _: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    requireStaff(caller.actor);
    const connection = this.database.of(caller.institute);
    const { name } = await readItem(connection, caller.actor.id, id);
    const entries = await entriesOf(connection, caller.actor.id, id);
    const { 'content-length': _size, ...headers } = fileHeaders({
      name: `${name}.zip`,
      type: 'application/zip',
      size: 0,
    });
    void reply.headers(headers);
    return zipOf(entries, (file) => this.drive.files.read(caller.institute, file));
  }
}
