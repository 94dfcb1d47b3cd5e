import type { Reports } from '../../../engine/report/reports.ts';
import { cceReportBinding } from '../cce/cce-report.ts';
import { icseReportBinding } from '../icse/icse-report.ts';
import { combinedBinding, rankingLevelBinding, transcriptBinding } from './level-reports.ts';
import {
  consolidatedBinding,
  examScheduleBinding,
  examWiseBinding,
  subjectProgressBinding,
  subjectWiseBinding,
} from './mark-reports.ts';
import {
  archivedRankBinding,
  batchRankBinding,
  groupedBinding,
  subjectRankBinding,
  wideRankBinding,
} from './rank-reports.ts';

/** Binds the queries of exam reports. */
export const bindExamReports = (reports: Reports): void => {
  const { engine } = reports;
  reports.bind('examSchedule', examScheduleBinding);
  for (const key of ['examWiseReport', 'archivedExamWiseReport']) reports.bind(key, examWiseBinding(engine));
  reports.bind('consolidatedExamReport', consolidatedBinding(engine));
  reports.bind('subjectWiseReport', subjectWiseBinding(engine));
  reports.bind('subjectProgress', subjectProgressBinding(engine));
  for (const key of ['subjectRank', 'subjectRankByGroup']) reports.bind(key, subjectRankBinding(engine));
  reports.bind('batchRank', batchRankBinding(engine));
  for (const key of ['courseRank', 'schoolRank']) reports.bind(key, wideRankBinding(engine));
  reports.bind('archivedRank', archivedRankBinding(engine));
  reports.bind('rankingLevelReport', rankingLevelBinding(engine));
  reports.bind('combinedReport', combinedBinding(engine));
  reports.bind('groupedExamResults', groupedBinding(engine));
  reports.bind('cceResults', cceReportBinding(engine));
  reports.bind('icseResults', icseReportBinding(engine));
  reports.bind('transcript', transcriptBinding(engine));
};
