import type { Filter } from '../tree/filter.ts';
import type { BaseKey } from './access.ts';

/**
 * Whose something is, by the record: `{ rows: { StoreManagement: 'all', EMPLOYEE: { decider: { $me: 'employee' } } } }`.
 * Filters read only the fields of the record, so that every page knows as well as the server.
 */
export interface WhoseRecords<F extends string = string> {
  /**
   * For which records each principal has it, like the row rules of `access`; without it for all that they see.
   */
  readonly rows?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /** Records for which the caller never has it, not even administrators: nobody decides on their own case. */
  readonly never?: Filter<F | BaseKey>;
}
