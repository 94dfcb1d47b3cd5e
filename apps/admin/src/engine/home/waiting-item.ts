import type { ShownColumn } from '@school/kernel';
import type { ViewRow } from '../blocks/view-answer.ts';

/** Something that waits, as the server gives it: how many, and the first of them. */
export interface WaitingItem {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  /** Where all of them stand. */
  readonly to: string;
  readonly shape?: 'cards';
  readonly total: number;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ViewRow[];
}
