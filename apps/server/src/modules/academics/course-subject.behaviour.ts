import { copiedSubjectFields } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';

const system = { system: true } as const;
const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

/** Running batches follow changes to the course, except where they have values of their own (R32). */
const follow = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  const changed = copiedSubjectFields.filter((key) => !same(saved[key], before[key]));
  if (changed.length === 0) return;
  const subjects = await work.records.list(work, 'subject', {
    filter: { courseSubject: Number(saved['id']), archived: false, 'batch.active': true },
    most: 5_000,
    ...system,
  });
  for (const subject of subjects) {
    const values = Object.fromEntries(
      changed.filter((key) => same(subject[key], before[key])).map((key) => [key, saved[key] ?? null]),
    );
    if (Object.keys(values).length === 0) continue;
    await work.records.update(work, 'subject', Number(subject['id']), values, system);
  }
};

/** Changes to a course subject reach the batches that have it. */
export const courseSubjectBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (before) await follow(saved, before, work);
  },
};
