import { catalogue } from '@school/resources';
import { addressedOf } from '../../modules/messages/audience.ts';
import { costOf, partsOf } from '../../modules/messages/message-actions.ts';
import { messageOf } from '../../modules/messages/message.store.ts';
import { writeRecipients } from '../../modules/messages/recipients.store.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { UserLoading } from './load-users.ts';
import { demoMessages, demoTemplates, demoUnsubscribed } from './messages.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}
const unitCost = '1.80';

/** Nobody outside is contacted: the services' replies are made up. */
const arrive = async (
  connection: Connection,
  message: number,
  { daysAgo, failing }: { readonly daysAgo: number; readonly failing: number },
): Promise<void> => {
  await connection.query({
    text: `update message_recipient r set attempts = case when bad then 4 else 1 end,
        state = case when bad then 'FAILED' else 'SENT' end, handed_at = at, sent_at = case when not bad then at end,
        error = case when bad then 'The mailbox or number could not be reached.' end
      from (select id, $3::int > 0 and row_number() over (order by id) % greatest($3::int, 1) = 0 as bad,
          now() - make_interval(days => $2) as at from message_recipient where message_id = $1 and state = 'QUEUED') o
      where r.id = o.id`,
    values: [message, daysAgo, failing],
  });
};

/** Templates, and messages in every state: sent, partly sent, and drafts awaiting review. */
export const loadMessages = async (
  { api, records, database, context }: Loading,
  batches: readonly LoadedBatch[],
): Promise<void> => {
  await api.put('comm/v1/SmsSettings/update', { unitCost, credits: 20_000 });
  await api.put('comm/v1/MailSettings/update', {
    replyTo: 'office@greenfield.example',
    footer: 'Greenfield School, Lahore. The office is open from 8:00 to 15:00.',
  });
  const templates = new Map<string, number>();
  for (const template of demoTemplates)
    templates.set(template.name, (await api.post<Saved>('comm/v1/template/save', template)).id);
  for (const one of demoUnsubscribed) await api.post('comm/v1/unsubscription/save', one);
  const departments = await api.get<readonly Saved[]>('setup/v1/EmployeeDepartments/getall');
  const connection = database.of(context.institute);
  for (const { template, batches: names = [], employees, daysAgo, failing = 0, ...own } of demoMessages) {
    const { id } = await api.post<Saved>('comm/v1/message/save', {
      ...own,
      template: template && templates.get(template),
      subject:
        own.subject ??
        (own.channel === 'SMS'
          ? null
          : demoTemplates.flatMap((one) =>
              one.name === template && 'subject' in one ? [one.subject] : [],
            )[0]),
      batches: batches
        .filter(({ grade, section }) => names.includes(`${grade}${section}`))
        .map((one) => one.id),
      departments: employees ? departments.map((department) => department.id) : [],
    });
    const message = await messageOf(connection, id);
    if (daysAgo === undefined || !message) continue;
    const people = await addressedOf(connection, catalogue, message);
    await writeRecipients(connection, message, people);
    await arrive(connection, id, { daysAgo, failing });
    const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const parts = partsOf(people);
    await records.update(
      context,
      'message',
      id,
      {
        state: failing > 0 ? 'PARTIALLY_SENT' : 'SENT',
        subject: message.channel === 'SMS' ? null : message.subject,
        body: message.body,
        writtenAt: at,
        startedAt: at,
        finishedAt: at,
        parts,
        cost: message.channel === 'SMS' ? costOf(unitCost, parts) : null,
      },
      { system: true },
    );
  }
};
