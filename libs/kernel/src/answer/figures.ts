type Sums = Readonly<Record<string, string | number | null>>;

/** Figures of one group of a list. */
export interface GroupFigures {
  /** Name of the group, as in the `_group` of rows; empty for rows without a value. */
  readonly key: string;
  /** Title of the referenced record. */
  readonly label: string | null;
  /** What distinguishes it from other groups with the same label; absent where there are none. */
  readonly telling?: string | null;
  /** Rows of the whole group, regardless of the page. */
  readonly count: number;
  readonly sum: Sums;
  /** Position of its first row among the rows of all open groups. */
  readonly start: number;
}

/** Figures of all rows that match a filter, by summed field; with groups also those of the groups. */
export interface Figures {
  readonly count: number;
  readonly sum: Sums;
  /** Rows of the open groups. */
  readonly rows?: number;
  readonly groupCount?: number;
  /** Those of the requested page. */
  readonly groups?: readonly GroupFigures[];
}
