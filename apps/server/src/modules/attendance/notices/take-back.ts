import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { CellPlace } from '../register/mark.store.ts';
import { skipNotices, staleNotices, withdrawMessages, type StaleNotice } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';

const byBatch = (notices: readonly StaleNotice[]): ReadonlyMap<number, readonly StaleNotice[]> => {
  const groups = new Map<number, StaleNotice[]>();
  for (const notice of notices) groups.set(notice.batch, [...(groups.get(notice.batch) ?? []), notice]);
  return groups;
};

/** For those notified of an absence that no longer exists: the message is stopped, or a correction follows it (R28). */
export const takeBackNotices = async (places: readonly CellPlace[], work: Work): Promise<void> => {
  if (places.length === 0) return;
  const { transaction } = work;
  const stale = await staleNotices(transaction, places);
  if (stale.length === 0) return;
  const messages = stale.flatMap(({ message }) => (message === null ? [] : [message]));
  const stopped = new Set(await withdrawMessages(transaction, messages));
  const inTime = stale.filter(({ message }) => message !== null && stopped.has(message));
  const skipped = await skipNotices(
    transaction,
    inTime.map(({ id }) => id),
    actorId(work),
  );
  writeAuditLines(
    work,
    'attendanceNotice',
    'update',
    skipped.map((notice) => ({ ...notice, changes: { skipped: [false, true] } })),
  );
  const late = stale.filter((notice) => !inTime.includes(notice));
  for (const [batch, notices] of byBatch(late)) {
    const named = notices.map((one) => ({ ...one, params: { name: one.name, date: one.date } }));
    await sendNotices(named, { batch, kind: 'CORRECTION' }, work);
  }
};
