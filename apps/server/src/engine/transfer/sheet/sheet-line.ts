import type { OutCell } from './cell.ts';

/** A line that stands out: the name and figures of a group, above or below its rows. */
export interface GroupLine {
  readonly heading: readonly OutCell[];
}

/** One line of a sheet. */
export type SheetLine = readonly OutCell[] | GroupLine;

export const isHeading = (line: SheetLine): line is GroupLine => 'heading' in line;
