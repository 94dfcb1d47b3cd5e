import type { NoticeRow } from '@school/domain';
import { noticeText } from '@school/resources';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { queueMail, queueSms } from '../../../platform/outbox/queue-message.ts';
import { noteMessages, writeNotices, type WantedNotice, type WrittenNotice } from './notices.store.ts';

/** A notice with the values its text names. */
export type NamedNotice = Pick<WantedNotice, 'student' | 'date' | 'guardian' | 'channel' | 'recipient'> & {
  readonly params: Readonly<Record<string, string>>;
};

const events = { ABSENCE: 'attendance.absent', CORRECTION: 'attendance.corrected' } as const;

/** An existing notice was previously skipped for want of an address. */
const audit = (work: Work, written: readonly WrittenNotice[]): void => {
  const [made, again] = [
    written.filter(({ version }) => version === 1),
    written.filter(({ version }) => version > 1),
  ];
  writeAuditLines(work, 'attendanceNotice', 'create', made);
  writeAuditLines(
    work,
    'attendanceNotice',
    'update',
    again.map((notice) => ({ ...notice, changes: { skipped: [true, false] } })),
  );
};

/**
 * Notifies guardians, each once per student and day; missing addresses are recorded.
 * @returns how many were notified now
 */
export const sendNotices = async (
  notices: readonly NamedNotice[],
  about: { readonly batch: number; readonly kind: NoticeRow['kind'] },
  work: Work,
): Promise<number> => {
  if (notices.length === 0) return 0;
  const { transaction } = work;
  const written = await writeNotices(transaction, about, notices, actorId(work));
  audit(work, written);
  const event = events[about.kind];
  const messages: [number, number][] = [];
  const inApp: { user: number; params: NamedNotice['params'] }[] = [];
  let told = 0;
  for (const { id, place } of written) {
    const notice = notices[place - 1];
    if (!notice || notice.recipient === null) continue;
    const { channel, recipient, params } = notice;
    const text = noticeText(event, params) ?? '';
    told += 1;
    if (channel === 'IN_APP') inApp.push({ user: Number(recipient), params });
    else if (channel === 'SMS') messages.push([id, await queueSms(transaction, recipient, text)]);
    else
      messages.push([id, await queueMail(transaction, { to: recipient, subject: text.slice(0, 200), text })]);
  }
  await notifyEach(
    transaction,
    inApp.map((one) => ({ ...one, message: event, link: '/student/my_attendance', ways: ['IN_APP'] })),
  );
  if (messages.length > 0) await noteMessages(transaction, messages);
  return told;
};
