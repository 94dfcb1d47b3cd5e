import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Files } from '../../platform/files/files.ts';
import { ExamClock } from './exam-clock.ts';
import { PictureController } from './picture.controller.ts';
import { markingHandlers } from './marking.operations.ts';
import { BankPackageController } from './qti/bank-package.controller.ts';
import { bankPackageHandlers } from './qti/bank-package.operations.ts';
import { sittingHandlers } from './sitting.operations.ts';
import { optionStatisticsBinding, questionStatisticsBinding } from './statistics.ts';

/** Question bank, on-screen exams and their results. */
@OfFeature('onlineExams')
@Module({
  controllers: [PictureController, BankPackageController],
  providers: [ExamClock],
  exports: [ExamClock],
})
export class OnlineExamsModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Files) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...sittingHandlers, ...markingHandlers, ...bankPackageHandlers(this.files));
    this.reports.bind('questionStatistics', questionStatisticsBinding);
    this.reports.bind('optionStatistics', optionStatisticsBinding);
  }
}
