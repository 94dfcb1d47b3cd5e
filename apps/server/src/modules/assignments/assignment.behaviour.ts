import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { isOffice, refuseStrangers, system, teaches } from './teaching.ts';

const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Who is named as teacher: the caller, or whomever the office names. */
const teacherOf = async (row: RecordValues, work: Work): Promise<number | null> => {
  const own = work.context.actor.employee ?? null;
  const named = typeof row['employee'] === 'number' ? row['employee'] : null;
  const employee = isOffice(work) ? named : own;
  if (employee === null) return null;
  if (await teaches(work, employee, Number(row['subject']))) return employee;
  if (isOffice(work))
    throw invalidField('employee', 'notReference', 'The teacher does not teach this subject.');
  throw invalidField('subject', 'notReference', 'You do not teach this subject.');
};

const takersOf = async (work: Work, subject: number): Promise<readonly number[]> =>
  (
    await work.records.list(work, 'studentElective', {
      filter: { subject, 'student.status': 'ACTIVE' },
      most: 5_000,
      ...system,
    })
  ).map(({ student }) => Number(student));

/** For whom: an elective subject is for those who take it, individual students belong to the batch. */
const readersOf = async (row: RecordValues, subject: RecordValues, work: Work): Promise<RecordValues> => {
  if (row['assignedTo'] === 'SELECTED') {
    const chosen = ids(row['students']);
    const filter = { id_in: chosen, batch: Number(subject['batch']) };
    const found = await work.records.count(work, 'student', { filter, ...system });
    if (found === new Set(chosen).size) return {};
    throw invalidField('students', 'notReference', 'The students must be in the batch of the subject.');
  }
  if (typeof subject['electiveGroup'] !== 'number') return {};
  const students = await takersOf(work, Number(subject['id']));
  if (students.length === 0) throw invalidField('subject', 'EMPTY', 'Nobody takes this subject yet.');
  return { assignedTo: 'SELECTED', students };
};

/** Assigned work stays with its batch. @throws Conflict `ILLEGAL_STATE` */
const refuseMove = (row: RecordValues, current: RecordValues): void => {
  if (current['status'] === 'DRAFT' || row['subject'] === current['subject']) return;
  throw new Conflict('It has been given out, so its subject cannot be changed.', { code: 'ILLEGAL_STATE' });
};

/** Teachers set work for the subjects they teach. */
export const assignmentBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    if (current) await refuseStrangers(current, work);
    const row = { ...current, ...input };
    if (current) refuseMove(row, current);
    const subject = await work.records.read(work, 'subject', Number(row['subject']), system);
    if (!subject) return input;
    const isMoved =
      !current || row['subject'] !== current['subject'] || row['employee'] !== current['employee'];
    return {
      ...input,
      ...(isMoved ? { employee: await teacherOf(row, work) } : {}),
      ...(await readersOf(row, subject, work)),
      batch: subject['batch'],
    };
  },
  beforeDelete: (current, work) => refuseStrangers(current, work),
  transitions: {
    extend: (_row, input): RecordValues => {
      if (Date.parse(String(input['dueDate'])) > Date.now()) return {};
      throw invalidField('dueDate', 'PAST', 'The due date must be in the future.');
    },
  },
};
