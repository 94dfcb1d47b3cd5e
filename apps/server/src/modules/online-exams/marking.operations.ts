import { decimalOf } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import { markOnlineExam, onlineExamMarking, onlineExamToMarks } from '@school/resources';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { handle } from '../../engine/operation/handle.ts';
import type { Records } from '../../engine/records.ts';
import type { Connection } from '../../platform/database/database.ts';
import { attemptWithPaper } from './attempt.store.ts';
import { examFacts } from './exam.store.ts';
import type { ExamFacts } from './exam.store.ts';
import { rescoreAttempt } from './finishing.ts';
import { attemptByCode, keepMark, longAnswers, longQuestions } from './marking.store.ts';
import { enterResults } from './sheet.ts';

/** The exam for anyone who teaches its subject or marks it. @throws NotFound */
const examFor = async (
  from: Work | CallContext,
  reader: Records,
  connection: Connection,
  id: number,
): Promise<ExamFacts> => {
  const exam = (await reader.read(from, 'onlineExam', id)) && (await examFacts(connection, id));
  if (!exam) throw new NotFound();
  return exam;
};

const namesOf = async (
  from: CallContext,
  reader: Records,
  resource: 'student' | 'employee',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const filter = { id_in: [...new Set(ids)] };
  const found = await reader.list(from, resource, { filter, fields: ['fullName'], most: 2000, system: true });
  return new Map(found.map(({ id, fullName }) => [Number(id), String(fullName)]));
};

const papersOf = async (
  { connection, context, reader }: { connection: Connection; context: CallContext; reader: Records },
  exam: ExamFacts,
  question: number,
  isAnonymous: boolean,
) => {
  const answers = await longAnswers(connection, exam.id, question);
  const evaluators = answers.flatMap(({ evaluator }) => evaluator ?? []);
  const markers = await namesOf(context, reader, 'employee', evaluators);
  const students = isAnonymous
    ? new Map<number, string>()
    : await namesOf(
        context,
        reader,
        'student',
        answers.map(({ student }) => student),
      );
  return answers.map(({ student, evaluator, ...answer }) => ({
    ...answer,
    name: students.get(student) ?? null,
    markedBy: evaluator === null ? null : (markers.get(evaluator) ?? null),
  }));
};

interface Sent {
  readonly exam: number;
  readonly question: number;
  readonly code: string;
  readonly before: string | null;
  readonly score: string | null;
  readonly comment: string | null;
}

const stale = (): Conflict =>
  new Conflict('Someone else has changed this mark in the meantime.', { code: 'STALE' });

const mark = async (sent: Sent, work: Work): Promise<void> => {
  const { transaction, context, records } = work;
  const exam = await examFor(work, records, transaction, sent.exam);
  if (exam.status === 'RESULTS') {
    throw new Conflict('The results are published. Withdraw them to change marks.', { code: 'PUBLISHED' });
  }
  const found = await attemptByCode(transaction, exam.id, sent.code);
  const attempt = found === undefined ? undefined : await attemptWithPaper(transaction, found, true);
  const place = attempt?.paper.questions.find(({ id }) => id === sent.question);
  const isLong = (await longQuestions(transaction, exam.id)).some(({ id }) => id === sent.question);
  if (!attempt || !place || !isLong) throw new NotFound();
  if (sent.score !== null && decimalOf(sent.score).gt(decimalOf(place.marks))) {
    throw invalidField('score', 'max', 'At most %{max}.', { max: Number(place.marks) });
  }
  const evaluator = sent.score === null ? null : (context.actor.employee ?? null);
  const { question, before, score, comment } = sent;
  const row = { attempt: attempt.id, question, before, score, comment, evaluator, actor: actorId(work) };
  if (!(await keepMark(transaction, row))) throw stale();
  await rescoreAttempt(attempt, exam, { [`question${question}`]: [before, score] }, work);
};

/** What markers do with an exam. */
export const markingHandlers = [
  handle(onlineExamMarking, async ({ input, context, connection, reader }) => {
    const exam = await examFor(context, reader, connection, input.exam);
    const questions = await longQuestions(connection, exam.id);
    const asked = questions.find(({ id }) => id === input.question) ?? questions[0];
    const isAnonymous = exam.anonymousMarking && exam.status !== 'RESULTS';
    return {
      name: exam.name,
      isAnonymous,
      mayMark: exam.status !== 'RESULTS',
      questions,
      question: asked?.id ?? null,
      papers: asked ? await papersOf({ connection, context, reader }, exam, asked.id, isAnonymous) : [],
    };
  }),
  handle(markOnlineExam, async ({ input, work }) => {
    await mark(input, work);
    const questions = await longQuestions(work.transaction, input.exam);
    return { toMark: questions.reduce((sum, { toMark }) => sum + toMark, 0) };
  }),
  handle(onlineExamToMarks, async ({ record, input, work }) => ({
    saved: await enterResults(record.id, input.exam, work),
  })),
];
