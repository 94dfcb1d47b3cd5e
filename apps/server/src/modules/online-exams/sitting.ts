import { randomInt } from 'node:crypto';
import { composePaper, deadlineOf, isInRanges } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Records } from '../../engine/records.ts';
import { attemptsOf, holdStarts, insertAttempt } from './attempt.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { examFacts, extraMinutesOf } from './exam.store.ts';
import type { ExamFacts } from './exam.store.ts';
import { finishAttempt, maximumOf } from './finishing.ts';
import { questionsOfExam } from './question.store.ts';

/** A pupil's situation in an exam. */
export type SittingState = 'START' | 'RESUME' | 'EARLY' | 'OVER' | 'USED' | 'CLOSED';

const refused = (message: string, code: string): Conflict => new Conflict(message, { code });

/** The requesting student, and the exam if it is for them. @throws NotFound */
export const askedExam = async (
  from: Work | CallContext,
  records: Records,
  context: CallContext,
  exam: number,
): Promise<number> => {
  const { student } = context.actor;
  if (!student || !(await records.read(from, 'onlineExam', exam))) throw new NotFound();
  return student;
};

/** Attempts that were not reset. */
export const madeOf = (attempts: readonly AttemptRow[]): readonly AttemptRow[] =>
  attempts.filter(({ status }) => status !== 'RESET');

export const stateOf = (
  exam: ExamFacts,
  attempts: readonly AttemptRow[],
  extraMinutes: number,
): SittingState => {
  const made = madeOf(attempts);
  const now = Date.parse(exam.now);
  const open = made.find(({ status }) => status === 'IN_PROGRESS');
  if (exam.status !== 'PUBLISHED') return 'CLOSED';
  if (open && now <= Date.parse(open.deadlineAt)) return 'RESUME';
  if (now < Date.parse(exam.opensAt)) return 'EARLY';
  if (now >= Date.parse(exam.closesAt) + extraMinutes * 60_000) return 'OVER';
  return exam.maxAttempts > 0 && made.length >= exam.maxAttempts ? 'USED' : 'START';
};

const whyNot: Readonly<Record<Exclude<SittingState, 'START'>, string>> = {
  RESUME: 'You have already started. Continue where you left off.',
  EARLY: 'The exam has not opened yet.',
  OVER: 'The exam is over.',
  USED: 'You have used all your attempts.',
  CLOSED: 'The exam is closed.',
};

const refuseWrongPlace = (exam: ExamFacts, password: string | null, address: string): void => {
  if (exam.ipRange && !isInRanges(address, exam.ipRange)) {
    throw refused('This exam can only be started at school.', 'WRONG_PLACE');
  }
  if (exam.accessPassword && exam.accessPassword.trim() !== (password ?? '').trim()) {
    throw refused('The code is incorrect.', 'WRONG_CODE');
  }
};

/** Codes under which papers are marked; letters that look like digits are left out. */
const newCode = (): string =>
  Array.from({ length: 8 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[randomInt(32)]).join('');

const begin = async (
  exam: ExamFacts,
  {
    student,
    number,
    extraMinutes,
  }: { readonly student: number; readonly number: number; readonly extraMinutes: number },
  work: Work,
): Promise<number> => {
  const { transaction, context } = work;
  const questions = await questionsOfExam(transaction, exam.id);
  const paper = composePaper(questions, exam, randomInt(2 ** 31));
  const [batch = null] = context.actor.batches ?? [];
  const id = await insertAttempt(transaction, {
    exam: exam.id,
    student,
    batch,
    number,
    startedAt: exam.now,
    deadlineAt: deadlineOf({
      startedAt: exam.now,
      maximumMinutes: exam.maximumTime,
      endDateTime: exam.closesAt,
      extraMinutes,
    }),
    ip: context.address,
    paper,
    maximum: maximumOf(paper.questions),
    code: newCode(),
    actor: actorId(work),
  });
  writeAuditLines(work, 'onlineExamAttempt', 'create', [{ id, version: 1 }]);
  return id;
};

/**
 * Starts an attempt. One whose time is up is handed in first.
 * @returns the attempt
 * @throws NotFound for someone else's exam, Conflict outside its time, without an attempt left, at the wrong place
 */
export const startAttempt = async (id: number, password: string | null, work: Work): Promise<number> => {
  const { transaction, context, records } = work;
  const student = await askedExam(work, records, context, id);
  await holdStarts(transaction, id, student);
  const exam = await examFacts(transaction, id);
  if (!exam) throw new NotFound();
  const extraMinutes = await extraMinutesOf(transaction, id, student);
  const attempts = await attemptsOf(transaction, id, student);
  const open = attempts.find(({ status }) => status === 'IN_PROGRESS');
  const state = stateOf(exam, attempts, extraMinutes);
  if (state !== 'START') throw refused(whyNot[state], state);
  refuseWrongPlace(exam, password, context.address);
  if (open) await finishAttempt(open.id, 'AUTO_SUBMITTED', work);
  const number = 1 + Math.max(0, ...attempts.map((one) => one.number));
  return begin(exam, { student, number, extraMinutes }, work);
};
