import { Conflict, NotFound } from '@school/kernel';
import { punctuality } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';
import { isOffice, refuseStrangers, system } from './teaching.ts';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The assignment as the caller sees it. */
const assignmentOf = async (row: RecordValues, work: Work): Promise<RecordValues> => {
  const found = await work.records.read(work, 'assignment', Number(row['assignment']));
  if (!found) throw invalidField('assignment', 'notReference', 'This assignment does not exist.');
  return found;
};

/** Time and lateness of work handed in now. @throws Conflict `TOO_LATE` (R35) */
const handedInNow = (assignment: RecordValues): RecordValues => {
  const submittedAt = new Date().toISOString();
  const state = punctuality(submittedAt, {
    dueDate: String(assignment['dueDate']),
    allowLate: assignment['allowLate'] === true,
    lateUntil: textOrNull(assignment['lateUntil']),
  });
  if (state === 'REFUSED')
    throw new Conflict('It is past its due date and can no longer be handed in.', { code: 'TOO_LATE' });
  return { submittedAt, isLate: state === 'LATE' };
};

/** @throws Conflict `ILLEGAL_STATE` for an assignment that no longer accepts work */
const refuseClosed = (assignment: RecordValues): void => {
  if (assignment['status'] === 'PUBLISHED') return;
  throw new Conflict('This assignment is closed.', { code: 'ILLEGAL_STATE' });
};

/** What was asked for, and nothing more. */
const refuseContent = (row: RecordValues, assignment: RecordValues): void => {
  const files = ((row['files'] ?? []) as readonly unknown[]).length;
  const isEmpty = !row['content'] && files === 0;
  const kind = assignment['submissionType'];
  if (kind === 'NONE') throw new Conflict('Nothing is handed in for this assignment.', { code: 'NOTHING' });
  if (kind === 'FILE' && files === 0) throw invalidField('files', 'required', 'Add a file.');
  if (kind === 'TEXT' && !row['content']) throw invalidField('content', 'required', 'Write something.');
  if (isEmpty) throw invalidField('content', 'required', 'Write something, or add a file.');
  const most = Number(assignment['maxFiles']);
  if (files > most) throw invalidField('files', 'tooMany', 'At most %{max} files.', { max: most });
};

/** @throws Conflict if work was already handed in; a simultaneous second one hits the unique key of the table */
const refuseSecond = async (assignment: unknown, student: unknown, work: Work): Promise<void> => {
  const filter = { assignment: Number(assignment), student: Number(student) };
  if ((await work.records.count(work, 'assignmentSubmission', { filter, ...system })) === 0) return;
  throw new Conflict('This has already been handed in. Open it to change it or hand it in again.', {
    code: 'HANDED_IN',
  });
};

/** Students hand in for themselves, what is asked for, while it is asked for. */
const byStudent = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const row = { ...current, ...input };
  const assignment = await assignmentOf(
    { ...row, ...(current ? { assignment: current['assignment'] } : {}) },
    work,
  );
  refuseClosed(assignment);
  refuseContent(row, assignment);
  const now = handedInNow(assignment);
  const own = { ...input, student: work.context.actor.student, assignment: assignment['id'] };
  if (!current) {
    await refuseSecond(own.assignment, own.student, work);
    return { ...own, ...now };
  }
  if (current['status'] === 'CHANGES_REQUESTED') return own;
  if (current['status'] !== 'SUBMITTED') {
    throw new Conflict('It has been reviewed and cannot be changed.', { code: 'ILLEGAL_STATE' });
  }
  return { ...own, ...now, attempt: Number(current['attempt']) + 1 };
};

/** Work on paper is entered by those who teach the subject. */
const byStaff = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const row = { ...current, ...input };
  const assignment = await assignmentOf(row, work);
  await refuseStrangers(assignment, work);
  if (current) return input;
  if (typeof row['student'] !== 'number') throw invalidField('student', 'required', 'Name the student.');
  const student = await work.records.read(work, 'student', Number(row['student']), system);
  if (!isOffice(work) && student?.['batch'] !== assignment['batch']) {
    throw invalidField('student', 'notReference', 'The student must be in the batch of the assignment.');
  }
  await refuseSecond(assignment['id'], row['student'], work);
  const at = new Date().toISOString();
  return { ...input, submittedAt: at, isLate: Date.parse(at) > Date.parse(String(assignment['dueDate'])) };
};

const review = async (row: RecordValues, input: RecordValues, work: Work): Promise<RecordValues> => {
  const assignment = await work.records.read(work, 'assignment', Number(row['assignment']), system);
  if (!assignment) throw new NotFound();
  await refuseStrangers(assignment, work);
  const [marks, most] = [textOrNull(input['marks']), textOrNull(assignment['maxMarks'])];
  if (marks !== null && most !== null && Number(marks) > Number(most)) {
    throw invalidField('marks', 'max', 'At most %{max} marks.', { max: most });
  }
  return { reviewedBy: await nameOfAccount(work.transaction, work.context.actor.id) };
};

/** Work is handed in on time, for oneself, and reviewed by those who teach the subject. */
export const submissionBehaviour: Behaviour = {
  beforeSave: (input, current, work) =>
    work.context.actor.role === 'STUDENT' ? byStudent(input, current, work) : byStaff(input, current, work),
  transitions: {
    accept: review,
    giveBack: review,
    reject: review,
    handInAgain: async (row, _input, work): Promise<RecordValues> => {
      const assignment = await assignmentOf(row, work);
      refuseClosed(assignment);
      return { ...handedInNow(assignment), attempt: Number(row['attempt']) + 1 };
    },
  },
};
