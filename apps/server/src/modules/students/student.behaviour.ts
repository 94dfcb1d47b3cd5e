import { Conflict } from '@school/kernel';
import type { Behaviour, ChangedRecord, RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import {
  closeAccounts,
  createStudentAccount,
  ensureGuardianAccounts,
  guardiansChanged,
  updateAccount,
} from './accounts.ts';
import { userOf } from './accounts.store.ts';
import { admissionNumberFor, refuseReserved } from './admission-number.ts';
import { closeEnrolments, countEnrolments, openFirstEnrolment } from './enrolment.store.ts';
import { refuseOverfilling } from './seats.ts';
import { addSibling } from './siblings.ts';
import { holdBatches } from './student.store.ts';
import { takeBack } from './take-back.ts';
import { askAboutOpen, endAll, refuseUnsettled } from '../leaver-part.ts';
import type { LeaverPart } from '../leaver-part.ts';

/** A new student takes a number and a seat. */
const admit = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const admissionNumber = await admissionNumberFor(work.transaction, input['admissionNumber']);
  const id = Number(input['batch']);
  const batch = (await holdBatches(work.transaction, [id])).get(id);
  if (!batch) throw invalidField('batch', 'notReference', 'The batch does not exist.');
  refuseOverfilling(batch, 1, work);
  return { ...input, admissionNumber, course: batch.course };
};

const change = (input: RecordValues, current: RecordValues): RecordValues => {
  if ('batch' in input && input['batch'] !== current['batch']) {
    throw new Conflict('Use a transfer to change the batch of students.', { code: 'TRANSFER' });
  }
  if (!('admissionNumber' in input)) return input;
  const number = input['admissionNumber'];
  if (typeof number !== 'string' || number === '') {
    throw invalidField('admissionNumber', 'REQUIRED', 'Every student must have a number.');
  }
  if (number !== current['admissionNumber']) refuseReserved(number);
  return input;
};

/** The first row of the batch history. */
const enrol = async (student: number, work: Work): Promise<void> => {
  const rows = await openFirstEnrolment(work.transaction, student, actorId(work));
  writeAuditLines(work, 'batchEnrolment', 'create', rows);
};

const guardianIds = (values: RecordValues | undefined): number[] =>
  Array.isArray(values?.['guardians'])
    ? (values['guardians'] as RecordValues[]).map((line) => Number(line['guardian']))
    : [];

/** A student leaves: the place in the batch ends, the number becomes free again, and the accounts are closed. */
const leaving =
  (parts: readonly LeaverPart[]) =>
  async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
    const student = Number(row['id']);
    const on = String(asked['leavingDate']);
    if (on < String(row['admissionDate'])) {
      throw invalidField(
        'leavingDate',
        'BEFORE_ADMISSION',
        'The leaving date cannot be before the admission date.',
      );
    }
    const leaver = { kind: 'STUDENT', id: student, lastDay: on, account: null, asked } as const;
    await refuseUnsettled(parts, leaver, work);
    await askAboutOpen(parts, { kind: 'STUDENT', ids: [student], lastDay: on }, work);
    const ended = { on, reason: 'LEFT' } as const;
    const closed = await closeEnrolments(work.transaction, [student], ended, actorId(work));
    writeAuditLines(work, 'batchEnrolment', 'update', closed);
    await endAll(parts, leaver, work);
    await closeAccounts(student, 'Former student', work);
    return { rollNumber: null };
  };

/** Accounts of students and guardians follow the changes. */
const studentsChanged = async (changed: readonly ChangedRecord[], work: Work): Promise<void> => {
  for (const { saved, before } of changed) await updateAccount('student', saved, before, work);
  await ensureGuardianAccounts(
    changed.map(({ saved }) => Number(saved['id'])),
    work,
  );
  await guardiansChanged(
    changed.flatMap(({ saved, before }) => [...guardianIds(saved), ...guardianIds(before)]),
    work,
  );
};

/**
 * Admission, accounts and the batch history; nobody changes the batch by hand.
 * @param parts what modules do when a student leaves
 */
export const studentBehaviour = (parts: readonly LeaverPart[]): Behaviour => ({
  beforeSave: (input, current, work) => (current ? change(input, current) : admit(input, work)),
  afterSave: async (saved, before, work) => {
    const student = Number(saved['id']);
    if (before) return studentsChanged([{ saved, before }], work);
    await createStudentAccount(saved, work);
    await enrol(student, work);
    await ensureGuardianAccounts([student], work);
    await guardiansChanged(guardianIds(saved), work);
  },
  afterChanges: studentsChanged,
  beforeDelete: async (current, work) => {
    const student = Number(current['id']);
    if ((await countEnrolments(work.transaction, student)) > 1) {
      throw new Conflict('The student has been in other batches. Make them a former student instead.', {
        code: 'HAS_HISTORY',
      });
    }
    const account = await userOf(work.transaction, 'student', student);
    if (account) await work.records.remove(work, 'user', account.id, { system: true });
  },
  actions: { addSibling: async ([row], asked, work) => (row ? addSibling(row, asked, work) : undefined) },
  transitions: { leave: leaving(parts), takeBack },
});
