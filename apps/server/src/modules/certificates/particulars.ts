import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { system, textOf } from './issuing.ts';
import { familyOf, labels } from './recipients.ts';

const most = 500;

const labelOf = async (
  row: RecordValues,
  key: string,
  resource: string,
  field: string,
  work: Work,
): Promise<string> => [...(await labels([row], key, resource, field, work)).values()][0] ?? '';

/** The subjects of a batch in order, as far as they fit. */
const subjectsOf = async (batch: number, work: Work): Promise<string> => {
  const rows = await work.records.list(work, 'subject', {
    filter: { batch },
    fields: ['name'],
    sort: [['id', 'ASC']],
    most,
    ...system,
  });
  return rows
    .map(({ name }) => textOf(name))
    .join(', ')
    .slice(0, 600);
};

/** The first and the last batch of a student. */
const wayOf = async (student: number, work: Work): Promise<readonly [first: number, last: number]> => {
  const rows = await work.records.list(work, 'batchEnrolment', {
    filter: { student },
    fields: ['batch'],
    sort: [['startDate', 'ASC']],
    most: 1000,
    ...system,
  });
  return [Number(rows[0]?.['batch'] ?? 0), Number(rows.at(-1)?.['batch'] ?? 0)];
};

/**
 * What a transfer certificate states about a student, according to the records; the registrar corrects what should read
 * otherwise.
 * @throws Invalid at `student` for someone the caller may not see
 */
export const particularsOf = async (id: number, work: Work): Promise<RecordValues> => {
  const student = await work.records.read(work, 'student', id, system);
  if (!student) throw invalidField('student', 'notReference', 'The student does not exist.');
  const family = await familyOf(id, work);
  const [first, last] = await wayOf(id, work);
  const batch = Number(student['batch'] ?? 0) || last;
  const classes = await labels([{ batch: first }, { batch }], 'batch', 'batch', 'fullName', work);
  const name = ['firstName', 'middleName', 'lastName'].map((key) => textOf(student[key])).filter(Boolean);
  const previous = student['previous'] as RecordValues | null;
  return {
    batch: batch > 0 ? batch : null,
    studentName: name.join(' '),
    admissionNumber: student['admissionNumber'],
    fatherName: family.fatherName,
    motherName: family.motherName,
    nationality: await labelOf(student, 'nationality', 'country', 'name', work),
    category: await labelOf(student, 'category', 'studentCategory', 'name', work),
    dateOfBirth: student['dateOfBirth'],
    birthPlace: student['birthPlace'],
    lastSchool: textOf(previous?.['institution']),
    admittedOn: student['admissionDate'],
    admittedClass: classes.get(first) ?? '',
    classLastStudied: classes.get(batch) ?? '',
    subjects: batch > 0 ? await subjectsOf(batch, work) : '',
    ...(student['status'] === 'ACTIVE'
      ? {}
      : { leavingDate: student['leavingDate'], leavingReason: student['leavingReason'] }),
  };
};
