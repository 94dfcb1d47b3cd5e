import { asHtml } from '@school/domain';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Behaviour } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { queueMail, queueSms } from '../../platform/outbox/queue-message.ts';
import { chosenPeople } from './chosen-alumni.ts';

/** A message is sent on saving, once the writer has seen how many it reaches. */
export const alumniMessageBehaviour: Behaviour = {
  beforeSave: async (input, _current, work) => {
    const by = input['channel'] === 'SMS' ? 'SMS' : 'EMAIL';
    const { reached, skipped } = await chosenPeople(input, by, work);
    if (reached.length === 0)
      throw invalidField('groups', 'NOBODY', 'None of these people can be contacted.');
    askFirst(work.context, {
      message: 'The message will go to %{count} people; %{skipped} will be left out.',
      reason: 'alumniMessage',
      params: { count: reached.length, skipped },
    });
    for (const { email, phone } of reached) {
      const text = String(input['body']);
      if (by === 'SMS') await queueSms(work.transaction, String(phone), text);
      else
        await queueMail(work.transaction, {
          to: String(email),
          subject: String(input['subject']),
          text,
          html: `<p>${asHtml(text)}</p>`,
        });
    }
    return {
      ...input,
      sentAt: new Date().toISOString(),
      sender: actorId(work),
      reached: reached.map(({ id }) => id),
      recipients: reached.length,
      skipped,
    };
  },
};
