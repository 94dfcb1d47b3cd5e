import { NotFound } from '@school/kernel';
import { groupFacts, groupsOfBatch, openSubjects, type GroupFacts, type OpenSubject } from './exam.store.ts';
import { openSubjectsOfExamGroup, groupingOfBatch } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

interface OpenExams extends GroupFacts {
  readonly subjects: readonly OpenSubject[];
}

declare module '@school/kernel' {
  interface KnownAnswers {
    openSubjectsOfExamGroup: OpenExams;
    groupingOfBatch: readonly GroupFacts[];
  }
}

/** Exam groups: what can still be examined, and their weights. */
export const examGroupReadings = [
  handle(openSubjectsOfExamGroup, async ({ input: { group: id }, connection }) => {
    const group = await groupFacts(connection, id);
    if (!group) throw new NotFound();
    return { ...group, subjects: await openSubjects(connection, id) };
  }),
  handle(groupingOfBatch, ({ input: { batch }, connection }) => groupsOfBatch(connection, batch)),
];
