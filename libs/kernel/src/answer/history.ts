/** One field that a change has changed. */
export interface HistoryChange {
  /** Its path: `items[2].amount`. */
  readonly field: string;
  /** The value that stood in the field. */
  readonly old: unknown;
  /** The value that stands in the field since. */
  readonly new: unknown;
}

/** A change of a record, as whoever may read its history sees it. */
export interface HistoryEntry {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** No id for the product itself. */
  readonly by: { readonly id: number | null; readonly name: string };
  readonly verb: string;
  readonly version: number | null;
  readonly changes: readonly HistoryChange[];
}
