import { groupedResult, percentOf, decimalOf, toScore } from '@school/domain';
import type { CardSubject } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { cceResults } from '../cce/cce-results.ts';
import { categoriesOf } from '../cce/cce.store.ts';
import { examRules, groupsOfBatch, marksOfGroups, scaleOf } from '../exam.store.ts';
import type { GroupFacts, MarkRow } from '../exam.store.ts';
import { gradebookResults, meanPercent } from '../gradebook/gradebook-results.ts';
import { skillMarksOf } from '../gradebook/gradebook.store.ts';
import { skillResultsByStudent } from '../gradebook/skill-results.ts';
import { icseCards } from '../icse/icse-cards.ts';
import { absences, byStudent, examMark, levelOf } from '../results.ts';
import { gradeName, type SchemeResult } from './card-figures.ts';
import { groupsOfTerm } from './card.store.ts';
import type { CardsAsked, Class, Results, Rules } from './scheme.ts';

/** The percentage of an exam, its grade where no marks are given, or why there are none; null where nothing was entered. */
const shownOf = (row: MarkRow | undefined, { scale, rules }: Rules): string | null => {
  if (!row || row.attendance === null) return null;
  if (row.attendance !== 'PRESENT') return absences[row.attendance] ?? null;
  if (row.marks === null || row.maximum === null)
    return levelOf(row, scale, rules.gradeRounding)?.name ?? null;
  return toScore(percentOf(decimalOf(row.marks), decimalOf(row.maximum)));
};

const marksOf = (groups: readonly GroupFacts[], own: readonly MarkRow[], by: Rules): SchemeResult => {
  const { scale, rules } = by;
  const type = groups[0]?.gradingType ?? 'NORMAL';
  const isWeighted = groups.every(({ weight }) => weight !== null);
  const weighted = groups.map(({ id, weight }) => ({
    id,
    weight: isWeighted ? (weight ?? '1') : '1',
    marks: own.filter((row) => row.group === id).map((row) => examMark(row, scale, rules.gradeRounding)),
  }));
  const result = groupedResult(weighted, type, rules.redistributeMissing);
  const names = new Map(own.map((row) => [row.subject, row.subjectName]));
  const grade = (score: string | null): string | null =>
    type === 'GPA' ? null : gradeName(score, scale, rules.gradeRounding);
  const subjects = [...result.subjects].map(([subject, score]): CardSubject => {
    const total = toScore(score);
    const cells = groups.map(({ id }) =>
      shownOf(
        own.find((one) => one.group === id && one.subject === subject),
        by,
      ),
    );
    return { subject: names.get(subject) ?? '', cells, total, grade: grade(total) };
  });
  const score = result.combined ? toScore(result.combined) : null;
  return {
    heads: groups.map(({ name, weight }) => (weight === null ? name : `${name} (${Number(weight)} %)`)),
    subjects,
    areas: [],
    score,
    grade: grade(score),
    points: null,
  };
};

const examResults = async (
  connection: Connection,
  { batch, term }: CardsAsked,
  rules: Rules,
): Promise<Results> => {
  const all = await groupsOfBatch(connection, batch);
  const inTerm = term === null ? undefined : new Set(await groupsOfTerm(connection, batch, term));
  const chosen = all.filter(({ id, weight }) => (inTerm ? inTerm.has(id) : weight !== null));
  const rows = await marksOfGroups(
    connection,
    chosen.map(({ id }) => id),
  );
  const groups = chosen.filter(({ id }) => rows.some(({ group }) => group === id));
  if (groups.length === 0) {
    throw new Conflict('There are no exams with weights, or none in the term.', { code: 'NO_EXAMS' });
  }
  return new Map(
    [...byStudent(rows)]
      .filter(([, own]) => own.some(({ attendance }) => attendance === 'PRESENT'))
      .map(([student, own]) => [student, marksOf(groups, own, rules)]),
  );
};

const boardResults = async (
  connection: Connection,
  { batch, cceExamCategory }: CardsAsked,
  { pupils, names }: Class,
  { scale, rules }: Rules,
): Promise<Results> => {
  const categories = (await categoriesOf(connection, batch)).filter(
    ({ id }) => cceExamCategory === null || id === cceExamCategory,
  );
  if (categories.length === 0) {
    throw new Conflict('The course has no weightages of that category yet.', { code: 'NO_WEIGHTS' });
  }
  const results = await cceResults(connection, batch, pupils, cceExamCategory);
  const isYear = cceExamCategory === null;
  return new Map(
    [...results].map(([student, { subjects, areas, cgpa, percent }]) => [
      student,
      {
        heads: isYear ? [...categories.map(({ name }) => name), 'FA', 'SA'] : ['FA', 'SA'],
        subjects: subjects.map((one) => ({
          subject: names.get(one.subject) ?? '',
          cells: [...(isYear ? one.categories.map((part) => part.grade) : []), one.fa.grade, one.sa.grade],
          total: one.percent,
          grade: one.grade,
        })),
        areas,
        score: percent,
        grade: gradeName(percent, scale, rules.gradeRounding),
        points: cgpa,
      },
    ]),
  );
};

const workResults = async (
  connection: Connection,
  { batch, assessmentTerm }: CardsAsked,
  { names }: Class,
  { scale, rules }: Rules,
): Promise<Results> => {
  const results = await gradebookResults(connection, batch, assessmentTerm);
  if (!results) throw new Conflict('The course has no assessment plan for this year.', { code: 'NO_PLAN' });
  const skills = skillResultsByStudent(await skillMarksOf(connection, { batch, term: assessmentTerm }));
  return new Map(
    [...results].map(([student, subjects]) => {
      const score = meanPercent(subjects.map(({ percent }) => percent));
      return [
        student,
        {
          heads: subjects[0]?.parts.map(({ name }) => name) ?? [],
          subjects: subjects.map(({ subject, parts, percent }) => ({
            subject: names.get(subject) ?? '',
            cells: parts.map((part) => part.percent),
            total: percent,
            grade: gradeName(percent, scale, rules.gradeRounding),
          })),
          areas: (skills.get(student) ?? []).map(({ subject, skill, percent }) => ({
            header: subject,
            area: skill,
            grade: [`${percent} %`, gradeName(percent, scale, rules.gradeRounding) ?? []].flat().join(' · '),
          })),
          score,
          grade: gradeName(score, scale, rules.gradeRounding),
          points: null,
        },
      ];
    }),
  );
};

/** The results of the chosen scheme for the students of a batch. @throws Conflict where nothing can be calculated */
export const schemeResults = async (
  connection: Connection,
  asked: CardsAsked,
  of: Class,
): Promise<Results> => {
  const rules = { scale: await scaleOf(connection, asked.batch), rules: await examRules(connection) };
  if (asked.scheme === 'CCE') return boardResults(connection, asked, of, rules);
  if (asked.scheme === 'ICSE') return icseCards(connection, asked, of, rules);
  if (asked.scheme === 'GRADEBOOK') return workResults(connection, asked, of, rules);
  return examResults(connection, asked, rules);
};
