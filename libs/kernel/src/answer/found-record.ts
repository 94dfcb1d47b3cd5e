/** A record that a search has found, with what its address is made of. */
export interface FoundRecord {
  readonly resource: string;
  readonly id: number;
  readonly label: string;
  /** Second line, which tells two of the same name apart. */
  readonly subtitle: string | null;
  /** The same in its parts, where choices or days stand in it. */
  readonly parts: Readonly<Record<string, string | null>> | null;
  /** The words are its number, code or name as a whole. */
  readonly exact: boolean;
  /** Fields that stand in the addresses of its screens. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Words of the text that it was found without: what is to be done to it, `pay` of `naqvi pay`. */
  readonly left?: string;
  /** The reader only refers to it, and opens no page of it. */
  readonly picked?: boolean;
}
