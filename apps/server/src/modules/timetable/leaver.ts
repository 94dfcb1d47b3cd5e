import type { Work } from '../../engine/behaviour.ts';
import { openOnes, withEach } from '../leaver-part.ts';
import type { Leaver, LeaverPart } from '../leaver-part.ts';
import { coversAfter, lessonsAfter } from './leaving.store.ts';

/** Covers on future days are open again; half of an exchange takes the other half with it. */
const takeCoversBack = async ({ id, lastDay }: Leaver, work: Work): Promise<void> => {
  const { transaction, context } = work;
  for (;;) {
    const [cover] = await coversAfter(transaction, id, { lastDay, today: context.today });
    if (cover === undefined) return;
    await work.records.remove(work, 'lessonCover', cover, { system: true });
  }
};

/** What the timetable loses when an employee leaves: lessons wait for the office, covers are taken back. */
export const timetableOfLeaver: LeaverPart = {
  open: withEach(async ({ kind, id, lastDay }, { transaction, context }) => {
    if (kind === 'STUDENT') return [];
    const covers = await coversAfter(transaction, id, { lastDay, today: context.today });
    return openOnes([
      [
        'Weekly lessons without a teacher from then on: %{lessons}.',
        'lessons',
        await lessonsAfter(transaction, id, lastDay),
      ],
      ['Lessons to cover that become open again: %{covers}.', 'covers', covers.length],
    ]);
  }),
  end: async (leaver, work) => {
    if (leaver.kind === 'EMPLOYEE') await takeCoversBack(leaver, work);
  },
};
