import { askFirst } from '../../engine/own-calls/ask-first.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { HeldBatch } from './student.store.ts';

/** A batch that becomes fuller than it should: whoever can be asked is asked. @throws Conflict `CONFIRM` */
export const askAboutSeats = (
  { name, capacity, students }: HeldBatch,
  coming: number,
  { context }: Pick<Work, 'context'>,
): void => {
  if (capacity === null || students + coming <= capacity) return;
  const after = students + coming;
  askFirst(context, {
    message: '%{name} has %{capacity} places and would have %{after} students.',
    reason: 'seats',
    params: { name, capacity, after },
  });
};
