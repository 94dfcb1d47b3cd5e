import { Conflict } from '@school/kernel';
import { compareMoney, formatMoney, roundMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { targetOf } from './publishing.store.ts';

const isUsed = async (fine: unknown, { transaction }: Work): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'fine_used',
    text: `select 1 as used from fee_collection where fine_id = $1 and status = 'PUBLISHED' limit 1`,
    values: [fine],
  });
  return rows.length > 0;
};

/** People were told the fine; it stays for issued collections. */
export const fineBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current && 'slabs' in input && (await isUsed(current['id'], work))) {
      throw new Conflict(
        'Bills have been published with this fine. Create another one for later collections.',
        {
          code: 'USED',
        },
      );
    }
    return input;
  },
};

const masterName = async (input: RecordValues, work: Work): Promise<unknown> => {
  const master = await work.records.read(work, 'masterParticular', Number(input['masterParticular']), {
    system: true,
  });
  return master?.['name'] ?? null;
};

/** A particular without its own name has that of its master. */
export const feeParticularBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const name = 'name' in input ? input['name'] : current?.['name'];
    if (name) return input;
    return { ...input, name: await masterName({ ...current, ...input }, work) };
  },
};

/** No discount may exceed what there is to pay; a fee still without particulars sets no limit. */
export const feeDiscountBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const discount: RecordValues = { ...current, ...input };
    const value = discount['value'];
    if (discount['kind'] !== 'AMOUNT' || typeof value !== 'string') return input;
    const master = discount['target'] === 'PARTICULAR' ? Number(discount['masterParticular']) : null;
    const target = await targetOf(transaction, Number(discount['category']), master);
    if (target !== null && compareMoney(roundMoney(value), target) > 0) {
      const { currency } = await institutionOf(transaction);
      throw invalidField('value', 'ABOVE_TARGET', 'There is only %{target} to pay.', {
        target: formatMoney(target, currency),
      });
    }
    return input;
  },
};
