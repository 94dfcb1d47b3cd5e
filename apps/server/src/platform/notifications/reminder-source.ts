import type { Catalogue } from '@school/kernel';

/** How the server finds what a kind reminds of, and whom. */
export interface ReminderSource {
  /**
   * SQL of the things whose day lies from `$1` to `$2` and which still need reminders; `$3` is the id of a single one, or
   * null. Gives `id`, `occurrence` (text; empty for what comes once), `day`, `title`, `params` (jsonb, what the text may
   * name), `link`, and `own`: the offsets that this one has chosen, or null for those of the settings. Of a kind
   * with hours it gives `moment`, too: when it begins.
   */
  readonly sources: string;
  /** SQL of the ids of the students whom it is about: they and who answers for them are among the recipients; `$1` is the id of the source. */
  readonly students?: string;
  /** SQL conditions on the user `u`, by recipient; `$1` is the id of the source. */
  readonly people: (catalogue: Catalogue) => Readonly<Record<string, string>>;
}
