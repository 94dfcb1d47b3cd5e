import { judgeScore } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { refreshAfter } from '../grouped-results.ts';
import { entryRows, examFacts, holdScores } from '../score.store.ts';
import { ruleOf, writeMarks } from '../write-marks.ts';
import { marksOfModeration, standingModeration } from './revisions.store.ts';
import { revaluationBehaviour } from './revaluation.behaviour.ts';
import { tellTeachers } from './tell-teachers.ts';

/**
 * Restores the marks that a moderation changed; those changed by someone since stay as they are.
 * @throws Conflict once results are published, and while a later moderation of the exam is in effect
 */
const takeBack = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction } = work;
  const [id, examId] = [Number(row['id']), Number(row['exam'])];
  await holdScores(transaction, examId);
  const exam = await examFacts(transaction, examId, true);
  if (!exam) throw new Conflict('The exam no longer exists.', { code: 'GONE' });
  if (exam.status === 'PUBLISHED') {
    throw new Conflict('The results of %{batchName} are published. Withdraw them first.', {
      code: 'PUBLISHED',
      params: { batchName: exam.batchName },
    });
  }
  if ((await standingModeration(transaction, examId)) !== id) {
    throw new Conflict('The paper was moderated again after that. Undo the later moderation first.', {
      code: 'LATER',
    });
  }
  const rule = await ruleOf(exam, work);
  const known = new Map((await entryRows(transaction, examId)).map((one) => [one.student, one]));
  const rows = (await marksOfModeration(transaction, id)).flatMap(({ student, oldMarks, newMarks }) => {
    const now = known.get(student);
    if (!now || now.attendanceStatus !== 'PRESENT' || now.marks !== newMarks) return [];
    const judged = judgeScore({ marks: oldMarks, gradingLevel: null, attendanceStatus: 'PRESENT' }, rule);
    return typeof judged === 'string' ? [] : [{ ...judged, student, remarks: now.remarks }];
  });
  const reason = String(asked['takenBackFor'] ?? '');
  await writeMarks(exam, rows, known, work, { cause: 'TAKEN_BACK', reason, moderation: id });
  await refreshAfter(exam.group, exam.batch, work);
  await tellTeachers(exam, 'exam.moderationTakenBack', rows.length, work);
  return {};
};

/** Rules of moderation and revaluation that the definitions cannot express. */
export const moderationBehaviours: Behaviours = {
  examModeration: { transitions: { takeBack } },
  revaluation: revaluationBehaviour,
};
