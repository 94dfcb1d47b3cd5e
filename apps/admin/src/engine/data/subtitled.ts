/** The second line of a record: as text, and in parts where the language affects it. */
export interface Subtitled {
  readonly subtitle?: string | null;
  readonly parts?: Readonly<Record<string, string | null>> | null;
}
