/**
 * Lines next to the record of a row in a file: "Guardian 1: Mobile". The record that a line references is found, else
 * created.
 */
export interface LineColumns {
  /** Word before the number. */
  readonly label: string;
  /** Alternative names of such columns, by number: `['Father', 'Mother']`. */
  readonly also?: readonly string[];
  readonly most: number;
  /** The reference of the line to the record that the row describes. */
  readonly via: string;
  /** Fields of the line, and of the record behind the reference: `guardian.mobile`. */
  readonly fields: readonly string[];
  /** Fields that identify the record when all of a list are filled and equal, the most reliable list first. */
  readonly known: readonly (readonly string[])[];
  /** Flags that are set on the first line unless another line has them. */
  readonly first?: readonly string[];
}
