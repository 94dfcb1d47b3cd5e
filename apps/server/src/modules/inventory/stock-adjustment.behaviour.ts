import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { plain, timesRate } from './amounts.ts';
import { HeldStock } from './posting.ts';
import type { Movement } from './posting.ts';
import { differenceOf } from './quantities.ts';

/** How much more or less is there than in the books. */
const deltaOf = (line: RecordValues, onHand: string): string =>
  typeof line['countedQty'] === 'string'
    ? differenceOf(line['countedQty'], onHand)
    : String(line['deltaQty']);

const batchOf = (line: RecordValues): Pick<Movement, 'batch'> =>
  typeof line['expiryDate'] === 'string'
    ? { batch: { number: (line['batchNumber'] as string | null) ?? null, expiry: line['expiryDate'] } }
    : {};

/** Posted when it is saved: surplus comes in at the average rate, shortage goes out, including expired stock. */
const post = async (saved: RecordValues, work: Work): Promise<void> => {
  const lines = saved['lines'] as readonly RecordValues[];
  const stock = await HeldStock.hold(
    work,
    lines.map((line) => Number(line['storeItem'])),
  );
  for (const [at, line] of lines.entries()) {
    const item = stock.item(Number(line['storeItem']));
    const delta = deltaOf(line, item.onHand);
    const quantity = plain(delta);
    if (Number(quantity) === 0) continue;
    const comes = !delta.startsWith('-');
    if (comes && item.tracksExpiry && typeof line['expiryDate'] !== 'string') {
      throw invalidField(`lines[${at}].expiryDate`, 'required', 'Enter when it expires.');
    }
    await stock.move({
      item: item.id,
      type: 'ADJUSTMENT',
      date: String(saved['date']),
      document: String(saved['adjustmentNo']),
      adjustment: Number(saved['id']),
      line: Number(line['id']),
      ...(comes
        ? { comes: { quantity, cost: timesRate(quantity, item.avgRate) }, ...batchOf(line) }
        : { goes: { quantity, evenExpired: true } }),
    });
  }
  await stock.write();
};

export const stockAdjustmentBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await post(saved, work);
  },
};
