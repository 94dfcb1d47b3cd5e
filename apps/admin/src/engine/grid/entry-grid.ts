import type { ReactNode } from 'react';
import type { NamedRow } from './pasted-rows.ts';

/** A row of a grid: who or what it is about. */
export interface EntryRow extends NamedRow {
  readonly id: number;
  /** Its heading, and what its cells are named after. */
  readonly name: string;
  /** A second line below the name. */
  readonly under?: string;
}

interface ColumnHead {
  readonly key: string;
  readonly head: ReactNode;
  /** Minimum width in pixels. */
  readonly minWidth?: number;
  /** Takes the remaining width. */
  readonly grows?: boolean;
  /** Omitted on a phone. */
  readonly wideOnly?: boolean;
}

/** A column that only displays something about its row. */
export interface ShownColumn<Row> extends ColumnHead {
  readonly shows: (row: Row) => ReactNode;
}

/** A column of editable cells. */
export interface TypedColumn<Row> extends ColumnHead {
  /** The name of one of its cells: "Marks of Ahmed". */
  readonly cellName: (row: Row) => string;
  readonly text: (row: Row) => string;
  /** Why the cell's current value is invalid; empty if it is not. */
  readonly wrong?: (row: Row) => string;
  /** Shown in place of the cell if nothing can be typed. */
  readonly closed?: (row: Row) => string | undefined;
  readonly maxLength: number;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** Width of the cell in pixels; without it the cell fills its column. */
  readonly width?: number;
}

export type EntryColumn<Row> = ShownColumn<Row> | TypedColumn<Row>;

/** A cell with the value typed, pasted or filled into it. */
export interface TypedCell<Row> {
  readonly row: Row;
  readonly column: string;
  readonly text: string;
}

export const isTyped = <Row>(column: EntryColumn<Row>): column is TypedColumn<Row> => 'text' in column;

/** The position of a cell, counting editable columns only. */
export interface EntryPlace {
  readonly row: number;
  readonly column: number;
}

/** The marker by which a cell is found again: "3-1". */
export const placeKey = ({ row, column }: EntryPlace): string => `${row}-${column}`;
