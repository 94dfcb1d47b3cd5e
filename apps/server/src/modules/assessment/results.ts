import {
  decimalOf,
  gradeOf,
  groupScore,
  groupedResult,
  outcomeOf,
  percentOf,
  ranksOf,
  toScore,
  totalsOf,
} from '@school/domain';
import type { ExamMark, GradeLevel, GradeRounding } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  examRules,
  groupFacts,
  groupsOfBatch,
  holdBatch,
  marksOfGroups,
  scaleOf,
  type ExamRules,
  type GroupFacts,
  type MarkRow,
} from './exam.store.ts';
import { keepGrouped, keepResults, type GroupedRow, type ResultRow } from './results.store.ts';

/** The grade of what somebody has in an exam: the chosen one, or that of the percentage. */
export const levelOf = (
  row: Pick<MarkRow, 'marks' | 'maximum' | 'level'>,
  scale: readonly GradeLevel[],
  rounding: GradeRounding,
): GradeLevel | undefined => {
  if (row.level !== null) return scale.find(({ id }) => id === row.level);
  if (row.marks === null || row.maximum === null) return undefined;
  return gradeOf(percentOf(decimalOf(row.marks), decimalOf(row.maximum)), scale, rounding);
};

/** A row of the database in the form of the rules. */
export const examMark = (row: MarkRow, scale: readonly GradeLevel[], rounding: GradeRounding): ExamMark => ({
  subject: row.subject,
  marks: row.marks,
  maximum: row.maximum,
  attendance: row.attendance ?? undefined,
  isFailed: row.isFailed ?? false,
  points: levelOf(row, scale, rounding)?.creditPoints ?? null,
  creditHours: row.creditHours,
});

/** Rows by student, in their order. */
export const byStudent = (rows: readonly MarkRow[]): ReadonlyMap<number, readonly MarkRow[]> => {
  const students = new Map<number, MarkRow[]>();
  for (const row of rows) {
    const own = students.get(row.student);
    if (own) own.push(row);
    else students.set(row.student, [row]);
  }
  return students;
};

/** What the exams of a group give each student, ranked in the batch. */
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
      missing: marks.filter(({ attendance }) => attendance === undefined).length,
    };
  });
  const ranks = ranksOf(
    unranked.map(({ score }) => score),
    { ties: rules.rankTieRule, ranksWithoutScore: rules.rankStudentsWithoutScore },
  );
  return unranked.map((row, at) => ({ ...row, rank: ranks[at] ?? null }));
};

/** Everything that the results of one group are worked out from. */
export const groupMarks = async (connection: Connection, group: GroupFacts) => ({
  rows: await marksOfGroups(connection, [group.id]),
  scale: await scaleOf(connection, group.batch),
  rules: await examRules(connection),
});

/** Works the results of a group out and keeps them. Gives how many marks are missing. */
export const keepGroupResults = async (group: GroupFacts, work: Work): Promise<number> => {
  const { rows, scale, rules } = await groupMarks(work.transaction, group);
  const results = resultsOf(group, rows, scale, rules);
  await keepResults(work.transaction, { group: group.id, batch: group.batch, actor: actorId(work) }, results);
  return results.reduce((sum, { missing }) => sum + missing, 0);
};

/** Results that are published follow what changes. */
export const refreshResults = async (id: number, work: Work): Promise<void> => {
  const group = await groupFacts(work.transaction, id);
  if (group?.status !== 'PUBLISHED') return;
  await holdBatch(work.transaction, group.batch);
  await keepGroupResults(group, work);
};

/** @throws Conflict naming what a GPA or a weighted average lacks (R10) */
const refuseWithoutCredits = (
  group: GroupFacts,
  rows: readonly MarkRow[],
  scale: readonly GradeLevel[],
): void => {
  if (group.gradingType === 'NORMAL') return;
  const lacking = [...new Set(rows.filter((row) => row.creditHours === null).map((row) => row.subjectName))];
  const levels = scale.filter(({ creditPoints }) => creditPoints === null).map(({ name }) => name);
  if (lacking.length > 0) {
    throw new Conflict('%{batchName}: these subjects need credit hours: %{lacking}.', {
      code: 'NO_CREDITS',
      params: { batchName: group.batchName, lacking: lacking.join(', ') },
    });
  }
  if (group.gradingType === 'GPA' && levels.length > 0) {
    throw new Conflict('%{batchName}: these grades need credit points: %{levels}.', {
      code: 'NO_CREDITS',
      params: { batchName: group.batchName, levels: levels.join(', ') },
    });
  }
};

export interface Generated {
  readonly batch: number;
  readonly batchName: string;
  readonly students: number;
  readonly missing: number;
}

/** Works out the grouped results of a batch anew (R9 to R11). @throws Conflict without weighted exam groups */
export const generateBatch = async (batch: number, work: Work): Promise<Generated> => {
  const { transaction } = work;
  await holdBatch(transaction, batch);
  const groups = (await groupsOfBatch(transaction, batch)).filter(({ weight }) => weight !== null);
  const [first] = groups;
  if (!first) {
    throw new Conflict('A batch has no weights of exam groups yet.', { code: 'NO_WEIGHTS', data: { batch } });
  }
  const scale = await scaleOf(transaction, batch);
  const rules = await examRules(transaction);
  const rows = await marksOfGroups(
    transaction,
    groups.map(({ id }) => id),
  );
  refuseWithoutCredits(first, rows, scale);
  const kept: GroupedRow[] = [];
  const students = byStudent(rows);
  for (const [student, own] of students) {
    if (!own.some(({ attendance }) => attendance === 'PRESENT')) continue;
    const weighted = groups.map(({ id, weight }) => ({
      id,
      weight: weight ?? '0',
      marks: own.filter((row) => row.group === id).map((row) => examMark(row, scale, rules.gradeRounding)),
    }));
    const result = groupedResult(weighted, first.gradingType, rules.redistributeMissing);
    const row = { student, subject: null, examGroup: null };
    for (const [subject, score] of result.subjects) {
      kept.push({ ...row, scoreType: 'SUBJECT', subject, score: toScore(score) });
    }
    for (const [examGroup, score] of result.groups) {
      kept.push({ ...row, scoreType: 'EXAM', examGroup, score: toScore(score) });
    }
    if (result.combined) kept.push({ ...row, scoreType: 'COMBINED', score: toScore(result.combined) });
  }
  const missing = rows.filter(({ attendance }) => attendance === null).length;
  await keepGrouped(transaction, { batch, actor: actorId(work), students: students.size, missing }, kept);
  return { batch, batchName: first.batchName, students: students.size, missing };
};
