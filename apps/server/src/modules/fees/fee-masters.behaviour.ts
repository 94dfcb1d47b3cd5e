import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';

const isUsed = async (fine: unknown, { transaction }: Work): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'fine_used',
    text: `select 1 as used from fee_collection where fine_id = $1 and status = 'PUBLISHED' limit 1`,
    values: [fine],
  });
  return rows.length > 0;
};

/** People were told the fine; it stays for the collections that are out. */
export const fineBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current && 'slabs' in input && (await isUsed(current['id'], work))) {
      throw new Conflict('Bills are out with this fine. Make another one for later collections.', {
        code: 'USED',
      });
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

/** A particular without a name of its own has that of its master. */
export const feeParticularBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const name = 'name' in input ? input['name'] : current?.['name'];
    if (name) return input;
    return { ...input, name: await masterName({ ...current, ...input }, work) };
  },
};
