import type { Bill } from '@school/domain';
import type { BillHead } from './bill-lines.ts';
import type { BilledStudent } from './publishing.store.ts';

/** A bill to be written, with the names of its lines. */
export interface BillDraft {
  readonly bill: Bill;
  readonly heads: ReadonlyMap<number, BillHead>;
  /** Names of its discounts by id. */
  readonly names: ReadonlyMap<number, string>;
}

export interface StudentDraft extends BillDraft {
  readonly student: BilledStudent;
}
