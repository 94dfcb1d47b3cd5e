import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { Conflict } from '@school/kernel';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { HeldStock } from './posting.ts';
import { timesRate } from './amounts.ts';

const isAbove = (quantity: unknown): quantity is string =>
  typeof quantity === 'string' && Number(quantity) > 0;

/** Writes the opening stock, once. */
const open = async (saved: RecordValues, work: Work): Promise<void> => {
  const quantity = saved['openingQty'];
  if (saved['entries'] !== 0 || !isAbove(quantity)) return;
  const id = Number(saved['id']);
  const expiry = saved['openingExpiry'];
  const stock = await HeldStock.hold(work, [id]);
  await stock.move({
    item: id,
    type: 'OPENING',
    date: String(saved['openingDate'] ?? work.context.today),
    document: 'Opening stock',
    comes: { quantity, cost: timesRate(quantity, String(saved['openingRate'] ?? '0')) },
    ...(typeof expiry === 'string'
      ? { batch: { number: (saved['batchNumber'] as string | null) ?? null, expiry } }
      : {}),
  });
  await stock.write();
};

/** Stock changes only through documents; the opening stock is the first of them. */
export const storeItemBehaviour: Behaviour = {
  createsApart: true,
  beforeSave: (input, current) => {
    const onHand = Number(current?.['onHand'] ?? 0);
    if (input['isActive'] === false && onHand > 0) {
      throw invalidField('isActive', 'STILL_THERE', 'Some of it is still in the store.');
    }
    return input;
  },
  beforeArchive: async (current, archived) => {
    if (!archived || Number(current['onHand'] ?? 0) <= 0) return;
    throw new Conflict('Some of it is still in the store.', { code: 'STILL_THERE' });
  },
  afterSave: async (saved, _before, work) => open(saved, work),
};
