import { eachKey } from '@school/kernel';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { pupilsOf, subjectNames } from '../board.store.ts';
import { assertReadsBatch } from '../exam-rights.ts';
import { idIn, rowsStatement } from '../reports/report-rows.ts';
import { cceResults } from './cce-results.ts';

const both = (percent: string | null, grade: string | null): string | null =>
  percent === null ? null : [percent, grade].filter(Boolean).join(' · ');

/** Subjects of each student of a batch: the categories of the year, formative, summative, grade and points. */
export const cceReportBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const [batch, student] = [idIn(values, 'batch') ?? 0, idIn(values, 'student')];
    await assertReadsBatch(actor, connection, batch);
    const pupils = (await pupilsOf(connection, batch)).filter(
      (one) => student === undefined || one.student === student,
    );
    const names = await subjectNames(connection, batch);
    const results = await cceResults(connection, batch, pupils);
    return rowsStatement(
      pupils.flatMap((pupil) =>
        (results.get(pupil.student)?.subjects ?? []).map((subject) => ({
          id: `${pupil.student}-${subject.subject}`,
          student: [pupil.rollNumber, pupil.name].filter(Boolean).join(' · '),
          subject: names.get(subject.subject) ?? '',
          ...Object.fromEntries(
            subject.categories.map(({ category, percent, grade }) => [
              eachKey('categories', category),
              both(percent, grade),
            ]),
          ),
          formative: subject.fa.grade,
          summative: subject.sa.grade,
          percent: subject.percent,
          grade: subject.grade,
          points: subject.points,
        })),
      ),
    );
  },
});
