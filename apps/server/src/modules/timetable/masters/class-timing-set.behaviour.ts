import type { Behaviour, Work } from '../../../engine/behaviour.ts';
import { conflictAt } from '../../../engine/envelope/refusals.ts';
import { isExclusion } from '../lessons/lesson-clash.ts';
import { meetingPeriods, moveLessons } from './timing.store.ts';
import { onlyDefault } from './only-default.ts';

/** @throws Conflict at the field where periods overlap, and where lessons would overlap with the new times */
const settleTimes = async (set: number, field: string, { transaction }: Work): Promise<void> => {
  const [meeting] = await meetingPeriods(transaction, set);
  if (meeting) {
    const params = { one: meeting.one, other: meeting.other };
    throw conflictAt(field, 'overlaps', '%{one} and %{other} overlap.', params);
  }
  try {
    await moveLessons(transaction, set);
  } catch (error) {
    if (!isExclusion(error)) throw error;
    throw conflictAt(
      field,
      'overlaps',
      'Lessons would clash with these times: a class, a teacher or a room would be in two places.',
    );
  }
};

/** Periods of a set do not overlap, and lessons move with their bell. */
export const classTimingSetBehaviour: Behaviour = {
  beforeSave: onlyDefault('classTimingSet'),
  afterSave: (saved, _before, work) => settleTimes(Number(saved['id']), 'timings', work),
};

/** The same where a period is saved on its own. */
export const classTimingBehaviour: Behaviour = {
  afterSave: (saved, _before, work) => settleTimes(Number(saved['classTimingSet']), 'startTime', work),
};
