import { judgeScore } from '@school/domain';
import type { FieldProblem } from '@school/kernel';
import type { ExamAttendance, ExamRule, ScoreProblem } from '@school/domain';
import { problemSaying, Conflict, NotFound, isAmong } from '@school/kernel';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { keepers, makers } from './exam-rights.ts';
import { examRules, partOf, scaleOf } from './exam.store.ts';
import { refreshAfter } from './grouped-results.ts';
import {
  dropScores,
  entryRows,
  examFacts,
  holdScores,
  keepScores,
  type EntryRow,
  type ExamFacts,
  type ScoreRow,
} from './score.store.ts';

/** A row as it came in; without anything it takes the mark away. */
export interface SentScore {
  readonly student: number;
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance;
  readonly remarks: string | null;
  /** What the sender has seen: null for nothing, undefined for whatever is there. */
  readonly version: number | null | undefined;
}

export interface RowProblem extends Pick<FieldProblem, 'message' | 'text' | 'params'> {
  readonly student: number;
  readonly code: ScoreProblem | 'NOT_ELIGIBLE' | 'STALE';
}

export interface Entered {
  readonly saved: number;
  readonly errors: readonly RowProblem[];
}

/** Whether the caller enters marks here: the office everywhere, teachers in the subjects that they teach. */
export const mayEnter = async (exam: ExamFacts, { context, transaction }: Work): Promise<boolean> => {
  const { actor } = context;
  if (isAmong(actor, makers)) return true;
  const { teaches } = await partOf(transaction, actor.employee, exam);
  return teaches;
};

const isBlank = ({ marks, gradingLevel, attendanceStatus, remarks }: SentScore): boolean =>
  marks === null && gradingLevel === null && attendanceStatus === 'PRESENT' && remarks === null;

const sentences: Readonly<Record<RowProblem['code'], string>> = {
  NOT_MARKS: 'These are no marks.',
  ABOVE_MAXIMUM: 'At most %{max}.',
  NO_GRADE: 'Choose a grade.',
  NOT_IN_SCALE: 'The scale has no such grade.',
  NOT_ELIGIBLE: 'This student does not take the exam.',
  STALE: 'Somebody else has changed this mark meanwhile.',
};

type Judged = { readonly row: ScoreRow } | { readonly problem: RowProblem };

const judge = (sent: SentScore, known: EntryRow | undefined, rule: ExamRule): Judged => {
  const refuse = (code: RowProblem['code']): Judged => {
    const params = code === 'ABOVE_MAXIMUM' ? { max: Number(rule.maximumMarks) } : undefined;
    const { message, text } = problemSaying('marks', code, sentences[code], params);
    return { problem: { student: sent.student, code, message, ...(params ? { text, params } : {}) } };
  };
  if (!known) return refuse('NOT_ELIGIBLE');
  if (sent.version !== undefined && sent.version !== known.version) {
    return refuse('STALE');
  }
  const judged = judgeScore(sent, rule);
  if (typeof judged === 'string') return refuse(judged);
  return { row: { ...judged, student: sent.student, remarks: sent.remarks } };
};

const changesOf = (row: ScoreRow, before: EntryRow | undefined) =>
  Object.fromEntries(
    (['marks', 'gradingLevel', 'attendanceStatus', 'remarks'] as const)
      .filter((key) => row[key] !== (before?.[key] ?? null))
      .map((key) => [key, [before?.[key] ?? null, row[key]] as const]),
  );

const write = async (
  exam: ExamFacts,
  rows: readonly ScoreRow[],
  known: ReadonlyMap<number, EntryRow>,
  work: Work,
) => {
  const about = { exam: exam.id, group: exam.group, actor: actorId(work) };
  const written = rows.length === 0 ? [] : await keepScores(work.transaction, about, rows);
  const byId = new Map(rows.map((row) => [row.student, row]));
  for (const verb of ['create', 'update'] as const) {
    writeAuditLines(
      work,
      'examScore',
      verb,
      written
        .filter(({ student }) => (known.get(student)?.version === null) === (verb === 'create'))
        .map(({ id, version, student }) => {
          const row = byId.get(student);
          return { id, version, changes: row ? changesOf(row, known.get(student)) : {} };
        }),
    );
  }
};

/**
 * Keeps the rows that are right and names the others (R8). Published marks are changed by the examination office alone,
 * and the results follow.
 * @throws NotFound for an exam of somebody else's subject, Conflict once results are published
 */
export const enterScores = async (id: number, sent: readonly SentScore[], work: Work): Promise<Entered> => {
  const { transaction, context } = work;
  await holdScores(transaction, id);
  const exam = await examFacts(transaction, id, true);
  if (!exam || !(await mayEnter(exam, work))) throw new NotFound();
  if (exam.status === 'PUBLISHED' && !isAmong(context.actor, keepers)) {
    throw new Conflict('The results are published. The examination office can still change them.', {
      code: 'PUBLISHED',
    });
  }
  const { gradeRounding } = await examRules(transaction);
  const rule: ExamRule = { ...exam, scale: await scaleOf(transaction, exam.batch), rounding: gradeRounding };
  const known = new Map((await entryRows(transaction, id)).map((row) => [row.student, row]));
  const blank = sent.filter((row) => isBlank(row) && known.has(row.student));
  const judged = sent
    .filter((row) => !blank.includes(row))
    .map((row) => judge(row, known.get(row.student), rule));
  const rows = judged.flatMap((one) => ('row' in one ? [one.row] : []));
  await write(exam, rows, known, work);
  const dropped =
    blank.length === 0
      ? []
      : await dropScores(
          transaction,
          id,
          blank.map(({ student }) => student),
        );
  writeAuditLines(work, 'examScore', 'delete', dropped);
  await refreshAfter(exam.group, exam.batch, work);
  return {
    saved: rows.length + dropped.length,
    errors: judged.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
};
