import type { OpenPlan } from '@school/domain';
import { NotFound } from '@school/kernel';
import { openSubjectsOfPlan, planFacts } from './exam-plan.store.ts';
import { openSubjectsOfExamPlan } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    openSubjectsOfExamPlan: OpenPlan;
  }
}

/** The exams that all batches of a plan have in common. */
export const examPlanReadings = [
  handle(openSubjectsOfExamPlan, async ({ input: { plan: id }, connection }) => {
    const plan = await planFacts(connection, id);
    if (!plan) throw new NotFound();
    return { ...plan, subjects: await openSubjectsOfPlan(connection, id) };
  }),
];
