import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { DriveClock } from './drive-clock.ts';
import { DriveFiles } from './files/drive-files.ts';
import { DriveFileController } from './http/file.controller.ts';
import { DriveWritingController } from './http/writing.controller.ts';
import { DriveUploadController } from './uploads/upload.controller.ts';
import { DriveUploads } from './uploads/drive-uploads.ts';
import { driveReadings } from './http/reading.operations.ts';
import { Files } from '../../platform/files/files.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { driveItemHandlers, driveTrashHandlers, driveFileHandlers } from './http/item.operations.ts';

/** Files and folders of the staff, shared among them. */
@OfFeature('drive')
@Module({
  controllers: [DriveWritingController, DriveFileController, DriveUploadController],
  providers: [WriteCalls, DriveFiles, DriveUploads, DriveClock],
})
export class DriveModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Files) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.operations.bind(
      ...driveItemHandlers,
      ...driveTrashHandlers(this.files),
      ...driveFileHandlers(this.files),
      ...driveReadings,
    );
  }
}
