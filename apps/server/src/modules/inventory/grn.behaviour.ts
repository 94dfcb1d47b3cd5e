import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { cancelReceipt, postReceipt } from './receiving.ts';
import { findOrder, linesOfOrder } from './purchase-order.store.ts';
import type { HeldOrder, OrderLine } from './purchase-order.store.ts';
import { isAboveZero } from './quantities.ts';

const linesOf = (input: RecordValues): readonly RecordValues[] =>
  Array.isArray(input['items']) ? (input['items'] as RecordValues[]) : [];

/** Everything that the order still awaits. */
const awaited = (lines: readonly OrderLine[]): RecordValues[] =>
  lines
    .filter(({ pending }) => isAboveZero(pending))
    .map(({ id, pending, unitPrice, discountPercent, taxPercent }) => ({
      purchaseOrderItem: id,
      acceptedQty: pending,
      rejectedQty: '0',
      unitPrice,
      discountPercent,
      taxPercent,
    }));

/** Prices that were not typed are those of the order. */
const priced = (items: readonly RecordValues[], lines: readonly OrderLine[]): RecordValues[] =>
  items.map((item) => {
    const line = lines.find(({ id }) => id === Number(item['purchaseOrderItem']));
    return {
      ...item,
      unitPrice: item['unitPrice'] ?? line?.unitPrice ?? '0',
      discountPercent: item['discountPercent'] ?? line?.discountPercent ?? '0',
      taxPercent: item['taxPercent'] ?? line?.taxPercent ?? '0',
    };
  });

const refuseDays = (values: RecordValues, { poDate }: HeldOrder): void => {
  for (const field of ['grnDate', 'invoiceDate'] as const) {
    if (String(values[field]) < poDate) {
      throw invalidField(field, 'BEFORE_ORDER', 'The date is before the order date of %{poDate}.', {
        poDate,
      });
    }
  }
};

const complete = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const whole = { ...current, ...input };
  const order = await findOrder(work.transaction, Number(whole['purchaseOrder']));
  if (!order) throw invalidField('purchaseOrder', 'notReference', 'The order does not exist.');
  refuseDays(whole, order);
  const owner = { supplier: order.supplier, store: order.store };
  if (current && !('items' in input)) return { ...input, ...owner };
  const lines = await linesOfOrder(work.transaction, order.id);
  const given = linesOf(input);
  return { ...input, ...owner, items: given.length > 0 ? priced(given, lines) : awaited(lines) };
};

/** A draft is counted and corrected; posting it moves the goods into the store. */
export const grnBehaviour: Behaviour = {
  beforeSave: complete,
  transitions: { post: postReceipt, cancel: cancelReceipt },
};
