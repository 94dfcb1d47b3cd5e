import type { OutCell } from './cell.ts';

/** The line above the rows of a group: its name and its figures. */
export interface GroupLine {
  readonly heading: readonly OutCell[];
}

/** One line of a sheet. */
export type SheetLine = readonly OutCell[] | GroupLine;

export const isHeading = (line: SheetLine): line is GroupLine => 'heading' in line;
