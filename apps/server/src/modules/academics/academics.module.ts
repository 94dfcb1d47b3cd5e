import { Module } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { AllotmentController } from './allotment.controller.ts';
import { BatchController } from './batch.controller.ts';
import { SubjectLinkController } from './subject-link.controller.ts';

/** Courses, batches, subjects and who teaches them. */
@Module({
  controllers: [AllotmentController, BatchController, SubjectLinkController],
  providers: [WriteCalls],
})
export class AcademicsModule {}
