import type { Catalogue } from '@school/kernel';

/** How the server finds what a kind of reminder is about, and whom to remind. */
export interface ReminderSource {
  /**
   * SQL of the things whose day is between `$1` and `$2` and which still need reminders; `$3` is the id of a single one, or
   * null. Returns `id`, `occurrence` (text; empty for what occurs once), `day`, `title`, `params` (jsonb, what the text may
   * mention), `link`, and `own`: the offsets chosen for this one, or null for those of the settings. For a kind with hours
   * it also returns `moment`: when it begins.
   */
  readonly sources: string;
  /** SQL of the ids of the students concerned: they and those responsible for them are among the recipients; `$1` is the id of the source. */
  readonly students?: string;
  /** SQL conditions on the user `u`, by recipient; `$1` is the id of the source. */
  readonly people: (catalogue: Catalogue) => Readonly<Record<string, string>>;
}
