import { openDayAfter } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { accountsOf } from './borrower.store.ts';
import { closedDays } from './closed-days.ts';
import { setCopy, type Copy } from './copy.store.ts';
import { librarySettingOf } from './library-setting.store.ts';
import { firstInLine, setPlace } from './reservation.store.ts';

/**
 * A copy is free again: it is held for whoever has waited longest, who is notified, or goes where it should (LIB-7).
 * @param to state of a copy that nobody is waiting for
 * @returns its resulting state
 */
export const shelve = async (
  work: Work,
  copy: Pick<Copy, 'id' | 'status' | 'bookTitle' | 'title' | 'isLoanable'>,
  { to, condition = null }: { readonly to: string; readonly condition?: string | null },
): Promise<string> => {
  const { transaction, context } = work;
  const next =
    copy.isLoanable && to === 'AVAILABLE' ? await firstInLine(transaction, copy.bookTitle) : undefined;
  if (!next) {
    await setCopy(work, copy, { status: to, condition });
    return to;
  }
  const { today } = context;
  const { holdDays } = await librarySettingOf(transaction);
  const isStudent = next.student !== null;
  const closed = await closedDays(transaction, { isStudent, batch: null }, { from: today, to: today });
  const expiresOn = openDayAfter(today, holdDays, closed);
  await setCopy(work, copy, { status: 'ON_HOLD', condition });
  await setPlace(work, next, { status: 'READY', copy: copy.id, readyOn: today, expiresOn });
  await notify(transaction, await accountsOf(transaction, next), {
    message: 'library.ready',
    params: { title: copy.title, date: expiresOn },
    link: '/library/mine',
  });
  return 'ON_HOLD';
};
