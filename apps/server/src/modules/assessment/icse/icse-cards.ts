import { Conflict } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { gradeName } from '../cards/card-figures.ts';
import type { CardsAsked, Class, Results, Rules } from '../cards/scheme.ts';
import { meanPercent } from '../gradebook/gradebook-results.ts';
import { icseResults } from './icse-results.ts';

/**
 * Report cards of ICSE: of a category with external and internal assessment, of the year with a figure for each category.
 * @throws Conflict where the course has no weightages for the request
 */
export const icseCards = async (
  connection: Connection,
  { batch, icseExamCategory }: CardsAsked,
  { pupils, names }: Class,
  { scale, rules }: Rules,
): Promise<Results> => {
  const results = await icseResults(connection, batch, pupils, icseExamCategory);
  const all = [...results.values()].flat();
  if (all.length === 0) {
    throw new Conflict('Nothing counts yet: assign ICSE weightages to the subjects and enter marks.', {
      code: 'NO_WEIGHTS',
    });
  }
  const isYear = icseExamCategory === null;
  const categories = new Map(all.flatMap(({ parts }) => parts.map(({ category, name }) => [category, name])));
  const grade = (percent: string | null) => gradeName(percent, scale, rules.gradeRounding);
  return new Map(
    [...results].map(([student, subjects]) => {
      const score = meanPercent(subjects.map(({ percent }) => percent));
      return [
        student,
        {
          heads: isYear ? [...categories.values()] : ['EA', 'IA'],
          subjects: subjects.map(({ subject, parts, percent, isPassed }) => {
            const totals = [...categories.keys()].map(
              (id) => parts.find(({ category }) => category === id)?.total ?? null,
            );
            return {
              subject: names.get(subject) ?? '',
              cells: isYear ? totals : [parts[0]?.external ?? null, parts[0]?.internal ?? null],
              total: percent,
              grade: grade(percent),
              isPassed,
            };
          }),
          areas: [],
          score,
          grade: grade(score),
          points: null,
        },
      ];
    }),
  );
};
