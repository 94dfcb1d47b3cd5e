import { isAmong, type Principal } from '@school/kernel';
import { askFirst, demandAgreement } from '../../engine/own-calls/ask-first.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { HeldBatch } from './student.store.ts';

/**
 * A batch that has not begun on the day of a move: the students leave their registers before it begins, so users who can be
 * asked are asked. @throws Conflict `CONFIRM`
 */
export const askAboutBeginning = (
  { name, startDate }: HeldBatch,
  on: string,
  { context }: Pick<Work, 'context'>,
): void => {
  if (startDate <= on) return;
  askFirst(context, {
    message:
      '%{name} begins on %{day}. The students leave their present batch and its registers before then.',
    reason: 'beginsLater',
    params: { name, day: startDate },
  });
};

/** Who may put more students into a batch than it has places. */
const overfillers: readonly Principal[] = ['BatchManagement'];

/**
 * A batch takes no more students than it has places, unless a user with that right confirms. The batch is locked, so that
 * two concurrent arrivals never both get its last place.
 * @param field where a form asks for the batch
 * @throws Conflict `BATCH_FULL`, or `CONFIRM` if a user with that right can be asked
 */
export const refuseOverfilling = (
  { name, capacity, students }: HeldBatch,
  coming: number,
  { context }: Pick<Work, 'context'>,
  field = 'batch',
): void => {
  if (capacity === null || students + coming <= capacity) return;
  demandAgreement(context, {
    message: '%{name} has %{capacity} places and would have %{after} students.',
    reason: 'seats',
    params: { name, capacity, after: students + coming },
    may: isAmong(context.actor, overfillers),
    code: 'BATCH_FULL',
    field,
  });
};
