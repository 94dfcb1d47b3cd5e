import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { AllotmentController } from './allotment.controller.ts';
import { BatchController } from './batch.controller.ts';
import { SubjectLinkController } from './subject-link.controller.ts';
import { allotmentReadings } from './allotment.operations.ts';
import { batchReadings } from './batch.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Courses, batches, subjects and their teachers. */
@Module({
  controllers: [AllotmentController, BatchController, SubjectLinkController],
  providers: [WriteCalls],
})
export class AcademicsModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(...allotmentReadings, ...batchReadings);
  }
}
