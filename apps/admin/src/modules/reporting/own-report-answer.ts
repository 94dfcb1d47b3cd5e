import type { QuestionColumn, Report, ReportAnswer, ReportChart, ReportColumn } from '@school/kernel';

/** The server's response for a custom report. */
export interface OwnReportAnswer extends ReportAnswer {
  readonly report: {
    readonly columns: Readonly<Record<string, ReportColumn>>;
    readonly groupBy?: string;
    readonly chart?: ReportChart<string>;
  };
  /** Columns the reader may not see. */
  readonly missing: readonly QuestionColumn[];
  /** Key of the report's resource, if the reader may not see any of its records. */
  readonly unseen?: string;
}

/** The same in the form of a catalogue report, for display in the report table. */
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
