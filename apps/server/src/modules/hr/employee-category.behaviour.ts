import type { Behaviour } from '../../engine/behaviour.ts';
import { countActiveOf } from './employee.store.ts';
import { stillUsed } from './hr-refusal.ts';

/** A category stays active while employees belong to it; when it is switched off, so are its positions. */
export const employeeCategoryBehaviour: Behaviour = {
  beforeArchive: async (current, archived, { transaction }) => {
    const count = archived ? await countActiveOf(transaction, 'category', Number(current['id'])) : 0;
    if (count > 0) throw stillUsed(count);
  },
  beforeSave: async (input, current, { transaction }) => {
    if (current && current['active'] === true && input['active'] === false) {
      const count = await countActiveOf(transaction, 'category', Number(current['id']));
      if (count > 0) throw stillUsed(count);
    }
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before?.['active'] !== true || saved['active'] !== false) return;
    const filter = { category: Number(saved['id']), active: true };
    const positions = await work.records.list(work, 'employeePosition', { filter, system: true });
    for (const position of positions) {
      await work.records.update(
        work,
        'employeePosition',
        Number(position['id']),
        { active: false },
        { system: true },
      );
    }
  },
};
