import { fetchedMark, type ExamFacts, type MarkStudent } from '@school/domain';
import { NotFound, Refusal } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import type { Engine } from '../../engine/engine.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import type { Records } from '../../engine/records.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection } from '../../platform/database/database.ts';
import { enterScores, type SentScore } from '../assessment/entering.ts';
import { standingModeration } from '../assessment/moderation/revisions.store.ts';
import { entryRows, examFacts } from '../assessment/score.store.ts';
import { mappingsOf, noteMappings } from './mapping.store.ts';
import { checksumOf } from './planning.ts';
import type { RemoteGrade } from './platforms/platform.ts';
import { Refused } from './platforms/stopped.ts';
import { noteEnds, type QueuedStep } from './run.store.ts';
import { failedEnd, type Telling } from './telling.ts';

/** What writing marks requires. */
export interface Fetching extends Telling {
  readonly engine: Engine;
  readonly records: Records;
  readonly context: CallContext;
}

/** Students here, by their account numbers on the platform. */
const studentsThere = async (database: Connection): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.query<{ readonly remote: string; readonly student: number }>({
    name: 'learn_students_there',
    text: `select m.remote_id as remote, u.student_id::float8 as student from learn_mapping m
        join ${accounts} u on u.id::text = m.local_id
      where m.entity_type = 'USER' and u.student_id is not null`,
    most: 200_000,
  });
  return new Map(rows.map(({ remote, student }) => [remote, student]));
};

interface Sorted {
  readonly rows: readonly SentScore[];
  /** Marks already here that differ from those on the platform. */
  readonly other: number;
  /** For someone who does not take the exam, or no marks at all. */
  readonly strange: number;
}

/** Marks for those who have none; entered marks are never overwritten. */
const sorted = (
  grades: readonly RemoteGrade[],
  exam: ExamFacts,
  known: readonly MarkStudent[],
  students: ReadonlyMap<string, number>,
): Sorted => {
  const byStudent = new Map(known.map((row) => [row.student, row]));
  const rows: SentScore[] = [];
  let [other, strange] = [0, 0];
  for (const { user, raw, highest } of grades) {
    const student = students.get(user);
    const row = student === undefined ? undefined : byStudent.get(student);
    const marks = fetchedMark(raw, highest, exam.maximumMarks ?? '');
    if (!row || marks === undefined) strange += 1;
    else if (row.version === null)
      rows.push({
        student: row.student,
        marks,
        gradingLevel: null,
        attendanceStatus: 'PRESENT',
        remarks: null,
        version: null,
      });
    else if (row.marks === null || Number(row.marks) !== Number(marks)) other += 1;
  }
  return { rows, other, strange };
};

/** What became of the marks of an exam. */
interface Fetched {
  readonly entered: number;
  readonly other: number;
  readonly strange: number;
}

const fetchExam = async (exam: number, place: string, fetching: Fetching): Promise<Fetched> => {
  const { engine, records, context, database, platform, speaking } = fetching;
  const facts = await examFacts(database, exam);
  if (!facts?.maximumMarks || facts.examType === 'GRADES') throw new Refused('', 'NO_MARKS');
  if (facts.status === 'PUBLISHED' || (await standingModeration(database, exam)) !== null)
    throw new Refused('', 'CLOSED');
  const grades = await platform.grades(place, speaking);
  const students = await studentsThere(database);
  return inTransaction(engine, records, context, async (work) => {
    const all = sorted(grades, facts, await entryRows(work.transaction, exam), students);
    const { other, strange } = all;
    if (all.rows.length === 0) return { entered: 0, other, strange };
    const { saved, errors } = await enterScores(exam, all.rows, work);
    return { entered: saved, other, strange: strange + errors.length };
  });
};

/**
 * Fetches the marks of one linked exam into its mark sheet, by the rules of that sheet and with the privileges of whoever
 * started the synchronisation. Existing marks stay; published or moderated ones are not touched.
 * @throws Stopped when the platform cannot be reached
 */
export const fetchMarks = async (step: QueuedStep, fetching: Fetching): Promise<void> => {
  const { database } = fetching;
  const mapping = (await mappingsOf(database, 'EXAM', [step.localId])).get(step.localId);
  try {
    if (!mapping) throw new Refused('', 'NOT_THERE');
    const fetched = await fetchExam(Number(step.localId), mapping.remoteId, fetching);
    await noteMappings(database, 'EXAM', [{ ...mapping, checksum: checksumOf(fetched) }]);
    await noteEnds(database, [{ id: step.id, problem: null, after: null, message: null, ...fetched }]);
  } catch (error) {
    if (error instanceof NotFound) await noteEnds(database, [failedEnd(step, 'NO_RIGHT', null)]);
    else if (error instanceof Refused)
      await noteEnds(database, [failedEnd(step, error.problem, error.message || null)]);
    else if (error instanceof Refusal) await noteEnds(database, [failedEnd(step, 'CLOSED', null)]);
    else throw error;
  }
};
