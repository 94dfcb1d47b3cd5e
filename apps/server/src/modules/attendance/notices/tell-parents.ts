import type { IsoDate } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { wantedNotices, type WantedNotice } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';

const half = ({ forenoon, afternoon }: WantedNotice): string =>
  forenoon === afternoon ? '' : forenoon ? ', forenoon' : ', afternoon';

/**
 * Notifies the guardians of everyone absent in a batch on a day (R28); nobody is notified twice.
 * @returns how many were notified now
 * @throws Conflict where the institution notifies nobody
 */
export const tellParents = async (batch: number, date: IsoDate, work: Work): Promise<number> => {
  const { notifies, channels } = await attendanceSettingOf(work.transaction);
  if (!notifies)
    throw new Conflict('The attendance settings say that nobody is notified.', { code: 'NO_NOTICES' });
  const wanted = await wantedNotices(work.transaction, batch, date, channels);
  const notices = wanted.map((one) => ({
    ...one,
    params: { name: one.name, date, mark: `${one.label}${half(one)}` },
  }));
  return sendNotices(notices, { batch, kind: 'ABSENCE' }, work);
};
