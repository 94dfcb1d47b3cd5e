import type { Bill } from '@school/domain';
import type { BillLine } from './publishing.store.ts';

/** The name of a bill line, and what it was based on. */
export interface BillHead {
  /** The key by which the figures of the bill name it. */
  readonly key: number;
  readonly name: string;
  readonly master: number;
  /** The particular of the fee category; null where the line has none. */
  readonly template: number | null;
}

/**
 * The lines of a bill as they are stored.
 * @param heads what they are, by key
 * @param discounts names of the discounts, by the ids used in the figures
 */
export const linesOf = (
  bill: Bill,
  id: number,
  heads: ReadonlyMap<number, BillHead>,
  discounts: ReadonlyMap<number, string>,
): BillLine[] =>
  bill.lines.map((line, position) => {
    const head = heads.get(line.particular);
    return {
      bill: id,
      position,
      name: head?.name ?? '',
      particular: head?.template ?? null,
      master: head?.master ?? 0,
      amount: line.amount,
      discount: line.discount,
      net: line.net,
      rate: line.taxRate,
      tax: line.tax,
      total: line.total,
      discounts: line.discounts.map(({ discount, amount }) => ({
        name: discounts.get(discount) ?? '',
        amount,
      })),
    };
  });
