import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { postPurchase, postPurchaseBack } from './goods-in-ledger.ts';
import { holdWaitingLines } from './indent.store.ts';
import { serveWaiting } from './issuing.ts';
import { HeldStock } from './posting.ts';
import { holdOrder, linesOfOrder, receiveLine, settleOrder } from './purchase-order.store.ts';
import type { OrderLine } from './purchase-order.store.ts';
import { isAboveZero } from './quantities.ts';
import { inventoryRules } from './settings.store.ts';
import { rowsOfDocument } from './stock.store.ts';
import { plain } from './amounts.ts';

interface Received {
  readonly at: number;
  readonly id: number;
  readonly line: OrderLine;
  readonly quantity: string;
  readonly cost: string;
  readonly batchNumber: string | null;
  readonly expiryDate: string | null;
}

const receivedOf = (row: RecordValues, lines: readonly OrderLine[]): Received[] =>
  (row['items'] as readonly RecordValues[]).flatMap((item, at) => {
    const line = lines.find(({ id }) => id === Number(item['purchaseOrderItem']));
    const quantity = String(item['acceptedQty']);
    if (!line || !isAboveZero(quantity)) return [];
    const { batchNumber, expiryDate } = item as Readonly<Record<string, string | null>>;
    return [
      {
        at,
        id: Number(item['id']),
        line,
        quantity,
        cost: String(item['amount']),
        batchNumber: batchNumber ?? null,
        expiryDate: expiryDate ?? null,
      },
    ];
  });

const settle = async (order: number, work: Work): Promise<void> => {
  const rows = await settleOrder(work.transaction, order, actorId(work));
  writeAuditLines(
    work,
    'purchaseOrder',
    'receive',
    rows.map(({ id, version, status }) => ({ id, version, changes: { status: [null, status] } })),
  );
};

const putIn = async (stock: HeldStock, row: RecordValues, part: Received): Promise<void> => {
  const item = stock.item(part.line.storeItem);
  const day = String(row['grnDate']);
  if (item.tracksExpiry && (part.expiryDate === null || part.expiryDate <= day)) {
    throw invalidField(
      `items[${part.at}].expiryDate`,
      'EXPIRY',
      '%{name} expires: enter a date after the receipt.',
      { name: item.name },
    );
  }
  const { expiryDate, batchNumber } = part;
  await stock.move({
    item: item.id,
    type: 'GRN',
    date: day,
    document: String(row['grnNo']),
    comes: { quantity: part.quantity, cost: part.cost },
    grn: Number(row['id']),
    line: part.id,
    ...(expiryDate === null ? {} : { batch: { number: batchNumber, expiry: expiryDate } }),
  });
};

/** Puts what was accepted into the store, records it in the order, and serves waiting indents (INV-4, INV-9). */
export const postReceipt = async (
  row: RecordValues,
  _asked: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const { transaction } = work;
  const order = await holdOrder(transaction, Number(row['purchaseOrder']));
  if (!order || !['ISSUED', 'PARTIALLY_RECEIVED'].includes(order.status)) {
    throw new Conflict('Nothing more is expected for this order.', { code: 'ORDER_CLOSED' });
  }
  const received = receivedOf(row, await linesOfOrder(transaction, order.id));
  if (!Array.isArray(row['items']) || row['items'].length === 0) {
    throw new Conflict('Nothing has been counted yet. Add an item first.', { code: 'NO_ITEMS' });
  }
  const { overReceiptPercent, autoIssueOnGrn } = await inventoryRules(transaction);
  for (const { line, quantity } of received) {
    const counts = { line: line.id, order: order.id, quantity, beyond: overReceiptPercent };
    if (!(await receiveLine(transaction, counts))) {
      throw new Conflict('More would be received than was ordered.', {
        code: 'OVER_RECEIPT',
        data: { pending: line.pending },
      });
    }
  }
  const items = received.map(({ line }) => line.storeItem);
  const waiting = autoIssueOnGrn ? await holdWaitingLines(transaction, items) : [];
  const stock = await HeldStock.hold(work, items);
  for (const part of received) await putIn(stock, row, part);
  await serveWaiting(stock, waiting, Number(row['id']), work);
  // Before what is issued from it, so that the store's account never owes goods.
  await postPurchase(row, stock.valueMoved('GRN'), work);
  await stock.write();
  await settle(order.id, work);
  return {};
};

/** Takes out again what was put in, provided it is still there and no indent was served from it (INV-6). */
export const cancelReceipt = async (
  row: RecordValues,
  _asked: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const { transaction, context } = work;
  const [id, order] = [Number(row['id']), Number(row['purchaseOrder'])];
  await holdOrder(transaction, order);
  if ((await rowsOfDocument(transaction, 'grn', id, 'ISSUE')).length > 0) {
    throw new Conflict('Indents have already been served from these goods.', { code: 'SERVED' });
  }
  const posted = await rowsOfDocument(transaction, 'grn', id, 'GRN');
  const stock = await HeldStock.hold(
    work,
    posted.map(({ storeItem }) => storeItem),
  );
  for (const { storeItem, quantity, batch, line } of posted) {
    await stock.move({
      item: storeItem,
      type: 'GRN_CANCEL',
      date: context.today,
      document: String(row['grnNo']),
      goes: { quantity },
      grn: id,
      ...(line === null ? {} : { line }),
      ...(batch === null ? {} : { batch: { id: batch } }),
    });
  }
  for (const { line, quantity } of receivedOf(row, await linesOfOrder(transaction, order))) {
    await receiveLine(transaction, { line: line.id, order, quantity: `-${plain(quantity)}`, beyond: '0' });
  }
  await stock.write();
  await postPurchaseBack(row, stock.valueMoved('GRN_CANCEL'), work);
  await settle(order, work);
  return {};
};
