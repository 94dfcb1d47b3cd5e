import { ZERO, decimalOf } from '../money/decimal.ts';

/** What remains of goods that came in together. */
export interface Batch {
  readonly id: number;
  /** "yyyy-MM-dd". */
  readonly expiryDate: string;
  readonly onHand: string;
}
export interface Taken {
  readonly id: number;
  readonly quantity: string;
}

/** Batches that may be issued on a day: those that have not expired before it (INV-12). */
export const freshOn = (batches: readonly Batch[], day: string): readonly Batch[] =>
  batches.filter(({ expiryDate }) => expiryDate >= day);

/** Their total quantity. */
export const sumOfBatches = (batches: readonly Batch[]): string =>
  batches.reduce((sum, { onHand }) => sum.plus(decimalOf(onHand)), ZERO).toFixed(3);

/**
 * The batches that a quantity is taken from: those that expire first come first (INV-12).
 * @returns nothing where they hold less
 */
export const takeFromBatches = (
  batches: readonly Batch[],
  quantity: string,
): readonly Taken[] | undefined => {
  let left = decimalOf(quantity);
  const taken: Taken[] = [];
  const inTurn = batches.toSorted((a, b) => a.expiryDate.localeCompare(b.expiryDate) || a.id - b.id);
  for (const { id, onHand } of inTurn) {
    const part = left.lt(onHand) ? left : decimalOf(onHand);
    if (part.lte(0)) continue;
    taken.push({ id, quantity: part.toFixed(3) });
    left = left.minus(part);
  }
  return left.isZero() ? taken : undefined;
};
