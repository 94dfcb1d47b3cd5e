import { compareMoney } from '@school/domain';
import { Conflict } from '@school/kernel';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { handOverPapers, knownGuardian, papersMissingOf } from '../students/papers.store.ts';
import { holdOpening, type Opening } from './opening.store.ts';

const system = { system: true } as const;

/** Fields that a student has under the same name. */
const carried = [
  'firstName',
  'middleName',
  'lastName',
  'dateOfBirth',
  'gender',
  'bloodGroup',
  'birthPlace',
  'motherTongue',
  'religion',
  'nationality',
  'category',
  'address',
  'country',
  'phone',
  'mobile',
  'email',
  'bySms',
  'byEmail',
  'photoConsent',
  'previous',
  'details',
] as const;

/** What still prevents a place: documents, the test, the fee. */
const refuseUnready = async (row: RecordValues, opening: Opening, work: Work): Promise<void> => {
  const papers = await papersMissingOf(work.transaction, {
    applicant: Number(row['id']),
    course: Number(row['course']),
  });
  const isUnpaid = compareMoney(opening.fee, '0.00') > 0 && !row['receipt'];
  const hasFailed = row['isCleared'] !== true;
  if (opening.isStrict) {
    if (papers.length > 0) {
      const params = { papers: papers.join(', ') };
      throw new Conflict('Documents are missing: %{papers}.', { code: 'PAPERS_MISSING', params });
    }
    if (isUnpaid) throw new Conflict('The application fee has not been paid.', { code: 'NOT_PAID' });
    if (hasFailed) throw new Conflict('The applicant has not passed the interview.', { code: 'NOT_PASSED' });
  }
  if (papers.length > 0) {
    const params = { papers: papers.join(', ') };
    askFirst(work.context, { message: 'Documents are missing: %{papers}.', reason: 'papersMissing', params });
  }
  if (isUnpaid) {
    askFirst(work.context, {
      message: 'The application fee of %{fee} has not been paid.',
      reason: 'applicationUnpaid',
      params: { fee: opening.fee },
    });
  }
};

/** The guardian meant by a line of the application: the one it names, a known one, or a new one. */
const guardianOf = async (line: RecordValues, work: Work): Promise<number> => {
  if (line['guardian']) return Number(line['guardian']);
  const text = (key: string): string | null => (line[key] ? String(line[key]) : null);
  const who = { firstName: String(line['firstName']), mobile: text('mobile'), email: text('email') };
  const known = await knownGuardian(work.transaction, who);
  if (known !== undefined) return known;
  const person = { ...who, lastName: text('lastName'), occupation: text('occupation') };
  const [made] = await work.records.create(work, 'guardian', [person], system);
  return Number(made?.['id']);
};

/** Those of the application, and those of a sibling, each once; one is the first contact. */
const guardiansFor = async (row: RecordValues, work: Work): Promise<readonly RecordValues[]> => {
  const found = new Map<number, RecordValues>();
  const lines = (row['guardians'] ?? []) as readonly RecordValues[];
  for (const line of lines) {
    const guardian = await guardianOf(line, work);
    const { relation, immediateContact } = line;
    if (!found.has(guardian)) found.set(guardian, { guardian, relation, immediateContact });
  }
  const sibling = row['sibling']
    ? await work.records.list(work, 'studentGuardian', {
        filter: { student: Number(row['sibling']) },
        ...system,
      })
    : [];
  for (const { guardian, relation, mayPickUp, hasCustody, portalAccess } of sibling) {
    const id = Number(guardian);
    if (!found.has(id)) found.set(id, { guardian: id, relation, mayPickUp, hasCustody, portalAccess });
  }
  const all = [...found.values()];
  const first = Math.max(
    0,
    all.findIndex(({ immediateContact }) => immediateContact === true),
  );
  return all.map((line, at) => ({ ...line, immediateContact: at === first }));
};

/** The picture belongs to the student from here on. */
const takePhoto = async (row: RecordValues, work: Work): Promise<number | null> => {
  const photo = row['photo'];
  if (!photo) return null;
  await work.records.update(work, 'applicant', Number(row['id']), { photo: null }, system);
  return typeof photo === 'object' ? Number((photo as { readonly id: number }).id) : Number(photo);
};

/**
 * Turns an applicant into a student, with guardians, documents and picture.
 * @throws Conflict `SEATS_TAKEN`, `PAPERS_MISSING`, `NOT_PAID`, `NOT_PASSED`, and as a manual admission does
 */
export const admitApplicant = async (
  before: RecordValues,
  asked: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const id = Number(before['id']);
  const row = await work.records.read(work, 'applicant', id, system);
  const opening = await holdOpening(work.transaction, Number(before['opening']));
  if (!row || !opening) throw invalidField('batch', 'notReference', 'The batch does not exist.');
  if (opening.seats !== null && opening.admitted >= opening.seats) {
    const params = { name: opening.name, seats: opening.seats };
    throw conflictAt('batch', 'SEATS_TAKEN', 'All %{seats} places in %{name} are taken.', params);
  }
  await refuseUnready(row, opening, work);
  const student = {
    ...Object.fromEntries(carried.map((key) => [key, row[key] ?? null])),
    admissionDate: asked['admittedOn'],
    batch: asked['batch'],
    guardians: await guardiansFor(row, work),
    photo: await takePhoto(row, work),
  };
  const [made] = await work.records.create(work, 'student', [student], system);
  const admitted = Number(made?.['id']);
  await handOverPapers(work, id, admitted);
  return { student: admitted };
};
