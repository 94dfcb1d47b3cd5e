import type { PayrollCategory } from '@school/domain';

/** A category as the table keeps it, ready for the rules. */
export interface StoredCategory extends PayrollCategory {
  readonly id: number;
}
