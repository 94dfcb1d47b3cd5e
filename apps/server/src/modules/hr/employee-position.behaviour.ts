import type { Behaviour } from '../../engine/behaviour.ts';
import { countActiveOf } from './employee.store.ts';
import { stillUsed } from './hr-refusal.ts';

/** A position stays active while someone holds it. */
export const employeePositionBehaviour: Behaviour = {
  beforeArchive: async (current, archived, { transaction }) => {
    const count = archived ? await countActiveOf(transaction, 'position', Number(current['id'])) : 0;
    if (count > 0) throw stillUsed(count);
  },
  beforeSave: async (input, current, { transaction }) => {
    if (current && current['active'] === true && input['active'] === false) {
      const count = await countActiveOf(transaction, 'position', Number(current['id']));
      if (count > 0) throw stillUsed(count);
    }
    return input;
  },
};
