import { asHtml } from '@school/domain';
import type { Transaction } from '../../platform/database/database.ts';
import { codeOfInstitute } from '../../platform/institutes/institutes.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { queueMail, queueSms } from '../../platform/outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { filesOf, type MessageRow } from './message.store.ts';
import { nextWaiting, noteHanded } from './recipients.store.ts';
import type { Waiting } from './recipients.store.ts';
import type { WaySetting } from './settings.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Minutes until the second, third and fourth attempt; after that it has failed (MAI-4). */
const pauses = [1, 5, 30];

/** Name of the head office in addresses. */
export const headOffice = 'school';

/** What is handed over, and with which settings. */
export interface HandOver {
  readonly message: MessageRow;
  readonly way: WaySetting;
  readonly settings: Pick<Settings, 'publicUrl' | 'jwtSecret'>;
  /** Maximum number in this step. */
  readonly most: number;
}

const linkFor = ({ settings }: HandOver, { institute }: Transaction, recipient: number): string =>
  `${settings.publicUrl}/unsubscribe/${codeOfInstitute(institute) ?? headOffice}/${unsubscribeToken(settings.jwtSecret, institute, recipient)}`;

const mailTo = async (
  transaction: Transaction,
  handing: HandOver,
  { id, address, subject, text }: Waiting,
  attachments: readonly number[],
): Promise<number> => {
  const { message, way } = handing;
  const link = message.category === 'BULK' ? linkFor(handing, transaction, id) : undefined;
  const foot = [way.footer.trim(), link && `Unsubscribe: ${link}`].filter(Boolean).join('\n\n');
  return queueMail(transaction, {
    to: address,
    subject,
    text: foot === '' ? text : `${text}\n\n${foot}\n`,
    html:
      `<p>${asHtml(text)}</p>${way.footer.trim() ? `<p>${asHtml(way.footer.trim())}</p>` : ''}` +
      (link ? `<p><a href="${link}">Unsubscribe</a></p>` : ''),
    attachments,
    pauses,
    ...(way.replyTo ? { replyTo: way.replyTo } : {}),
    ...(link
      ? {
          headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }
      : {}),
  });
};

/**
 * Hands over the next recipients: to the outbox, from which messages leave once this is committed, or into the product. Who
 * was handed over is recorded in the same transaction, so that a restarted run hands nobody over twice.
 * @returns how many
 */
export const handOver = async (transaction: Transaction, handing: HandOver): Promise<number> => {
  const { message, most } = handing;
  const waiting = await nextWaiting(transaction, message.id, most);
  if (waiting.length === 0) return 0;
  const handed: { id: number; outbox: number | null }[] = [];
  const attachments = message.channel === 'EMAIL' ? await filesOf(transaction, message.id) : [];
  if (message.channel === 'IN_APP')
    await notifyEach(
      transaction,
      waiting.flatMap(({ id, user, subject }) =>
        user === null
          ? []
          : [
              {
                user,
                message: 'message.received',
                params: { subject },
                link: `/my_messages/${id}`,
                ways: ['IN_APP'],
              },
            ],
      ),
    );
  for (const one of waiting) {
    const outbox =
      message.channel === 'EMAIL'
        ? await mailTo(transaction, handing, one, attachments)
        : message.channel === 'SMS'
          ? await queueSms(transaction, one.address, one.text, { pauses })
          : null;
    handed.push({ id: one.id, outbox });
  }
  await noteHanded(transaction, handed);
  return handed.length;
};
