import { Conflict, NotFound } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { familyAccounts } from '../students/family-accounts.ts';

const system = { system: true } as const;
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const now = (): string => new Date().toISOString();

const refuse = (text: string, code: string): never => {
  throw new Conflict(text, { code });
};

const refuseArchived = (event: RecordValues): void => {
  if (event['status'] !== 'ACTIVE') refuse('The event is archived.', 'ARCHIVED');
};

/** The average of a student's latest published results, in percent; undefined before the first. */
const latestAverage = async (student: number, work: Work): Promise<number | undefined> => {
  const [latest] = await work.records.list(work, 'examResult', {
    filter: { student, 'examGroup.status': 'PUBLISHED' },
    sort: [['id', 'DESC']],
    range: [0, 0],
    ...system,
  });
  const maximum = Number(latest?.['maximum'] ?? 0);
  return maximum > 0 ? (100 * Number(latest?.['total'])) / maximum : undefined;
};

/** @throws Conflict for anyone the event is not for, and after its deadline (PLC-2) */
const refuseApplication = async (event: RecordValues, student: number, work: Work): Promise<void> => {
  refuseArchived(event);
  const until = event['registrationDeadline'] ?? event['eventDate'];
  if (Date.parse(String(until)) < Date.now()) refuse('The time to apply has passed.', 'TOO_LATE');
  const row = await work.records.read(work, 'student', student, system);
  const batches = listed(event['eligibleBatches']);
  const genders = listed(event['genders']);
  if (batches.length > 0 && !batches.includes(row?.['batch']))
    refuse('The event is for other batches.', 'NOT_ELIGIBLE');
  if (genders.length > 0 && !genders.includes(row?.['gender']))
    refuse('The event is for others.', 'NOT_ELIGIBLE');
  if (event['minPercent'] == null) return;
  const average = await latestAverage(student, work);
  if (average === undefined || average < Number(event['minPercent']))
    refuse('The latest results are below what the event requires.', 'NOT_ELIGIBLE');
};

/** The caller's invitation. */
const ownInvitation = async (event: RecordValues, work: Work): Promise<RecordValues> => {
  const filter = { event: Number(event['id']), student: work.context.actor.student ?? 0 };
  const [row] = await work.records.list(work, 'placementRegistration', { filter, most: 1, ...system });
  if (!row) throw new NotFound();
  return row;
};

const move = async (event: RecordValues | undefined, name: string, work: Work): Promise<unknown> => {
  if (!event) throw new NotFound();
  const row = await ownInvitation(event, work);
  await work.records.transition(work, 'placementRegistration', Number(row['id']), name, {}, system);
  return { id: event['id'] };
};

const eventBehaviour: Behaviour = {
  actions: {
    apply: async ([event], _input, work) => move(event, 'apply', work),
    withdraw: async ([event], _input, work) => move(event, 'withdraw', work),
  },
};

const eventOf = async (row: RecordValues, work: Work): Promise<RecordValues> =>
  (await work.records.read(work, 'placementEvent', Number(row['event']), system)) ?? {};

const tell = async (
  row: RecordValues,
  message: 'placement.approved' | 'placement.rejected',
  work: Work,
): Promise<void> => {
  const event = await eventOf(row, work);
  const people = await familyAccounts(work.transaction, [Number(row['student'])]);
  await notifyEach(
    work.transaction,
    people.map(({ user, name }) => ({
      user,
      message,
      params: { name, title: String(event['title']) },
      link: `/placementevents/${Number(row['event'])}`,
    })),
  );
};

const decided = ({ context }: Work): RecordValues => ({
  decidedAt: now(),
  decidedBy: context.actor.id,
});

const whileOpen = async (row: RecordValues, _input: RecordValues, work: Work): Promise<RecordValues> => {
  refuseArchived(await eventOf(row, work));
  return {};
};

const registrationBehaviour: Behaviour = {
  transitions: {
    apply: async (row, _input, work) => {
      await refuseApplication(await eventOf(row, work), Number(row['student']), work);
      return { appliedAt: now() };
    },
    withdraw: whileOpen,
    approve: async (row, input, work) => {
      await whileOpen(row, input, work);
      await tell(row, 'placement.approved', work);
      return decided(work);
    },
    reject: async (row, input, work) => {
      await whileOpen(row, input, work);
      await tell(row, 'placement.rejected', work);
      return decided(work);
    },
    attend: whileOpen,
    miss: whileOpen,
    place: whileOpen,
    refuse: whileOpen,
  },
};

/** Placement rules that the definitions cannot express. */
export const placementBehaviours: Behaviours = {
  placementEvent: eventBehaviour,
  placementRegistration: registrationBehaviour,
};
