/** Lines beside the record of a row in a file: "Guardian 1: Mobile". The record that one points to is found, else made. */
export interface LineColumns {
  /** Word before the number. */
  readonly label: string;
  /** What such columns are also called, by number: `['Father', 'Mother']`. */
  readonly also?: readonly string[];
  readonly most: number;
  /** The reference of the line to the record that the row describes. */
  readonly via: string;
  /** Fields of the line, and of the record behind the reference: `guardian.mobile`. */
  readonly fields: readonly string[];
  /** Fields of the record that tell it when all of a list are filled and equal, the surest list first. */
  readonly known: readonly (readonly string[])[];
  /** Flags of the line that are set at the first line unless another line has them. */
  readonly first?: readonly string[];
}
