import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { electiveHandlers } from './elective.operations.ts';
import { GraduationController } from './graduation.controller.ts';
import { missingPapersBinding } from './missing-papers.store.ts';
import { rollNumberHandlers } from './roll-number.operations.ts';
import { subjectsOfStudent } from './student-subjects.store.ts';
import { TransferController } from './transfer.controller.ts';
import { TransferClock } from './transfer-clock.ts';
import { transferHandlers } from './transfer.operations.ts';
import { admissionReadings } from './admission.operations.ts';

/** Students, who is responsible for them, and how they progress through the school. */
@Module({
  controllers: [TransferController, GraduationController],
  providers: [WriteCalls, TransferClock],
})
export class StudentsModule implements OnModuleInit {
  constructor(
    @Inject(Views) private readonly views: Views,
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    this.operations.bind(
      ...admissionReadings,
      ...rollNumberHandlers,
      ...electiveHandlers,
      ...transferHandlers,
    );
    this.reports.bind('missingDocuments', missingPapersBinding);
    this.views.bind('subjectsOfStudent', ({ student }, _, connection) =>
      subjectsOfStudent(connection, Number(student)),
    );
  }
}
