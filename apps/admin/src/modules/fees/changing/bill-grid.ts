import type { GridBill } from '@school/domain';
interface GridParticular {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
}
interface GridDiscount {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly value: string;
}
/** Bills of a collection in a batch, as returned by the server. */
export interface BillGrid {
  readonly particulars: readonly GridParticular[];
  readonly discounts: readonly GridDiscount[];
  readonly bills: readonly GridBill[];
}

export type PartKind = 'particular' | 'discount';

/** A tick that differs from what the bill has: `particular:12:5` of bill 12. */
export type Ticks = ReadonlyMap<string, boolean>;

export const tickKey = (kind: PartKind, bill: number, item: number): string => `${kind}:${bill}:${item}`;

export const hasPart = (bill: GridBill, kind: PartKind, item: number): boolean =>
  (kind === 'particular' ? bill.particulars : bill.discounts).includes(item);

/** The ticks after setting some; one that matches the bill already is no change. */
export const withTicks = (
  ticks: Ticks,
  bills: readonly GridBill[],
  { kind, item, given }: { readonly kind: PartKind; readonly item: number; readonly given: boolean },
): Ticks => {
  const next = new Map(ticks);
  for (const bill of bills.filter(({ isPaid }) => !isPaid)) {
    const key = tickKey(kind, bill.id, item);
    if (hasPart(bill, kind, item) === given) next.delete(key);
    else next.set(key, given);
  }
  return next;
};

/** The changes as they are sent. */
export const changesOf = (ticks: Ticks): readonly object[] =>
  [...ticks].map(([key, given]) => {
    const [kind = '', bill, item] = key.split(':');
    return { bill: Number(bill), [kind]: Number(item), given };
  });
