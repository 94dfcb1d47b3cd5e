import { ranksOf } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { pupilsOf, subjectNames } from '../board.store.ts';
import { examRules, holdBatch } from '../exam.store.ts';
import { attendancePercent } from './attendance-source.ts';
import type { SchemeResult } from './card-figures.ts';
import { keepCards } from './card.store.ts';
import { schemeResults } from './scheme-results.ts';

const idOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
const dayOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** First and last day of the attendance that counts: those of the report, or else of its term. */
const daysOf = async (report: RecordValues, work: Work) => {
  const term = report['term']
    ? await work.records.read(work, 'term', Number(report['term']), { system: true })
    : {};
  return {
    from: dayOf(report['fromDate']) ?? dayOf(term?.['startDate']),
    to: dayOf(report['toDate']) ?? dayOf(term?.['endDate']),
  };
};

/**
 * Calculates and stores the report cards of a batch; remarks are kept.
 * @returns what the report itself records: when, and for how many students there was no result
 * @throws Conflict where the scheme has nothing to work with
 */
export const generateCards = async (report: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction } = work;
  const batch = Number(report['batch']);
  await holdBatch(transaction, batch);
  const pupils = await pupilsOf(transaction, batch);
  const asked = {
    batch,
    scheme: String(report['scheme']),
    term: idOf(report['term']),
    assessmentTerm: idOf(report['assessmentTerm']),
    cceExamCategory: idOf(report['cceExamCategory']),
    icseExamCategory: idOf(report['icseExamCategory']),
  };
  const results = await schemeResults(transaction, asked, {
    pupils,
    names: await subjectNames(transaction, batch),
  });
  const given = pupils.flatMap((pupil) => {
    const result = results.get(pupil.student);
    return result && result.score !== null ? [{ pupil, result }] : [];
  });
  const rules = await examRules(transaction);
  const ranks = ranksOf(
    given.map(({ result }) => result.score),
    { ties: rules.rankTieRule, ranksWithoutScore: false },
  );
  const days = await daysOf(report, work);
  const rows = [];
  for (const [at, { pupil, result }] of given.entries()) {
    const { score, grade, points, ...figures }: SchemeResult = result;
    rows.push({
      student: pupil.student,
      rollNumber: pupil.rollNumber,
      score,
      grade,
      points,
      rank: ranks[at] ?? null,
      attendance: await attendancePercent(
        transaction,
        { student: pupil.student, batch, ...days },
        work.context,
      ),
      figures,
    });
  }
  const about = { report: Number(report['id']), batch, actor: actorId(work) };
  const { kept, gone } = await keepCards(transaction, about, rows);
  writeAuditLines(work, 'gradebookCard', 'update', kept);
  writeAuditLines(work, 'gradebookCard', 'delete', gone);
  return {
    generatedAt: new Date().toISOString(),
    outOfDateSince: null,
    missing: pupils.length - rows.length,
  };
};
