/** A record found by a search, with the parts of its address. */
export interface FoundRecord {
  readonly resource: string;
  readonly id: number;
  readonly label: string;
  /** Second line, which distinguishes two of the same name. */
  readonly subtitle: string | null;
  /** The same in its parts, where it contains choices or days. */
  readonly parts: Readonly<Record<string, string | null>> | null;
  /** The words match its number, code or name as a whole. */
  readonly exact: boolean;
  /** Fields that occur in the addresses of its screens. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Words of the query that did not match: what is to be done to it, `pay` of `naqvi pay`. */
  readonly left?: string;
  /** The reader may only reference it, and opens no page of it. */
  readonly picked?: boolean;
}
