/** How the numbers of a receipt set are formatted. */
export interface NumberShape {
  readonly prefix: string;
  /** Minimum number of digits. */
  readonly padding: number;
}

/** A number as printed: `REC/` with five digits gives REC/00100. */
export const receiptNumber = ({ prefix, padding }: NumberShape, number: number): string =>
  `${prefix}${String(number).padStart(padding, '0')}`;
