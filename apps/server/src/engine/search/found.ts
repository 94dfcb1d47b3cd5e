import type { FoundRecord } from '@school/kernel';

export interface SearchAnswer {
  readonly records: readonly FoundRecord[];
  /** Time ran out before everything was searched. */
  readonly partial: boolean;
}
