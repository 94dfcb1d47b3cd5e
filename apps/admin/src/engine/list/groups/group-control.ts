import type { ChosenGroup, GroupState } from './group-state.ts';
import type { Grouping } from './use-grouping.ts';

/** The groups of a list and how they are changed, wherever their state is kept. */
export interface GroupControl extends Grouping {
  /** Undefined: nobody has chosen anything, the definition decides. */
  readonly chosen: ChosenGroup | undefined;
  /** Groups otherwise, from the first page. */
  readonly choose: (next: ChosenGroup) => void;
  /** Opens or closes groups, at the page on which the heading then stands. */
  readonly show: (next: GroupState, page: number) => void;
}
