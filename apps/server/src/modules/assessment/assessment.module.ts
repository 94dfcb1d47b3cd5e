import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Documents } from '../../engine/document/documents.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Reports } from '../../engine/report/reports.ts';
import { VerifiablePapers } from '../verification/verifiable-papers.ts';
import { ExamGroupController } from './exam-group.controller.ts';
import { ExamPlanController } from './exam-plan.controller.ts';
import { bindExamReports } from './reports/bind-reports.ts';
import { verifiedCards } from './cards/verified-cards.ts';
import { YearCards } from './cards/year-cards.ts';
import { markFileHandlers } from './mark-file.ts';
import { ReportCards } from './report-cards.ts';
import { ResultController } from './result.controller.ts';
import { scoreSheetHandlers } from './score-sheets/score-sheet.operations.ts';
import { ScoreController } from './score.controller.ts';

/** Exams, marks, results and ranks. */
@OfFeature('assessment')
@Module({
  controllers: [ScoreController, ExamGroupController, ExamPlanController, ResultController],
  providers: [WriteCalls, ReportCards, YearCards],
})
export class AssessmentModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(ReportCards) private readonly cards: ReportCards,
    @Inject(YearCards) private readonly yearCards: YearCards,
    @Inject(VerifiablePapers) private readonly verifiable: VerifiablePapers,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    bindExamReports(this.reports);
    this.operations.bind(...scoreSheetHandlers, ...markFileHandlers(this.reports.engine));
    this.verifiable.add(verifiedCards);
    this.documents.bind('reportCard', this.cards);
    this.documents.bind('yearCard', this.yearCards);
  }
}
