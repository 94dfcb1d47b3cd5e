import {
  Controller,
  Delete,
  Head,
  HttpCode,
  Inject,
  Options,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Refusal } from '@school/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Described } from '../../../engine/calls/described.ts';
import { UuidPipe } from '../../../platform/bodies/uuid.pipe.ts';
import { requireStaff } from '../http/drive-staff.ts';
import { DriveUploads } from './drive-uploads.ts';
import type { UploadState } from './drive-uploads.ts';
import { bytesIn, requireTus, tusExtensions, tusVersion, uploadBytes, wishOf } from './upload-headers.ts';

/**
 * Uploads in parts, following tus 1.0.0, so that clients of that protocol resume automatically after a lost connection.
 * Rights, space and the transaction are the drive's own, which is why the protocol is implemented here and not by a
 * separate server bypassing the sessions.
 */
@Controller('api/v1/drive/uploads')
export class DriveUploadController implements OnModuleInit {
  constructor(
    @Inject(DriveUploads) private readonly uploads: DriveUploads,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser(uploadBytes, (_request, payload, done) => done(null, payload));
  }

  @Options()
  @Described('Tells which version and extensions of tus are spoken')
  @HttpCode(204)
  options(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.headers({
      'tus-resumable': tusVersion,
      'tus-version': tusVersion,
      'tus-extension': tusExtensions,
    });
  }

  @Post()
  @Described('Begins an upload in parts')
  @HttpCode(201)
  async begin(
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireStaff(caller.actor);
    requireTus(request);
    const key = await this.uploads.begin(caller, wishOf(request), bytesIn(request, 'upload-length'));
    void reply.headers({ 'tus-resumable': tusVersion, location: `/api/v1/drive/uploads/${key}` });
  }

  @Head(':key')
  @Described('Tells how far an upload in parts has come')
  @HttpCode(200)
  async state(
    @Param('key', UuidPipe) key: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireStaff(caller.actor);
    this.tell(reply, await this.uploads.state(request, caller, key));
  }

  @Patch(':key')
  @Described('Takes the next bytes of an upload in parts')
  @HttpCode(204)
  async append(
    @Param('key', UuidPipe) key: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireStaff(caller.actor);
    requireTus(request);
    const source = request.body;
    if (!(source instanceof Readable))
      throw new Refusal(415, 'Send the bytes as %{uploadBytes}.', {
        code: 'UNSUPPORTED_TYPE',
        params: { uploadBytes },
      });
    const from = bytesIn(request, 'upload-offset');
    this.tell(reply, await this.uploads.append(request, caller, key, from, source));
  }

  @Delete(':key')
  @Described('Ends an upload in parts and drops its bytes')
  @HttpCode(204)
  async cancel(
    @Param('key', UuidPipe) key: string,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireStaff(caller.actor);
    await this.uploads.cancel(caller, key);
    void reply.header('tus-resumable', tusVersion);
  }

  private tell(reply: FastifyReply, { offset, size, item }: UploadState): void {
    void reply.headers({
      'tus-resumable': tusVersion,
      'upload-offset': String(offset),
      'upload-length': String(size),
      'cache-control': 'no-store',
      ...(item === undefined ? {} : { 'x-drive-item': String(item) }),
    });
  }
}
