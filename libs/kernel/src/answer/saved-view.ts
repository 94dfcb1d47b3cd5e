/** For whom a view of a list is kept. */
export type ViewAudience = 'MINE' | 'ROLE' | 'ALL';

/** A view of a list that was saved, as its users see it. */
export interface SavedView {
  readonly id: number;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly role: string | null;
  /** What the list shows then: columns, filters, order, groups. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Shown at first to those whom it is for. */
  readonly preferred: boolean;
  readonly mine: boolean;
}
