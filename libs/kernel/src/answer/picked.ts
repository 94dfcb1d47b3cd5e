/** A record in a picker. */
export interface Picked {
  readonly id: number;
  readonly label: string;
  /** Second line, which tells two of the same name apart. */
  readonly subtitle?: string | null;
  /** The same in its parts, where choices or days stand in it. */
  readonly parts?: Readonly<Record<string, string | null>> | null;
}

/** A record that a text names, by a key or a title that is its alone. */
export interface NamedRecord {
  readonly name: string;
  readonly id: number;
  readonly label: string;
}
