import { inviteAlumni } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { sendInvitations } from './alumni-event.behaviour.ts';
import { chosenPeople } from './chosen-alumni.ts';

const system = { system: true } as const;

/** Invites anyone not invited yet, and writes to them immediately if the event is published (ALM-4). */
const invite = handle(inviteAlumni, async ({ record, input, work }) => {
  const { reached, skipped } = await chosenPeople(input, 'EMAIL', work);
  const before = await work.records.list(work, 'alumniEventInvitation', {
    filter: { event: record.id },
    fields: ['alumni'],
    most: 20_000,
    ...system,
  });
  const known = new Set(before.map(({ alumni }) => alumni));
  const fresh = reached.filter(({ id }) => !known.has(id));
  const made = await work.records.create(
    work,
    'alumniEventInvitation',
    fresh.map(({ id }) => ({ event: record.id, alumni: id })),
    { ...system, asWritten: true },
  );
  if (record.status === 'PUBLISHED') await sendInvitations({ ...record }, made, work);
  return { added: fresh.length, already: reached.length - fresh.length, skipped };
});

export const alumniHandlers = [invite] as const;
