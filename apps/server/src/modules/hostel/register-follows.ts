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
 * @param leave as it is now; undefined if it is about to be deleted
 * @param before as it was
 */
export const registerFollows = async (
  leave: RecordValues | undefined,
  before: RecordValues,
  work: Work,
): Promise<void> => {
  if (!(leave && counts(leave)) && !counts(before)) return;
  const { transaction } = work;
  const { today } = work.context;
  const { student, employee, hostel, id: known } = leave ?? before;
  const person = { student: numberOrNull(student), employee: numberOrNull(employee) };
  await holdRegister(transaction, Number(hostel));
  const without = leave ? null : Number(known);
  const nights = await nightsChangedByLeave(transaction, person, {
    from: addDays(today, -1),
    today,
    without,
  });
  for (const { id, status } of nights) {
    await work.records.update(work, 'hostelNight', id, { status, marked: false }, { system: true });
  }
};
