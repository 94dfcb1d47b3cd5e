import { isAmong, type Principal } from '@school/kernel';
import { demandAgreement } from '../../engine/own-calls/ask-first.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { HeldBatch } from './student.store.ts';

/** Who may put more students into a batch than it has places. */
const overfillers: readonly Principal[] = ['BatchManagement'];

/**
 * A batch takes no more students than it has places, unless somebody who may says so. The batch is held, so that two who
 * come at once never both get its last place.
 * @param field where a form asks for the batch
 * @throws Conflict `BATCH_FULL`, or `CONFIRM` where whoever may can be asked
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
