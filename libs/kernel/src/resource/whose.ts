import type { BaseKey } from '../access/access.ts';
import type { Filter } from '../tree/filter.ts';

/**
 * Whose a move is, among those who may make it at all: `{ rows: { StoreManagement: 'all', EMPLOYEE: { decider: { $me:
 * 'employee' } } }, … }`. Filters read the fields of the record alone, so that every page knows as well as the server.
 */
export interface Whose<F extends string = string> {
  /** For which records each principal of the move has it, as the row rules of `access`; without it for all that they see. */
  readonly rows?: Readonly<Record<string, 'all' | Filter<F | BaseKey>>>;
  /** Records for which the caller never has it, administrators neither: nobody decides on what is his own. */
  readonly never?: Filter<F | BaseKey>;
  /** What the others are answered. */
  readonly code: string;
  readonly message: string;
}
