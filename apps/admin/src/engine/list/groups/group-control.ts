import type { ChosenGroup, GroupState } from './group-state.ts';
import type { Grouping } from './use-grouping.ts';

/** The groups of a list and how to change them, wherever their state is stored. */
export interface GroupControl extends Grouping {
  /** Undefined: the user has chosen nothing, the definition decides. */
  readonly chosen: ChosenGroup | undefined;
  /** Changes the grouping, from the first page. */
  readonly choose: (next: ChosenGroup) => void;
  /** Opens or closes groups, on the page where the heading then is. */
  readonly show: (next: GroupState, page: number) => void;
}
