import { subtractMoney, sumMoney } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { AccountKey } from '@school/resources';
import { isOwed, postStock } from '../finance/ledger/stock-posting.ts';
import type { LedgerRow } from './stock.store.ts';

type Moved = Pick<LedgerRow, 'postingDate' | 'movementType' | 'value' | 'document'> & { readonly id: number };

/** Where goods leaving a store go, and where goods entering it come from; a receipt is posted with its supplier. */
const against: Readonly<Record<string, AccountKey>> = {
  OPENING: 'OPENING',
  ISSUE: 'GOODS_USED',
  ISSUE_RETURN: 'GOODS_USED',
  SALE: 'GOODS_USED',
  SALE_CANCEL: 'GOODS_USED',
  ADJUSTMENT: 'STOCK_DIFFERENCE',
};

const negative = (amount: string): string => subtractMoney('0.00', amount);

/** Posts what moved, at its value, with one entry per document, day and account. */
export const postMovements = async (work: Work, rows: readonly Moved[]): Promise<void> => {
  const groups = new Map<string, readonly Moved[]>();
  for (const row of rows.filter(({ movementType }) => movementType in against)) {
    const key = `${row.postingDate} ${against[row.movementType] ?? ''} ${row.document}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const value = sumMoney(group.map((row) => row.value));
    await postStock(work, {
      fact: 'STOCK',
      source: first.id,
      day: first.postingDate,
      narration: `Stock – ${first.document}`,
      sides: [
        { account: 'STOCK', amount: value },
        { account: against[first.movementType] ?? 'STOCK_DIFFERENCE', amount: negative(value) },
      ],
    });
  }
};

const sidesOf = (
  row: RecordValues,
  value: string,
): readonly [goods: string, charges: string, owed: string] => {
  const [goods, owed] = [String(row['goods']), String(row['total'])];
  return [subtractMoney(goods, value), subtractMoney(owed, goods), owed];
};

/**
 * Posts a supplier's delivery: the store gets what the goods cost, tax and charges are expense, all of it is owed.
 * @param value what came into the store
 */
export const postPurchase = async (row: RecordValues, value: string, work: Work): Promise<void> => {
  const [difference, charges, owed] = sidesOf(row, value);
  await postStock(work, {
    fact: 'GRN',
    source: Number(row['id']),
    day: String(row['grnDate']),
    narration: `Goods received – ${String(row['grnNo'])}, ${String(row['invoiceNo'])}`,
    sides: [
      { account: 'STOCK', amount: value },
      { account: 'PURCHASE_CHARGES', amount: charges },
      { account: 'STOCK_DIFFERENCE', amount: difference },
      { account: 'SUPPLIERS', amount: negative(owed), supplier: Number(row['supplier']) },
    ],
  });
};

/**
 * Posts a return of goods: they leave at their current value, and are no longer owed. Those from before the ledger had
 * suppliers go against the opening balances.
 * @param value what left the store, negative
 */
export const postPurchaseBack = async (row: RecordValues, value: string, work: Work): Promise<void> => {
  const id = Number(row['id']);
  const [difference, charges, owed] = sidesOf(row, negative(value));
  const rest = (await isOwed(work, id))
    ? ([
        { account: 'PURCHASE_CHARGES', amount: negative(charges) },
        { account: 'STOCK_DIFFERENCE', amount: negative(difference) },
        { account: 'SUPPLIERS', amount: owed, supplier: Number(row['supplier']) },
      ] as const)
    : ([{ account: 'OPENING', amount: negative(value) }] as const);
  await postStock(work, {
    fact: 'GRN_REVERSAL',
    source: id,
    day: work.context.today,
    narration: `Taken back: Goods received – ${String(row['grnNo'])}`,
    sides: [{ account: 'STOCK', amount: value }, ...rest],
  });
};
