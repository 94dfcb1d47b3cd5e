import type { BulkAnswer, BulkPreview } from './bulk.ts';
import type { Figures } from './figures.ts';
import type { HistoryEntry } from './history.ts';
import type { ImportRead } from './import.ts';
import type { NamedRecord, Picked } from './picked.ts';
import type { RecordAttachment, RecordComment, RemarkMade } from './remarks.ts';

/** Work that was begun; `isNew` is false where the same runs already, whose job is given then. */
export interface JobBegun {
  readonly jobId: string;
  readonly isNew?: boolean;
  /** Rows that it is about, where they are counted before. */
  readonly total?: number;
}

/** What calls of every resource answer that answer no record of it, by the names of the calls. */
export interface GenericAnswers {
  aggregate: Figures;
  options: readonly Picked[];
  actionOptions: readonly Picked[];
  transitionOptions: readonly Picked[];
  named: readonly NamedRecord[];
  alike: readonly Picked[];
  history: readonly HistoryEntry[];
  bulk: BulkAnswer | BulkPreview;
  delete: { readonly id: number };
  comments: readonly RecordComment[];
  comment: RemarkMade;
  uncomment: RemarkMade;
  attachments: readonly RecordAttachment[];
  attach: RemarkMade;
  detach: RemarkMade;
  exportPaper: JobBegun;
  importRead: ImportRead;
  importRun: JobBegun;
}
