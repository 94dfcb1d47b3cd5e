import type { PayrollCategory } from '@school/domain';

/** A category as stored in the table, ready for the rules. */
export interface StoredCategory extends PayrollCategory {
  readonly id: number;
}
