import type { BulkAnswer, BulkPreview } from './bulk.ts';
import type { Figures } from './figures.ts';
import type { HistoryEntry } from './history.ts';
import type { ImportRead } from './import.ts';
import type { NamedRecord, Picked } from './picked.ts';
import type { RecordAttachment, RecordComment, RemarkMade } from './remarks.ts';

/** Started work; `isNew` is false where the same job is already running, whose id is returned. */
export interface JobBegun {
  readonly jobId: string;
  readonly isNew?: boolean;
  /** Rows concerned, where they are counted beforehand. */
  readonly total?: number;
}

/** Responses of the generic calls of every resource that do not return one of its records, by call name. */
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
