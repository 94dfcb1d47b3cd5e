import type { ExamFacts, ExamRule, MarkStudent } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { examRules, scaleOf } from './exam.store.ts';
import { keepRevisions, type GivenMark, type MarkChange } from './moderation/revisions.store.ts';
import { dropScores, keepScores, type ScoreRow } from './score.store.ts';

/** The rules by which the marks of an exam are checked. */
export const ruleOf = async (exam: ExamFacts, { transaction }: Work): Promise<ExamRule> => ({
  ...exam,
  scale: await scaleOf(transaction, exam.batch),
  rounding: (await examRules(transaction)).gradeRounding,
});

const changesOf = (row: ScoreRow, before: MarkStudent | undefined) =>
  Object.fromEntries(
    (['marks', 'gradingLevel', 'attendanceStatus', 'remarks'] as const)
      .filter((key) => row[key] !== (before?.[key] ?? null))
      .map((key) => [key, [before?.[key] ?? null, row[key]] as const]),
  );

const differs = (before: GivenMark, after: GivenMark): boolean =>
  (['marks', 'gradingLevel', 'attendanceStatus'] as const).some((key) => before[key] !== after[key]);

/**
 * Stores checked marks of an exam, with their history.
 * @param known the previous marks, by student
 * @param why for marks already given whose old figure is kept readable; undefined while marks are being entered
 */
export const writeMarks = async (
  exam: ExamFacts,
  rows: readonly ScoreRow[],
  known: ReadonlyMap<number, MarkStudent>,
  work: Work,
  why?: MarkChange,
): Promise<void> => {
  if (rows.length === 0) return;
  const about = { exam: exam.id, group: exam.group, batch: exam.batch, actor: actorId(work) };
  const written = await keepScores(work.transaction, about, rows);
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
  if (!why) return;
  const changed = rows.flatMap((after) => {
    const before = known.get(after.student);
    return before && before.version !== null && differs(before, after)
      ? [{ student: after.student, before, after }]
      : [];
  });
  await keepRevisions(work.transaction, about, why, changed);
};

/** Removes marks. @param why as for `writeMarks` */
export const removeMarks = async (
  exam: ExamFacts,
  students: readonly number[],
  known: ReadonlyMap<number, MarkStudent>,
  work: Work,
  why?: MarkChange,
): Promise<number> => {
  if (students.length === 0) return 0;
  const dropped = await dropScores(work.transaction, exam.id, students);
  writeAuditLines(work, 'examScore', 'delete', dropped);
  const changed = dropped.flatMap(({ student }) => {
    const before = known.get(student);
    return before ? [{ student, before, after: null }] : [];
  });
  const about = { exam: exam.id, batch: exam.batch, actor: actorId(work) };
  if (why) await keepRevisions(work.transaction, about, why, changed);
  return dropped.length;
};
