import { addDays } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { holdRegister, nightsChangedByLeave } from './daily.store.ts';
import { numberOrNull } from './placing.ts';

const counts = ({ kind, status }: RecordValues): boolean =>
  kind === 'NIGHTS' && (status === 'GRANTED' || status === 'AWAY');

/**
 * Registers that were begun follow leave that is granted, changed or ends. The one of last night is completed in the morning,
 * so it still takes those on leave; the nights before are the record of what was. Who was seen in the house stays so; who
 * was missing turns out to have been away with leave.
 * @param leave as it is now
 * @param before as it was
 */
export const registerFollows = async (
  leave: RecordValues,
  before: RecordValues,
  work: Work,
): Promise<void> => {
  if (!counts(leave) && !counts(before)) return;
  const { transaction } = work;
  const { today } = work.context;
  const person = { student: numberOrNull(leave['student']), employee: numberOrNull(leave['employee']) };
  await holdRegister(transaction, Number(leave['hostel']));
  const nights = await nightsChangedByLeave(transaction, person, { from: addDays(today, -1), today });
  for (const { id, status } of nights) {
    await work.records.update(work, 'hostelNight', id, { status, marked: false }, { system: true });
  }
};
