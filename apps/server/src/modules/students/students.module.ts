import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { ElectiveController } from './elective.controller.ts';
import { GraduationController } from './graduation.controller.ts';
import { missingPapersBinding } from './missing-papers.store.ts';
import { RollNumberController } from './roll-number.controller.ts';
import { StudentController } from './student.controller.ts';
import { subjectsOfStudent } from './student-subjects.store.ts';
import { TransferController } from './transfer.controller.ts';

/** Students, who answers for them, and how they go through the school. */
@Module({
  controllers: [
    StudentController,
    TransferController,
    GraduationController,
    RollNumberController,
    ElectiveController,
  ],
  providers: [WriteCalls],
})
export class StudentsModule implements OnModuleInit {
  constructor(
    @Inject(Views) private readonly views: Views,
    @Inject(Reports) private readonly reports: Reports,
  ) {}

  onModuleInit(): void {
    this.reports.bind('missingDocuments', missingPapersBinding);
    this.views.bind('subjectsOfStudent', ({ student }, _, connection) =>
      subjectsOfStudent(connection, Number(student)),
    );
  }
}
