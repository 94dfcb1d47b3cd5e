import { decimalOf, termPercent, toScore, weightedPercent } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { planOf, skillMarksOf, workOf, type PlanFacts, type WorkRow } from './gradebook.store.ts';
import { withSkills } from './skill-results.ts';

export interface GradebookSubject {
  readonly subject: number;
  /** By term, or by category within one term: percent with two decimals. */
  readonly parts: readonly { readonly name: string; readonly percent: string | null }[];
  readonly percent: string | null;
}

const ofTerm = (rows: readonly WorkRow[], term: number, plan: PlanFacts) => {
  const own = rows.filter((row) => row.term === term);
  return plan.categories.map(({ id, name, weight, dropLowest }) => ({
    name,
    weight,
    dropLowest,
    work: own.filter(({ category }) => category === id),
  }));
};

const subjectOf = (
  subject: number,
  rows: readonly WorkRow[],
  plan: PlanFacts,
  term: number | null,
): GradebookSubject => {
  const said = (percent: ReturnType<typeof termPercent>): string | null =>
    percent ? toScore(percent) : null;
  if (term !== null) {
    const categories = ofTerm(rows, term, plan);
    return {
      subject,
      parts: categories.map((one) => ({ name: one.name, percent: said(termPercent([one], plan.missing)) })),
      percent: said(termPercent(categories, plan.missing)),
    };
  }
  const terms = plan.terms.map(({ id, name, weight }) => ({
    name,
    weight,
    percent: termPercent(ofTerm(rows, id, plan), plan.missing),
  }));
  return {
    subject,
    parts: terms.map(({ name, percent }) => ({ name, percent: said(percent) })),
    percent: said(weightedPercent(terms)),
  };
};

/**
 * The gradebook results for the students of a batch (R20), by subject.
 * @param term one term of the plan; null for the year
 * @returns undefined where the course has no plan
 */
export const gradebookResults = async (
  connection: Connection,
  batch: number,
  term: number | null,
): Promise<ReadonlyMap<number, readonly GradebookSubject[]> | undefined> => {
  const plan = await planOf(connection, batch);
  if (!plan) return undefined;
  const byStudent = new Map<number, WorkRow[]>();
  const work = withSkills(await workOf(connection, batch), await skillMarksOf(connection, { batch, term }));
  for (const row of work) {
    const own = byStudent.get(row.student);
    if (own) own.push(row);
    else byStudent.set(row.student, [row]);
  }
  return new Map(
    [...byStudent].map(([student, rows]) => [
      student,
      [...new Set(rows.map(({ subject }) => subject))]
        .map((subject) =>
          subjectOf(
            subject,
            rows.filter((row) => row.subject === subject),
            plan,
            term,
          ),
        )
        .filter(({ percent }) => percent !== null),
    ]),
  );
};

/** Mean of percentages with two decimals; undefined without any. */
export const meanPercent = (percents: readonly (string | null)[]): string | null => {
  const mean = weightedPercent(
    percents.flatMap((percent) => (percent === null ? [] : [{ percent: decimalOf(percent), weight: '1' }])),
  );
  return mean ? toScore(mean) : null;
};
