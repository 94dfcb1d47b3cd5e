import type { Bill } from '@school/domain';
import type { BillHead } from './bill-lines.ts';
import type { BilledStudent } from './publishing.store.ts';

/** A bill as it is to be written, with what its lines are called. */
export interface BillDraft {
  readonly bill: Bill;
  readonly heads: ReadonlyMap<number, BillHead>;
  /** Names of its discounts by their ids. */
  readonly names: ReadonlyMap<number, string>;
}

export interface StudentDraft extends BillDraft {
  readonly student: BilledStudent;
}
