import { compareMoney } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { inItsStore } from './lines-in-store.ts';
import { awaitedByIndents, countReceipts, ordersFor } from './purchase-order.store.ts';
import { inventoryRules } from './settings.store.ts';

const listOf = (values: RecordValues, key: string): readonly unknown[] =>
  Array.isArray(values[key]) ? values[key] : [];

/** An order without items of its own takes over what its indents are still waiting for. */
const takeOver = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const indents = listOf(input, 'indents').map(Number);
  if (indents.length === 0) return input;
  const orders = await ordersFor(work.transaction, indents);
  if (orders.length > 0) {
    const params = { orders: orders.join(', ') };
    const message = 'These indents are already on order: %{orders}.';
    askFirst(work.context, { message, reason: 'orderedAlready', params });
  }
  if (listOf(input, 'items').length > 0) return input;
  const awaited = await awaitedByIndents(work.transaction, indents, Number(input['store']));
  const items = awaited.map(({ storeItem, quantity, unitPrice, taxPercent }) => ({
    storeItem,
    orderedQty: quantity,
    unitPrice,
    discountPercent: '0',
    taxPercent,
  }));
  return { ...input, items };
};

/** Ordered immediately, or submitted for approval if it is above the limit. */
const submit = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  if (listOf(row, 'items').length === 0) {
    throw new Conflict('Nothing is ordered yet. Add an item first.', { code: 'NO_ITEMS' });
  }
  const { poApprovalAbove } = await inventoryRules(work.transaction);
  const waits = poApprovalAbove !== null && compareMoney(String(row['total']), poApprovalAbove) > 0;
  return { status: waits ? 'PENDING_APPROVAL' : 'ISSUED' };
};

const decided = (_row: RecordValues, _asked: RecordValues, work: Work): RecordValues => ({
  decidedBy: work.context.username ?? null,
});

const cancel = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  if ((await countReceipts(work.transaction, Number(row['id']))) === 0) return {};
  throw new Conflict('Goods have been received for this order. Close it instead.', { code: 'HAS_RECEIPTS' });
};

/** A draft is freely editable; what is ordered changes only through receipts and transitions. */
export const purchaseOrderBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? inItsStore(input, current) : takeOver(input, work)),
  transitions: { submit, approve: decided, reject: decided, cancel },
};
