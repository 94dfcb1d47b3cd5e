import type { MarkSheet } from '@school/domain';
import { classAverage, toScore } from '@school/domain';
import { NotFound, isAmong } from '@school/kernel';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { keepers, makers, readers, readsSubject } from './exam-rights.ts';
import { partOf, scaleOf } from './exam.store.ts';
import { entryRows, examFacts } from './score.store.ts';
import { marksBeforeModeration, standingModeration } from './moderation/revisions.store.ts';
import { marksOfExam } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

const staff = ['EMPLOYEE', ...readers];

declare module '@school/kernel' {
  interface KnownAnswers {
    marksOfExam: MarkSheet;
  }
}

/** Marks of an exam. */
export const scoreReadings = [
  handle(marksOfExam, async ({ input: { exam: id }, context, connection }) => {
    const { actor } = context;
    requireAny(actor, staff);
    const exam = await examFacts(connection, id);
    if (!exam) throw new NotFound();
    const mayRead = await readsSubject(actor, connection, exam);
    if (!mayRead && !actor.batches?.includes(exam.batch)) throw new NotFound();
    const students = mayRead ? await entryRows(connection, id) : [];
    const average = classAverage(students.map(({ marks }) => marks));
    const moderated = (await standingModeration(connection, id)) !== null;
    const before = mayRead && moderated ? await marksBeforeModeration(connection, id) : undefined;
    const isTeacher = (await partOf(connection, actor.employee, exam)).teaches;
    return {
      ...exam,
      scale: await scaleOf(connection, exam.batch),
      students: students.map((row) => ({ ...row, before: before?.get(row.student) ?? null })),
      moderated,
      mayRead,
      average: average ? toScore(average) : null,
      mayEnter:
        exam.status === 'PUBLISHED' || moderated
          ? isAmong(actor, keepers)
          : isAmong(actor, makers) || isTeacher,
    };
  }),
];
