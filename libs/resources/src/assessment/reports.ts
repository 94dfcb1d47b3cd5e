import {
  archivedExamWiseReport,
  consolidatedExamReport,
  examSchedule,
  examWiseReport,
  groupedExamReportOf,
  subjectProgress,
  subjectWiseReport,
  transcript,
} from './mark.reports.ts';
import {
  archivedRank,
  batchRank,
  combinedReport,
  courseRank,
  rankingLevelReport,
  schoolRank,
  subjectRank,
  subjectRankByGroup,
} from './rank.reports.ts';

export const assessmentReports = [
  examSchedule,
  examWiseReport,
  consolidatedExamReport,
  subjectWiseReport,
  groupedExamReportOf,
  subjectProgress,
  subjectRank,
  subjectRankByGroup,
  batchRank,
  courseRank,
  schoolRank,
  rankingLevelReport,
  combinedReport,
  transcript,
  archivedExamWiseReport,
  archivedRank,
] as const;
