import { countsCredits, groupedResult, toScore } from '@school/domain';
import type { GradeLevel } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { examRules, groupsOfBatch, holdBatch, marksOfGroups, scaleOf } from './exam.store.ts';
import type { ExamRules, GroupFacts, MarkRow } from './exam.store.ts';
import { noteOutOfDate } from './cards/card.store.ts';
import { byStudent, examMark, refreshResults } from './results.ts';
import {
  batchesWithResults,
  keepGrouped,
  noteGeneration,
  publishedGroups,
  type GroupedRow,
} from './results.store.ts';

/** @throws Conflict naming what is missing for a GPA or a weighted average (R10) */
const refuseWithoutCredits = (
  group: GroupFacts,
  rows: readonly MarkRow[],
  scale: readonly GradeLevel[],
): void => {
  if (!countsCredits(group.gradingType)) return;
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

export interface Generated {
  readonly batch: number;
  readonly batchName: string;
  readonly students: number;
  readonly missing: number;
}

/** Everything needed to calculate the grouped results of a batch. */
interface Basis {
  /** The weighted groups that have exams: one without any yet counts neither for a subject nor for the final result. */
  readonly groups: readonly GroupFacts[];
  readonly rows: readonly MarkRow[];
  readonly scale: readonly GradeLevel[];
  readonly rules: ExamRules;
}

const groupedRows = ({ groups, rows, scale, rules }: Basis): readonly GroupedRow[] => {
  const [first] = groups;
  if (!first) return [];
  const kept: GroupedRow[] = [];
  for (const [student, own] of byStudent(rows)) {
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
  return kept;
};

const weightedGroups = async (connection: Connection, batch: number): Promise<readonly GroupFacts[]> =>
  (await groupsOfBatch(connection, batch)).filter(({ weight }) => weight !== null);

/** Calculates the grouped results of a batch from its weighted groups and stores them. */
const workOut = async (batch: number, weighted: readonly GroupFacts[], work: Work): Promise<Generated> => {
  const { transaction } = work;
  const scale = await scaleOf(transaction, batch);
  const rules = await examRules(transaction);
  const rows = await marksOfGroups(
    transaction,
    weighted.map(({ id }) => id),
  );
  const [first] = weighted;
  if (first) refuseWithoutCredits(first, rows, scale);
  const groups = weighted.filter(({ id }) => rows.some(({ group }) => group === id));
  await keepGrouped(
    transaction,
    { batch, actor: actorId(work) },
    groupedRows({ groups, rows, scale, rules }),
  );
  return {
    batch,
    batchName: first?.batchName ?? '',
    students: new Set(rows.map(({ student }) => student)).size,
    missing: rows.filter(({ attendance }) => attendance === null).length,
  };
};

/** Recalculates the grouped results of a batch (R9 to R11). @throws Conflict without weighted exam groups */
export const generateBatch = async (batch: number, work: Work): Promise<Generated> => {
  await holdBatch(work.transaction, batch);
  const weighted = await weightedGroups(work.transaction, batch);
  if (weighted.length === 0) {
    throw new Conflict('A batch has no exam group weights yet.', { code: 'NO_WEIGHTS', data: { batch } });
  }
  const done = await workOut(batch, weighted, work);
  await noteGeneration(work.transaction, { ...done, actor: actorId(work) }, true);
  return done;
};

/** Once generated, final results follow whatever they are based on, in the transaction of the change. */
export const refreshGrouped = async (batches: readonly number[], work: Work): Promise<void> => {
  const { transaction } = work;
  for (const batch of batches) await noteOutOfDate(transaction, batch);
  for (const batch of await batchesWithResults(transaction, batches)) {
    await holdBatch(transaction, batch);
    const done = await workOut(batch, await weightedGroups(transaction, batch), work);
    await noteGeneration(transaction, { ...done, actor: actorId(work) }, false);
  }
};

/**
 * All results follow a change of what they are judged by: the scale of a batch, that of the institution, the settings.
 * @param batch null for those of all batches
 */
export const refreshAll = async (batch: number | null, work: Work): Promise<void> => {
  await noteOutOfDate(work.transaction, batch);
  for (const { group } of await publishedGroups(work.transaction, batch)) await refreshResults(group, work);
  const batches = batch === null ? await batchesWithResults(work.transaction, null) : [batch];
  await refreshGrouped(batches, work);
};

/** The published results of a group and the final results of its batch follow a change of its exams or marks. */
export const refreshAfter = async (group: number, batch: number, work: Work): Promise<void> => {
  await refreshResults(group, work);
  await refreshGrouped([batch], work);
};
