import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { readableBatches } from '../rights.ts';
import { noticesOf } from './notices.store.ts';
import { absenceNotices } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

/** Absence notices to parents. */
export const noticeReadings = [
  handle(absenceNotices, async ({ input, context, connection }) => {
    const from = bodyDate(input.from ?? context.today, 'from');
    const to = bodyDate(input.to ?? from, 'to');
    return noticesOf(connection, { from, to }, readableBatches(context.actor));
  }),
];
