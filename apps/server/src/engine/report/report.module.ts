import { Global, Module } from '@nestjs/common';
import { Engine } from '../engine.ts';
import { ReportAnswers } from './report-answers.ts';
import { ReportPaper } from './report-paper.ts';
import { ReportController } from './report.controller.ts';
import { Reports } from './reports.ts';

/** Creates the registry that modules bind their reports to. */
const makeReports = (engine: Engine): Reports => new Reports(engine);

/** Reports; modules bind theirs to `Reports`. */
@Global()
@Module({
  controllers: [ReportController],
  providers: [{ provide: Reports, inject: [Engine], useFactory: makeReports }, ReportPaper, ReportAnswers],
  exports: [Reports, ReportAnswers],
})
export class ReportModule {}
