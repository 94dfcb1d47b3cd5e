/** How the numbers of a receipt set are written. */
export interface NumberShape {
  readonly prefix: string;
  /** Digits that a number has at least. */
  readonly padding: number;
}

/** A number as it is printed: `REC/` with five digits gives REC/00100. */
export const receiptNumber = ({ prefix, padding }: NumberShape, number: number): string =>
  `${prefix}${String(number).padStart(padding, '0')}`;
