import { eachKey } from '@school/kernel';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { pupilsOf, subjectNames } from '../board.store.ts';
import { gradeName } from '../cards/card-figures.ts';
import { assertReadsBatch } from '../exam-rights.ts';
import { examRules, scaleOf } from '../exam.store.ts';
import { idIn, rowsStatement } from '../reports/report-rows.ts';
import { icseResults, type IcsePart } from './icse-results.ts';

const partSaying = ({ external, internal, total }: IcsePart): string | null =>
  total === null ? null : [`EA ${external ?? '–'}`, `IA ${internal ?? '–'}`, total].join(' · ');

/** Subjects of each student of a batch: external and internal assessment of each category, and the year. */
export const icseReportBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, { actor, institute }) => {
    const connection = engine.database.of(institute);
    const [batch, student] = [idIn(values, 'batch') ?? 0, idIn(values, 'student')];
    await assertReadsBatch(actor, connection, batch);
    const pupils = (await pupilsOf(connection, batch)).filter(
      (one) => student === undefined || one.student === student,
    );
    const names = await subjectNames(connection, batch);
    const [scale, rules] = [await scaleOf(connection, batch), await examRules(connection)];
    const results = await icseResults(connection, batch, pupils);
    return rowsStatement(
      pupils.flatMap((pupil) =>
        (results.get(pupil.student) ?? []).map(({ subject, parts, percent, isPassed }) => ({
          id: `${pupil.student}-${subject}`,
          student: [pupil.rollNumber, pupil.name].filter(Boolean).join(' · '),
          subject: names.get(subject) ?? '',
          ...Object.fromEntries(
            parts.map((part) => [eachKey('categories', part.category), partSaying(part)]),
          ),
          percent,
          grade: gradeName(percent, scale, rules.gradeRounding),
          outcome: isPassed ? 'Passed' : 'Failed',
        })),
      ),
    );
  },
});
