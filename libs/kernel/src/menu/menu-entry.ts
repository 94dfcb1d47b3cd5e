import type { Principal } from '../access/access.ts';
import type { Filter } from '../tree/filter.ts';

export interface MenuEntry {
  /** Key of the menu group (`hr`, `payroll`, …), defined by the catalogue. */
  readonly group: string;
  readonly order?: number;
  readonly icon?: string;
  readonly description?: string;
  /**
   * Who the entry is for. By default those who may change something there, or read what nobody changes by hand: a master
   * that everyone may read for a picker is not everyone's page.
   */
  readonly access?: readonly Principal[];
  /** A personal page: administrators have it where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** Further groups in which the page also appears: a report among the reports and with its subject. */
  readonly also?: readonly {
    readonly group: string;
    readonly order?: number;
    /** Another address of the page, used to open it from there. */
    readonly url?: string;
    /** What it is there, if that differs: what an office issues is what a family has been given. */
    readonly description?: string;
    /** Who it appears there for; by default everyone who has the page. */
    readonly access?: readonly Principal[];
    /** It is personal: administrators have it there where they are named. */
    readonly forOneself?: boolean;
    /** There it is a step in setting up the subject of that group. */
    readonly setUp?: SetUpStep;
  }[];
  /** A second entry that leads to the form of a new record, for those who may create one. */
  readonly create?: { readonly label: string; readonly description: string; readonly icon?: string };
  /** The entry is a step in setting up the subject of its group, in the order of the group. */
  readonly setUp?: SetUpStep;
}
/** Done once there is a record, or the settings have been saved. */
export interface SetUpStep {
  /** Key of the resource that determines it, for pages that are not a list or form of one. */
  readonly of?: string;
  /** Which of its records count; by default all. */
  readonly where?: Filter;
  /** Recommended, but nothing depends on it. */
  readonly optional?: boolean;
}

/** Keys of the groups in which an entry is a step. */
export const groupsWithStep = ({ group, setUp, also = [] }: MenuEntry): readonly string[] =>
  [{ group, setUp }, ...also].flatMap((place) => (place.setUp ? [place.group] : []));
