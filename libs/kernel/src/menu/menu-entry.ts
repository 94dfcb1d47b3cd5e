import type { Principal } from '../access/access.ts';
import type { Filter } from '../tree/filter.ts';

export interface MenuEntry {
  /** Key of the menu group (`hr`, `payroll`, …), defined by the catalogue. */
  readonly group: string;
  readonly order?: number;
  readonly icon?: string;
  readonly description?: string;
  /**
   * Whom the entry is for. By default whoever may change something there, or read what nobody changes by hand: a
   * master that everybody may read for a picker is not everybody's page.
   */
  readonly access?: readonly Principal[];
  /** One's own page: administrators have it where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** Further groups that the page stands in too: a report among the reports and at what it is about. */
  readonly also?: readonly {
    readonly group: string;
    readonly order?: number;
    /** Another address of the page, by which it is opened from there. */
    readonly url?: string;
    /** Whom it stands there for; by default whoever has the page. */
    readonly access?: readonly Principal[];
    /** It concerns oneself: administrators have it there where they are named. */
    readonly forOneself?: boolean;
    /** There it is a step of setting up what that group is for. */
    readonly setUp?: SetUpStep;
  }[];
  /** A second entry that leads to the form of a new record, for those who may create one. */
  readonly create?: { readonly label: string; readonly description: string; readonly icon?: string };
  /** The entry is a step of setting up what its group is for, in the order of the group. */
  readonly setUp?: SetUpStep;
}
/** Done once there is a record, or the settings have been saved. */
export interface SetUpStep {
  /** Key of the resource that tells, for pages that are no list or form of one. */
  readonly of?: string;
  /** Which of its records count; by default each. */
  readonly where?: Filter;
  /** Good to have, but nothing waits for it. */
  readonly optional?: boolean;
}

/** Keys of the groups in which an entry is a step. */
export const groupsWithStep = ({ group, setUp, also = [] }: MenuEntry): readonly string[] =>
  [{ group, setUp }, ...also].flatMap((place) => (place.setUp ? [place.group] : []));
