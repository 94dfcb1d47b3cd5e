import { birthdaysOfDay } from '@school/resources';
import { bodyDate } from '../../engine/own-calls/body-values.ts';
import { birthdaysOf } from './birthday.store.ts';
import { handle } from '../../engine/operation/handle.ts';

/** Whose birthday it is. */
export const birthdayReadings = [
  handle(birthdaysOfDay, async ({ input, context, connection }) => {
    const { day } = input;
    const asked = bodyDate(day ?? context.today, 'day');
    return birthdaysOf(connection, asked);
  }),
];
