/** A record in a picker. */
export interface Picked {
  readonly id: number;
  readonly label: string;
  /** Second line, which distinguishes two of the same name. */
  readonly subtitle?: string | null;
  /** The same in its parts, where it contains choices or days. */
  readonly parts?: Readonly<Record<string, string | null>> | null;
}

/** A record identified by a text, by a key or a title that is unique to it. */
export interface NamedRecord {
  readonly name: string;
  readonly id: number;
  readonly label: string;
}
