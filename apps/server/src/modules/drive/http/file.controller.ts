import type { DriveItem } from '@school/domain';
import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { Described } from '../../../engine/calls/described.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { TakesUploads } from '../../../platform/files/takes-uploads.ts';
import { DriveFiles } from '../files/drive-files.ts';
import { requireStaff } from './drive-staff.ts';

/** The bytes of files. */
@Controller('api/v1/drive')
export class DriveFileController {
  constructor(@Inject(DriveFiles) private readonly drive: DriveFiles) {}

  /** Receives one file; `parentFolderId` names the folder, without it the file goes to the root. */
  @Post('upload')
  @Described('Takes one file as multipart/form-data into a folder')
  @TakesUploads()
  @HttpCode(200)
  @FailsWith('Failed to upload file')
  upload(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<Envelope<DriveItem>> {
    requireStaff(caller.actor);
    return this.drive.upload(request, caller);
  }

  /** Receives the next version of a file. */
  @Post('items/:id/versions')
  @Described('Takes the next version of a file as multipart/form-data')
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
}
