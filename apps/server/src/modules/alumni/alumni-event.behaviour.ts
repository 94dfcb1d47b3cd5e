import { answerGiven, promoted } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { mailInvitations, mailNews } from './invitation-mail.ts';

const system = { system: true } as const;
const most = 20_000;
const now = (): string => new Date().toISOString();

/** Invitations of an event with their recipients, oldest answer first. */
const invitationsOf = (event: number, filter: object, work: Work): Promise<readonly RecordValues[]> =>
  work.records.list(work, 'alumniEventInvitation', {
    filter: { event, ...filter },
    sort: [
      ['answeredAt', 'ASC'],
      ['id', 'ASC'],
    ],
    most,
    ...system,
  });

/** The people behind invitations who can be written to. */
export const peopleBehind = async (invitations: readonly RecordValues[], work: Work) => {
  const filter = { id_in: invitations.map(({ alumni }) => Number(alumni)) };
  const people = await work.records.list(work, 'alumni', { filter, most, ...system });
  const byId = new Map(people.map((person) => [person['id'], person]));
  return invitations.flatMap((row) => {
    const person = byId.get(row['alumni']);
    const email = person?.['email'];
    if (typeof email !== 'string' || person?.['consentContact'] !== true) return [];
    return [{ invitation: Number(row['id']), email, name: String(person['fullName']) }];
  });
};

/** Sends invitations and records when. @returns how many went out */
export const sendInvitations = async (
  event: RecordValues,
  invitations: readonly RecordValues[],
  work: Work,
): Promise<number> => {
  const people = await peopleBehind(invitations, work);
  for (const { invitation } of people) {
    await work.records.update(work, 'alumniEventInvitation', invitation, { sentAt: now() }, system);
  }
  return mailInvitations(event, people, work);
};

/** Moves up those who fit into the free seats, and notifies them (ALM-2). */
const moveUp = async (event: RecordValues, work: Work): Promise<void> => {
  const capacity = typeof event['capacity'] === 'number' ? event['capacity'] : null;
  const waiting = await invitationsOf(Number(event['id']), { status: 'WAITLISTED' }, work);
  const seats = waiting.map((row) => ({ id: Number(row['id']), seats: Number(row['seats']) }));
  const up = new Set(promoted(capacity, await seatsTaken(event, undefined, work), seats));
  for (const id of up) {
    const { guests } = waiting.find((row) => row['id'] === id) ?? {};
    await work.records.transition(work, 'alumniEventInvitation', id, 'accept', { guests }, system);
  }
  const people = await peopleBehind(
    waiting.filter(({ id }) => up.has(Number(id))),
    work,
  );
  await mailNews(event, people, 'a seat is free, and it is yours.', work);
};

/** Seats of those attending. @param without an invitation that is being answered again */
const seatsTaken = async (event: RecordValues, without: number | undefined, work: Work): Promise<number> => {
  const coming = await invitationsOf(Number(event['id']), { status_in: ['ACCEPTED', 'ATTENDED'] }, work);
  return coming.filter(({ id }) => id !== without).reduce((sum, row) => sum + Number(row['seats']), 0);
};

export const alumniEventBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (before && saved['status'] === 'PUBLISHED' && saved['capacity'] !== before['capacity'])
      await moveUp(saved, work);
  },
  transitions: {
    publish: async (event, _input, work) => {
      await sendInvitations(
        event,
        await invitationsOf(Number(event['id']), { sentAt_empty: true }, work),
        work,
      );
      return {};
    },
    cancel: async (event, _input, work) => {
      const told = await invitationsOf(Number(event['id']), { sentAt_empty: false }, work);
      await mailNews(event, await peopleBehind(told, work), 'the event is cancelled.', work);
      return {};
    },
  },
};

/**
 * The event of an invitation, locked so that seats are given only once. @throws Conflict when it can no longer be answered
 */
const openEvent = async (row: RecordValues, work: Work): Promise<RecordValues> => {
  const id = Number(row['event']);
  await work.transaction.query({
    name: 'alumni_event_hold',
    text: 'select 1 from alumni_event where id = $1 for no key update',
    values: [id],
  });
  const event = (await work.records.read(work, 'alumniEvent', id, system)) ?? {};
  if (event['status'] !== 'PUBLISHED')
    throw new Conflict('The event is not open for answers.', { code: 'NOT_OPEN' });
  const until = event['rsvpDeadline'] ?? event['startsAt'];
  // The office may also record late answers; a link answers only within the deadline (ALM-3).
  if (work.context.actor.id === 0 && Date.parse(String(until)) < Date.now())
    throw new Conflict('The deadline for answering has passed.', { code: 'TOO_LATE' });
  return event;
};

/** Releases the seats of someone who is not coming after all. */
const giveBack = async (row: RecordValues, work: Work): Promise<RecordValues> => {
  await openEvent(row, work);
  return { answeredAt: now(), guests: 0, seats: 1 };
};

export const alumniInvitationBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    const isFree =
      before?.['status'] === 'ACCEPTED' &&
      ['DECLINED', 'MAYBE', 'WAITLISTED'].includes(String(saved['status']));
    if (!isFree) return;
    const event = await work.records.read(work, 'alumniEvent', Number(saved['event']), system);
    if (event) await moveUp(event, work);
  },
  transitions: {
    accept: async (row, input, work) => {
      const event = await openEvent(row, work);
      const guests = Number(input['guests'] ?? 0);
      const seats = 1 + guests;
      const capacity = typeof event['capacity'] === 'number' ? event['capacity'] : null;
      const taken = await seatsTaken(event, Number(row['id']), work);
      return { status: answerGiven(capacity, taken, seats), guests, seats, answeredAt: now() };
    },
    decline: async (row, _input, work) => giveBack(row, work),
    maybe: async (row, _input, work) => giveBack(row, work),
  },
  actions: {
    resend: async (rows, _input, work) => {
      const events = new Map<number, RecordValues[]>();
      for (const row of rows) {
        const event = Number(row['event']);
        events.set(event, [...(events.get(event) ?? []), row]);
      }
      let sent = 0;
      for (const [id, invitations] of events) {
        const event = await work.records.read(work, 'alumniEvent', id, system);
        if (event?.['status'] !== 'PUBLISHED')
          throw new Conflict('The event is not open for answers.', { code: 'NOT_OPEN' });
        sent += await sendInvitations(event, invitations, work);
      }
      return { sent };
    },
  },
};
