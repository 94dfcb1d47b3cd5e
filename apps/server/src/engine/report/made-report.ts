import type { AnyReport, QuestionColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { Query } from '../calls/query-parameters.ts';
import type { CallContext } from '../context.ts';

/** What is stated about a report in addition to its rows when no definition states it. */
export interface MadeReportTold {
  /** Its definition. */
  readonly report: object;
  /** Requested columns that no longer exist. */
  readonly missing: readonly QuestionColumn[];
  /** The reader may see no record of the resource it is about; key of that resource. */
  readonly unseen?: string;
}

/** A report that is in no catalogue, as available to its reader. */
export interface MadeReport {
  readonly report: AnyReport;
  readonly statement: Statement;
  /** What the answer contains in addition to its rows, since no definition states it. */
  readonly told: MadeReportTold;
  /** Records that its rows are exported as a file. @throws Refusal for those who may not export them */
  readonly leaves: (format: string) => Promise<void>;
}

/** Reports that people put together: answered by the same call as those of the catalogue. */
export interface ReportSource {
  /** Prefix of the keys of its reports: `own` for `own` and `own-12`. */
  readonly key: string;
  /** What the call may ask for in addition to order, page, format and words. */
  readonly parameters: readonly string[];
  /**
   * @param id the number in the key, none for a report that has not been saved
   * @throws NotFound for reports that the caller does not see
   */
  readonly make: (caller: CallContext, id: number | undefined, query: Query) => Promise<MadeReport>;
}
