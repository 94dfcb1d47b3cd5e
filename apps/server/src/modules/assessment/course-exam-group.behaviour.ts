import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const groupsOf = (plan: number, work: Work): Promise<RecordValues[]> =>
  work.records.list(work, 'examGroup', {
    filter: { courseExamGroup: plan },
    fields: ['batch', 'name', 'exams'],
    system: true,
  });

/** Each batch of a plan has its exam group, named after the plan. */
export const courseExamGroupBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return input;
    const groups = await groupsOf(Number(current['id']), work);
    if (input['examType'] !== undefined && input['examType'] !== current['examType'] && groups.length > 0) {
      throw conflictAt(
        'examType',
        'HAS_GROUPS',
        'This cannot be changed because the batches have their exam groups.',
      );
    }
    const batches = idsIn(input['batches'] ?? current['batches']);
    const left = groups.filter(({ batch }) => !batches.includes(Number(batch)));
    if (left.some(({ exams }) => Number(exams) > 0)) {
      throw conflictAt(
        'batches',
        'HAS_EXAMS',
        'A batch with exams cannot be removed from the plan. Delete its exam group first.',
      );
    }
    for (const { id } of left) await work.records.remove(work, 'examGroup', Number(id), { system: true });
    return input;
  },
  afterSave: async (saved, before, work) => {
    const plan = Number(saved['id']);
    const groups = await groupsOf(plan, work);
    const missing = idsIn(saved['batches']).filter((batch) => !groups.some((one) => one['batch'] === batch));
    const { name, examType } = saved;
    await work.records.create(
      work,
      'examGroup',
      missing.map((batch) => ({ batch, name, examType, courseExamGroup: plan })),
      { system: true },
    );
    if (!before || before['name'] === name) return;
    for (const { id } of groups)
      await work.records.update(work, 'examGroup', Number(id), { name }, { system: true });
  },
  beforeDelete: async (current, work) => {
    for (const { id } of await groupsOf(Number(current['id']), work)) {
      await work.records.remove(work, 'examGroup', Number(id), { system: true });
    }
  },
};
