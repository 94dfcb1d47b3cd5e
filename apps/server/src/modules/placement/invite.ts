import { NotFound } from '@school/kernel';
import { inviteToPlacement, placementCandidates } from '@school/resources';
import type { Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { handle } from '../../engine/operation/handle.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { familyAccounts } from '../students/family-accounts.ts';

const system = { system: true } as const;
/** Maximum number of students in one invitation. */
const most = 5000;

interface Chosen {
  readonly courses: readonly number[];
  readonly batches: readonly number[];
  readonly students: readonly number[];
  readonly includeFormer: boolean;
}

const chosenStudents = ({ courses, batches, students, includeFormer }: Chosen, work: Work) =>
  work.records.list(work, 'student', {
    filter: {
      archived: false,
      _or: [
        {
          status_in: includeFormer ? ['ACTIVE', 'GRADUATED'] : ['ACTIVE'],
          _or: [{ 'batch.course_in': courses }, { batch_in: batches }],
        },
        { id_in: students },
      ],
    },
    fields: ['id', 'batch'],
    most,
    ...system,
  });

/** Invites those not yet invited, and notifies them and their families once (PLC-1). */
const invite = handle(inviteToPlacement, async ({ record, input, work }) => {
  const found = await chosenStudents(input, work);
  if (found.length === 0) throw invalidField('batches', 'NOBODY', 'No students match this selection.');
  const before = await work.records.list(work, 'placementRegistration', {
    filter: { event: record.id },
    fields: ['student'],
    most: 20_000,
    ...system,
  });
  const known = new Set(before.map(({ student }) => student));
  const added = found.filter(({ id }) => !known.has(id));
  await work.records.create(
    work,
    'placementRegistration',
    added.map(({ id, batch }) => ({ event: record.id, student: id, batch })),
    { ...system, asWritten: true },
  );
  const people = await familyAccounts(
    work.transaction,
    added.map(({ id }) => Number(id)),
  );
  await notifyEach(
    work.transaction,
    people.map(({ user, name }) => ({
      user,
      message: 'placement.invited' as const,
      params: { name, title: record.title, company: record.company },
      link: `/placementevents/${record.id}`,
    })),
  );
  return { added: added.length, already: found.length - added.length };
});

const candidates = handle(placementCandidates, async ({ input: { event, batch }, context, reader }) => {
  if (!(await reader.read(context, 'placementEvent', event))) throw new NotFound();
  const students = await reader.list(context, 'student', {
    filter: { batch, archived: false, status_in: ['ACTIVE', 'GRADUATED'] },
    sort: [['fullName', 'ASC']],
    fields: ['id', 'fullName', 'admissionNumber', 'status'],
    most: 2000,
    ...system,
  });
  const invited = await reader.list(context, 'placementRegistration', {
    filter: { event, 'student.batch': batch },
    fields: ['student'],
    most,
    ...system,
  });
  const known = new Set(invited.map(({ student }) => student));
  return {
    students: students.map((row) => ({
      id: Number(row['id']),
      name: String(row['fullName']),
      admissionNumber: typeof row['admissionNumber'] === 'string' ? row['admissionNumber'] : null,
      isFormer: row['status'] !== 'ACTIVE',
      isInvited: known.has(row['id']),
    })),
  };
});

export const placementHandlers = [invite, candidates] as const;
