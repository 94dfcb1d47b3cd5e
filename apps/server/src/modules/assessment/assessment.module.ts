import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Documents } from '../../engine/document/documents.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { VerifiablePapers } from '../verification/verifiable-papers.ts';
import { tieToBatch } from '../students/move-tie.ts';
import { marksTie } from './move-tie.ts';
import { ExamGroupController } from './exam-group.controller.ts';
import { ExamPlanController } from './exam-plan.controller.ts';
import { bindExamReports } from './reports/bind-reports.ts';
import { verifiedCards } from './cards/verified-cards.ts';
import { YearCards } from './cards/year-cards.ts';
import { bindSkillViews } from './gradebook/skill-views.ts';
import { markFileHandlers } from './mark-file.ts';
import { moderationHandlers } from './moderation/moderate.ts';
import { HallPapers } from './seating/hall-papers.ts';
import { seatingHandlers } from './seating/seating.operations.ts';
import { ReportCards } from './report-cards.ts';
import { scoreSheetHandlers } from './score-sheets/score-sheet.operations.ts';
import { ScoreController } from './score.controller.ts';
import { examGroupReadings } from './exam-group.operations.ts';
import { examPlanReadings } from './exam-plan.operations.ts';
import { resultReadings } from './result.operations.ts';
import { scoreReadings } from './score.operations.ts';

/** Exams, marks, results and ranks. */
@OfFeature('assessment')
@Module({
  controllers: [ScoreController, ExamGroupController, ExamPlanController],
  providers: [WriteCalls, ReportCards, YearCards, HallPapers],
})
export class AssessmentModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Views) private readonly views: Views,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(ReportCards) private readonly cards: ReportCards,
    @Inject(YearCards) private readonly yearCards: YearCards,
    @Inject(HallPapers) private readonly hallPapers: HallPapers,
    @Inject(VerifiablePapers) private readonly verifiable: VerifiablePapers,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    tieToBatch(marksTie);
    bindExamReports(this.reports);
    bindSkillViews(this.views);
    this.operations.bind(
      ...examGroupReadings,
      ...examPlanReadings,
      ...resultReadings,
      ...scoreReadings,
      ...scoreSheetHandlers,
      ...seatingHandlers,
      ...moderationHandlers,
      ...markFileHandlers(this.reports.engine),
    );
    this.verifiable.add(verifiedCards);
    this.documents.bind('reportCard', this.cards);
    this.documents.bind('yearCard', this.yearCards);
    this.documents.bind('hallPlan', this.hallPapers.plan);
    this.documents.bind('doorList', this.hallPapers.doorList);
  }
}
