type Sums = Readonly<Record<string, string | number | null>>;

/** Figures of one group of a list. */
export interface GroupFigures {
  /** Name of the group, as rows say it in `_group`; empty for rows without a value. */
  readonly key: string;
  /** Title of the record that a reference leads to. */
  readonly label: string | null;
  /** What tells it from other groups with the same label; nothing where there are none. */
  readonly telling?: string | null;
  /** Rows of the whole group, whatever the page. */
  readonly count: number;
  readonly sum: Sums;
  /** Place of its first row among the rows of all open groups. */
  readonly start: number;
}

/** Figures of all rows that match a filter, by the names of the summed fields; with groups also those of them. */
export interface Figures {
  readonly count: number;
  readonly sum: Sums;
  /** Rows of the open groups. */
  readonly rows?: number;
  readonly groupCount?: number;
  /** Those of the asked page. */
  readonly groups?: readonly GroupFigures[];
}
