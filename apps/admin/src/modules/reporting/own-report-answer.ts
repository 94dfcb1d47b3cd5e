import type { QuestionColumn, Report, ReportAnswer, ReportChart, ReportColumn } from '@school/kernel';

/** What the server says of a report that somebody has put together. */
export interface OwnReportAnswer extends ReportAnswer {
  readonly report: {
    readonly columns: Readonly<Record<string, ReportColumn>>;
    readonly groupBy?: string;
    readonly chart?: ReportChart<string>;
  };
  /** Columns that are not for the reader. */
  readonly missing: readonly QuestionColumn[];
  /** Key of the resource that it is about, where no record of that is the reader's to see. */
  readonly unseen?: string;
}

/** The same as a report of the catalogue, which the table of reports shows. */
export const reportOf = (label: string, { report }: OwnReportAnswer): Report => ({
  kind: 'report',
  key: 'ownReport',
  module: 'reporting',
  label,
  screen: [],
  parameters: {},
  access: [],
  ...report,
});
