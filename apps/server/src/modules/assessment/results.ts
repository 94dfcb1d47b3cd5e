import {
  decimalOf,
  failuresOf,
  gradeOf,
  groupScore,
  outcomeOf,
  percentOf,
  ranksOf,
  toScore,
  totalsOf,
} from '@school/domain';
import type { ExamMark, GradeLevel, GradeRounding } from '@school/domain';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  examRules,
  groupFacts,
  holdBatch,
  marksOfGroups,
  scaleOf,
  type ExamRules,
  type GroupFacts,
  type MarkRow,
} from './exam.store.ts';
import { keepResults, type ResultRow } from './results.store.ts';

/** Why someone has no marks in an exam, as shown in place of the marks. */
export const absences: Readonly<Record<string, string>> = {
  ABSENT: 'Absent',
  EXEMPT: 'Exempt',
  MALPRACTICE: 'Malpractice',
};

/** The grade for an entry in an exam: the chosen one, or that of the percentage. */
export const levelOf = (
  row: Pick<MarkRow, 'marks' | 'maximum' | 'level'>,
  scale: readonly GradeLevel[],
  rounding: GradeRounding,
): GradeLevel | undefined => {
  if (row.level !== null) return scale.find(({ id }) => id === row.level);
  if (row.marks === null || row.maximum === null) return undefined;
  return gradeOf(percentOf(decimalOf(row.marks), decimalOf(row.maximum)), scale, rounding);
};

/** A database row in the form the rules use. */
export const examMark = (row: MarkRow, scale: readonly GradeLevel[], rounding: GradeRounding): ExamMark => ({
  subject: row.subject,
  marks: row.marks,
  maximum: row.maximum,
  attendance: row.attendance ?? undefined,
  isFailed: row.isFailed ?? false,
  points: levelOf(row, scale, rounding)?.creditPoints ?? null,
  creditHours: row.creditHours,
});

const inWords = (words: readonly string[]): string | null => (words.length === 0 ? null : words.join(', '));

/** The failed subjects, in words that need no translation: names, and marks out of the maximum. */
export const failedIn = (
  own: readonly MarkRow[],
  scale: readonly GradeLevel[],
  rounding: GradeRounding,
): { readonly missed: string | null; readonly belowPass: string | null } => {
  const marks = own.map((row) => ({
    ...examMark(row, scale, rounding),
    name: row.subjectName,
  }));
  const { missed, below } = failuresOf(marks);
  return {
    missed: inWords(missed.map(({ name }) => name)),
    belowPass: inWords(
      below.map(({ name, marks: got, maximum }) =>
        got === null || maximum === null ? name : `${name} (${decimalOf(got)} / ${decimalOf(maximum)})`,
      ),
    ),
  };
};

/** Rows by student, in order. */
export const byStudent = (rows: readonly MarkRow[]): ReadonlyMap<number, readonly MarkRow[]> => {
  const students = new Map<number, MarkRow[]>();
  for (const row of rows) {
    const own = students.get(row.student);
    if (own) own.push(row);
    else students.set(row.student, [row]);
  }
  return students;
};

/** The exam results of a group for each student, ranked in the batch. */
export const resultsOf = (
  group: GroupFacts,
  rows: readonly MarkRow[],
  scale: readonly GradeLevel[],
  rules: ExamRules,
): readonly ResultRow[] => {
  const { gradeRounding } = rules;
  const unranked = [...byStudent(rows)].map(([student, own]) => {
    const marks = own.map((row) => examMark(row, scale, gradeRounding));
    const isGiven = marks.some(({ attendance }) => attendance === 'PRESENT');
    const score = isGiven ? groupScore(marks, group.gradingType) : undefined;
    const { total, maximum } = totalsOf(marks);
    const grade =
      score && group.gradingType !== 'GPA' ? gradeOf(score, scale, gradeRounding)?.name : undefined;
    return {
      student,
      rollNumber: own[0]?.rollNumber ?? null,
      total: toScore(total),
      maximum: toScore(maximum),
      score: score ? toScore(score) : null,
      grade: grade ?? null,
      outcome: outcomeOf(marks),
      ...failedIn(own, scale, gradeRounding),
      missing: marks.filter(({ attendance }) => attendance === undefined).length,
    };
  });
  const ranks = ranksOf(
    unranked.map(({ score }) => score),
    { ties: rules.rankTieRule, ranksWithoutScore: rules.rankStudentsWithoutScore },
  );
  return unranked.map((row, at) => ({ ...row, rank: ranks[at] ?? null }));
};

/** Everything needed to calculate the results of one group. */
export const groupMarks = async (connection: Connection, group: GroupFacts) => ({
  rows: await marksOfGroups(connection, [group.id]),
  scale: await scaleOf(connection, group.batch),
  rules: await examRules(connection),
});

/** Calculates and stores the results of a group. Returns how many marks are missing. */
export const keepGroupResults = async (group: GroupFacts, work: Work): Promise<number> => {
  const { rows, scale, rules } = await groupMarks(work.transaction, group);
  const results = resultsOf(group, rows, scale, rules);
  await keepResults(work.transaction, { group: group.id, batch: group.batch, actor: actorId(work) }, results);
  return results.reduce((sum, { missing }) => sum + missing, 0);
};

/** Published results follow any change. */
export const refreshResults = async (id: number, work: Work): Promise<void> => {
  const group = await groupFacts(work.transaction, id);
  if (group?.status !== 'PUBLISHED') return;
  await holdBatch(work.transaction, group.batch);
  await keepGroupResults(group, work);
};
