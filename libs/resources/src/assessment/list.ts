import type { AnyResource } from '@school/kernel';
import { classDesignation } from './class-designation.resource.ts';
import { courseExamGroup } from './course-exam-group.resource.ts';
import { examGroup } from './exam-group.resource.ts';
import { examReportSetting } from './exam-report-setting.resource.ts';
import { examResult } from './exam-result.resource.ts';
import { examScore } from './exam-score.resource.ts';
import { examSetting } from './exam-setting.settings.ts';
import { exam } from './exam.resource.ts';
import { gradingLevel } from './grading-level.resource.ts';
import { groupedExamReport } from './grouped-exam-report.resource.ts';
import { examModeration } from './moderation/exam-moderation.resource.ts';
import { examScoreRevision } from './moderation/exam-score-revision.resource.ts';
import { revaluation } from './moderation/revaluation.resource.ts';
import { rankingLevel } from './ranking-level.resource.ts';
import { reportGeneration } from './report-generation.resource.ts';

export const assessmentResources: readonly AnyResource[] = [
  gradingLevel,
  rankingLevel,
  classDesignation,
  examSetting,
  examReportSetting,
  courseExamGroup,
  examGroup,
  exam,
  examScore,
  examModeration,
  examScoreRevision,
  revaluation,
  examResult,
  groupedExamReport,
  reportGeneration,
];
