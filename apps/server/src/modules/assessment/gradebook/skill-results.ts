import { decimalOf, skillPercents, skillSetPercent, toScore } from '@school/domain';
import type { SkillMarkRow, WorkRow } from './gradebook.store.ts';

/** A student's progress in a skill of a subject, or in all of its skills together. */
export interface SkillResult {
  readonly subject: string;
  /** Name of the skill; for a part, following that of its whole; for the total, that of the set. */
  readonly skill: string;
  /** Percent with two decimals. */
  readonly percent: string;
}

const grouped = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const own = groups.get(keyOf(row));
    if (own) own.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Work with the marks that result from its skills: their percentage of its maximum, by the rule of the set. */
export const withSkills = (work: readonly WorkRow[], skills: readonly SkillMarkRow[]): readonly WorkRow[] => {
  const marks = grouped(skills, (row) => `${row.student}-${row.work}`);
  return work.map((row) => {
    const own = marks.get(`${row.student}-${row.work}`);
    const percent = own?.[0] && skillSetPercent(own, own[0].aggregation);
    if (!percent) return row;
    return { ...row, marks: percent.times(decimalOf(row.maximum)).dividedBy(100).toString() };
  });
};

const ofSet = (rows: readonly SkillMarkRow[]): readonly SkillResult[] => {
  const [first] = rows;
  if (!first) return [];
  const percents = skillPercents(rows);
  const names = new Map<number, string>();
  for (const { skill, whole, name, partOf } of rows) {
    if (partOf !== null) names.set(whole, partOf);
    names.set(skill, partOf === null ? name : `${partOf} – ${name}`);
  }
  const total = first.showTotal ? skillSetPercent(rows, first.aggregation) : undefined;
  return [...names]
    .map(([skill, name]) => ({ name, percent: percents.get(skill) }))
    .concat(total ? [{ name: first.setName, percent: total }] : [])
    .flatMap(({ name, percent }) =>
      percent ? [{ subject: first.subjectName, skill: name, percent: toScore(percent) }] : [],
    );
};

/** The skills of one student according to their marks, subject by subject, each set with its total where it has one. */
export const skillResults = (rows: readonly SkillMarkRow[]): readonly SkillResult[] =>
  [...grouped(rows, ({ subject, set }) => `${subject}-${set}`).values()].flatMap(ofSet);

/** The same for all students at once. */
export const skillResultsByStudent = (
  rows: readonly SkillMarkRow[],
): ReadonlyMap<number, readonly SkillResult[]> =>
  new Map([...grouped(rows, ({ student }) => student)].map(([student, own]) => [student, skillResults(own)]));
