import { judgeScore } from '@school/domain';
import type { FieldProblem } from '@school/kernel';
import type { ExamAttendance, ExamFacts, ExamRule, MarkStudent, ScoreProblem } from '@school/domain';
import { problemSaying, Conflict, NotFound, isAmong } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { keepers, makers } from './exam-rights.ts';
import { partOf } from './exam.store.ts';
import { refreshAfter } from './grouped-results.ts';
import { revaluedIn } from './moderation/revaluation.store.ts';
import { standingModeration, type MarkChange } from './moderation/revisions.store.ts';
import { entryRows, examFacts, holdScores, type ScoreRow } from './score.store.ts';
import { removeMarks, ruleOf, writeMarks } from './write-marks.ts';

/** A row as received; an empty one removes the mark. */
export interface SentScore {
  readonly student: number;
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance;
  readonly remarks: string | null;
  /** What the sender saw: null for nothing, undefined for whatever is there. */
  readonly version: number | null | undefined;
}

export interface RowProblem extends Pick<FieldProblem, 'message' | 'text' | 'params'> {
  readonly student: number;
  readonly code: ScoreProblem | 'NOT_ELIGIBLE' | 'STALE' | 'REVALUED';
}

export interface Entered {
  readonly saved: number;
  readonly errors: readonly RowProblem[];
}

/** Whether the caller enters marks here: the office everywhere, teachers in the subjects they teach. */
export const mayEnter = async (exam: ExamFacts, { context, transaction }: Work): Promise<boolean> => {
  const { actor } = context;
  if (isAmong(actor, makers)) return true;
  const { teaches } = await partOf(transaction, actor.employee, exam);
  return teaches;
};

const isBlank = ({ marks, gradingLevel, attendanceStatus, remarks }: SentScore): boolean =>
  marks === null && gradingLevel === null && attendanceStatus === 'PRESENT' && remarks === null;

const sentences: Readonly<Record<RowProblem['code'], string>> = {
  NOT_MARKS: 'These are not valid marks.',
  ABOVE_MAXIMUM: 'At most %{max}.',
  NO_GRADE: 'Choose a grade.',
  NOT_IN_SCALE: 'This grade is not in the scale.',
  NOT_ELIGIBLE: 'This student does not take the exam.',
  STALE: 'Someone else has changed this mark in the meantime.',
  REVALUED: 'This mark has a revaluation, so it can be changed but not removed.',
};

type Judged = { readonly row: ScoreRow } | { readonly problem: RowProblem };

const problemOf = (student: number, code: RowProblem['code'], rule: ExamRule): RowProblem => {
  const params = code === 'ABOVE_MAXIMUM' ? { max: Number(rule.maximumMarks) } : undefined;
  const { message, text } = problemSaying('marks', code, sentences[code], params);
  return { student, code, message, ...(params ? { text, params } : {}) };
};

const judge = (sent: SentScore, known: MarkStudent | undefined, rule: ExamRule): Judged => {
  const refuse = (code: RowProblem['code']): Judged => ({ problem: problemOf(sent.student, code, rule) });
  if (!known) return refuse('NOT_ELIGIBLE');
  if (sent.version !== undefined && sent.version !== known.version) {
    return refuse('STALE');
  }
  const judged = judgeScore(sent, rule);
  if (typeof judged === 'string') return refuse(judged);
  return { row: { ...judged, student: sent.student, remarks: sent.remarks } };
};

/** What the user changing published marks states about the change. */
export interface ToldChange {
  readonly reason?: string | null;
  readonly isRetake?: boolean;
}

const changeAs = ({ reason = null, isRetake = false }: ToldChange): MarkChange => ({
  cause: isRetake ? 'RETAKE' : 'CORRECTION',
  reason,
});

/** @throws Conflict for published or moderated marks, except for the examination office */
const refuseClosed = async (exam: ExamFacts, { transaction, context }: Work): Promise<void> => {
  if (isAmong(context.actor, keepers)) return;
  if (exam.status === 'PUBLISHED') {
    throw new Conflict('The results are published. The examination office can still change them.', {
      code: 'PUBLISHED',
    });
  }
  if ((await standingModeration(transaction, exam.id)) !== null) {
    throw new Conflict(
      'The marks of this paper are moderated. The examination office can still change them.',
      {
        code: 'MODERATED',
      },
    );
  }
};

/**
 * Stores the valid rows and reports the others (R8). Only the examination office changes published marks, and the results
 * follow.
 * @throws NotFound for an exam of someone else's subject, Conflict once results are published
 */
export const enterScores = async (
  id: number,
  sent: readonly SentScore[],
  work: Work,
  told: ToldChange = {},
): Promise<Entered> => {
  const { transaction } = work;
  await holdScores(transaction, id);
  const exam = await examFacts(transaction, id, true);
  if (!exam || !(await mayEnter(exam, work))) throw new NotFound();
  await refuseClosed(exam, work);
  const rule = await ruleOf(exam, work);
  const why = exam.status === 'PUBLISHED' ? changeAs(told) : undefined;
  const known = new Map((await entryRows(transaction, id)).map((row) => [row.student, row]));
  const blank = sent.filter((row) => isBlank(row) && known.has(row.student));
  const judged = sent
    .filter((row) => !blank.includes(row))
    .map((row) => judge(row, known.get(row.student), rule));
  const rows = judged.flatMap((one) => ('row' in one ? [one.row] : []));
  await writeMarks(exam, rows, known, work, why);
  const taken = blank.map(({ student }) => student);
  const revalued = await revaluedIn(transaction, id, taken);
  const free = taken.filter((student) => !revalued.has(student));
  const dropped = await removeMarks(exam, free, known, work, why);
  await refreshAfter(exam.group, exam.batch, work);
  return {
    saved: rows.length + dropped,
    errors: [
      ...judged.flatMap((one) => ('problem' in one ? [one.problem] : [])),
      ...[...revalued].map((student) => problemOf(student, 'REVALUED', rule)),
    ],
  };
};
