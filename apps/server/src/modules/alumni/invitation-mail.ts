import { asHtml } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { wallTime } from '@school/kernel';
import { queueMail } from '../../platform/outbox/queue-message.ts';
import { answerLink } from './answer-token.ts';

/** When and where an event takes place, as worded in a mail. */
export const placeAndTime = async (event: RecordValues, work: Work): Promise<string> => {
  const { timeZone } = await institutionOf(work.transaction);
  const when = wallTime(String(event['startsAt']), timeZone).wall.slice(0, 16).replace('T', ' ');
  const venue = typeof event['venue'] === 'string' && event['venue'] !== '' ? `, ${event['venue']}` : '';
  return `${when}${venue}`;
};

/** A person with the invitation that the mail is about. */
export interface Invited {
  readonly invitation: number;
  readonly email: string;
  readonly name: string;
}

/** Writes to the invited, each with their answer link. @returns how many mails go out */
export const mailInvitations = async (
  event: RecordValues,
  people: readonly Invited[],
  work: Work,
): Promise<number> => {
  const title = String(event['title']);
  const when = await placeAndTime(event, work);
  const more = typeof event['description'] === 'string' ? `\n\n${event['description']}` : '';
  for (const { invitation, email, name } of people) {
    const link = answerLink(work.context.institute, invitation);
    const text = `Dear ${name},\n\nyou are invited to ${title}: ${when}.${more}`;
    await queueMail(work.transaction, {
      to: email,
      subject: `Invitation: ${title}`,
      text: `${text}\n\nPlease answer here: ${link}\n`,
      html: `<p>${asHtml(text)}</p><p><a href="${link}">Answer the invitation</a></p>`,
    });
  }
  return people.length;
};

/** Sends the same sentence about an event to several people. */
export const mailNews = async (
  event: RecordValues,
  people: readonly Pick<Invited, 'email' | 'name'>[],
  news: string,
  work: Work,
): Promise<void> => {
  const title = String(event['title']);
  for (const { email, name } of people) {
    const text = `Dear ${name},\n\n${title}, ${await placeAndTime(event, work)}: ${news}`;
    await queueMail(work.transaction, { to: email, subject: title, text });
  }
};
