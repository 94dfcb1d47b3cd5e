import type { Connection } from '../../../platform/database/database.ts';

/** Which sheet: of a batch, about something (an FA group, an area), in a subject or in none (0). */
export interface SheetPlace {
  readonly batch: number;
  readonly about: number;
  readonly subject: number;
}

export interface SheetEntry {
  readonly about: number;
  readonly name: string;
  readonly subject: number;
  readonly subjectName: string | null;
  readonly entered: number;
  readonly cells: number;
}

export interface SheetColumn {
  readonly id: number;
  readonly name: string;
  readonly part: string | null;
  /** Decimal string. */
  readonly maximum: string;
}

/** A score as it is stored; `value` is the content of its cell. */
export interface SheetCell {
  readonly student: number;
  readonly column: number;
  readonly value: string;
}

/** A cell that was written or removed. */
export interface WrittenCell extends SheetCell {
  readonly id: number;
  readonly version: number;
}

/** Where the sheets of a kind come from and where their scores go. */
export interface SheetSource {
  /** Key of the resource that keeps the scores. */
  readonly resource: string;
  /** Maximum number of decimals in a score. */
  readonly scale: number;
  /** Letters for those absent or exempt, in addition to numbers. */
  readonly letters: readonly string[];
  /** The sheets of a batch. */
  readonly sheets: (connection: Connection, batch: number) => Promise<readonly SheetEntry[]>;
  readonly columns: (connection: Connection, place: SheetPlace) => Promise<readonly SheetColumn[]>;
  readonly cells: (connection: Connection, place: SheetPlace) => Promise<readonly SheetCell[]>;
  /** Whether the sheet is closed for further scores; by default it never is. */
  readonly closed?: (connection: Connection, place: SheetPlace) => Promise<boolean>;
  readonly keep: (
    connection: Connection,
    place: SheetPlace,
    cells: readonly SheetCell[],
    actor: number | null,
  ) => Promise<readonly WrittenCell[]>;
  readonly drop: (
    connection: Connection,
    place: SheetPlace,
    cells: readonly SheetCell[],
  ) => Promise<readonly WrittenCell[]>;
}
