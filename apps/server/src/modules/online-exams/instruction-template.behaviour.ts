import type { Behaviour } from '../../engine/behaviour.ts';

/** One text is the default for new exams: naming another one replaces it. */
export const instructionTemplateBehaviour: Behaviour = {
  afterSave: async (saved, _before, work) => {
    if (saved['isDefault'] !== true) return;
    const filter = { isDefault: true, id_ne: Number(saved['id']) };
    const others = await work.records.list(work, 'instructionTemplate', { filter, most: 100, system: true });
    for (const { id } of others) {
      await work.records.update(
        work,
        'instructionTemplate',
        Number(id),
        { isDefault: false },
        { system: true },
      );
    }
  },
};
