/** The second line of a record: as text, and in its parts where a language has a say in it. */
export interface Subtitled {
  readonly subtitle?: string | null;
  readonly parts?: Readonly<Record<string, string | null>> | null;
}
