import type { AnyReport, QuestionColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { Query } from '../calls/query-parameters.ts';
import type { CallContext } from '../context.ts';

/** What is said of a report beside its rows when no definition says it. */
export interface MadeReportTold {
  /** Its definition. */
  readonly report: object;
  /** Columns that are asked for and that there are no more. */
  readonly missing: readonly QuestionColumn[];
  /** No record of what it is about is the reader's to see; key of the resource. */
  readonly unseen?: string;
}

/** A report that stands in no catalogue, as its reader may have it. */
export interface MadeReport {
  readonly report: AnyReport;
  readonly statement: Statement;
  /** What the answer says besides its rows, since no definition says it. */
  readonly told: MadeReportTold;
  /** Writes down that its rows leave as a file. @throws Refusal for those who may not take them along */
  readonly leaves: (format: string) => Promise<void>;
}

/** Reports that people put together: answered by the same call as those of the catalogue. */
export interface ReportSource {
  /** What the key of its reports begins with: `own` for `own` and `own-12`. */
  readonly key: string;
  /** What the call may ask besides order, page, format and words. */
  readonly parameters: readonly string[];
  /**
   * @param id the number behind the key, none where a report is asked that nobody has saved
   * @throws NotFound for reports that the caller does not see
   */
  readonly make: (caller: CallContext, id: number | undefined, query: Query) => Promise<MadeReport>;
}
