import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { DriveClock } from './drive-clock.ts';
import { DriveFiles } from './files/drive-files.ts';
import { DriveFileController } from './http/file.controller.ts';
import { DriveReadingController } from './http/reading.controller.ts';
import { DriveTrashController } from './http/trash.controller.ts';
import { DriveWritingController } from './http/writing.controller.ts';
import { DriveUploadController } from './uploads/upload.controller.ts';
import { DriveUploads } from './uploads/drive-uploads.ts';

/** Files and folders of the staff, shared with each other. */
@OfFeature('drive')
@Module({
  controllers: [
    DriveReadingController,
    DriveWritingController,
    DriveTrashController,
    DriveFileController,
    DriveUploadController,
  ],
  providers: [WriteCalls, DriveFiles, DriveUploads, DriveClock],
})
export class DriveModule {}
