/** One changed field. */
export interface HistoryChange {
  /** Its path: `items[2].amount`. */
  readonly field: string;
  /** The previous value of the field. */
  readonly old: unknown;
  /** The new value of the field. */
  readonly new: unknown;
}

/** A change of a record, as shown to readers of its history. */
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
