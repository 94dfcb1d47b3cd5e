import { Invalid } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { takeBackNotices } from './notices/take-back.ts';
import { judgeMark } from './register/judge-mark.ts';
import { batchOnDay, holdBatchRegister } from './register/register.store.ts';

const beforeSave = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const values = { ...current, ...input };
  const [student, date] = [Number(values['student']), String(values['date'])];
  const batch = await batchOnDay(work.transaction, student, date);
  if (batch === undefined) {
    const message = 'The student is not in any batch on this day.';
    throw new Invalid(message, [{ field: 'date', code: 'OUTSIDE', message }]);
  }
  await holdBatchRegister(work.transaction, batch);
  await judgeMark(batch, values, work);
  return { ...input, batch };
};

const placeOf = (row: RecordValues) => ({ student: Number(row['student']), date: String(row['date']) });

/** A mark written directly by the office follows the rules of the register. */
const attendanceBehaviour: Behaviour = {
  beforeSave,
  afterSave: async (saved, before, work) => {
    if (before) await takeBackNotices([placeOf(before), placeOf(saved)], work);
  },
};

export const attendanceBehaviours: Behaviours = { attendance: attendanceBehaviour };
