/** The audience of a saved list view. */
export type ViewAudience = 'MINE' | 'ROLE' | 'ALL';

/** A saved list view, as its users see it. */
export interface SavedView {
  readonly id: number;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly role: string | null;
  /** The state of the list: columns, filters, order, groups. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Initially shown to its audience. */
  readonly preferred: boolean;
  readonly mine: boolean;
}
