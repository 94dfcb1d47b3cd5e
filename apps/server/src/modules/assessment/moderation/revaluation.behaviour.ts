import { judgeScore, revaluedGrade, revaluedMarks } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { EnteredScore, ExamFacts, ExamRule, RevaluationDecision } from '@school/domain';
import type { NotificationEventKey } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { holdersOf } from '../../../platform/notifications/holders.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { accountsOf } from '../../access/users/accounts-of.store.ts';
import { refreshAfter } from '../grouped-results.ts';
import { entryRows, examFacts, holdScores } from '../score.store.ts';
import { ruleOf, writeMarks } from '../write-marks.ts';
import {
  accountsOfFamily,
  askedMark,
  hasMarkedFirst,
  isAskedAlready,
  requestInWords,
  revaluationRule,
} from './revaluation.store.ts';

const origins = { STUDENT: 'STUDENT', PARENT: 'PARENT' } as const;

const tell = async (
  row: RecordValues,
  message: NotificationEventKey,
  users: readonly number[],
  work: Work,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const about = { exam: Number(row['exam']), student: Number(row['student']) };
  const params = { ...(await requestInWords(work.transaction, about)), ...more };
  const link = `/exam/revaluations/${Number(row['id'])}`;
  const others = users.filter((id) => id !== work.context.actor.id);
  await notify(work.transaction, others, { message, params, link });
};

const family = (row: RecordValues, { transaction }: Work): Promise<readonly number[]> =>
  accountsOfFamily(transaction, Number(row['student']));

/** A published mark not yet requested for revaluation; families have to ask in time. */
const ask = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (current) return input;
  const { actor, today } = work.context;
  const score = Number(input['score']);
  // Nobody learns about a mark they may not see, not even that it was queried.
  const seen = await work.records.read(work, 'examScore', score);
  const found = seen && (await askedMark(work.transaction, score));
  if (!found) throw invalidField('score', 'notReference', 'The mark does not exist.');
  await holdScores(work.transaction, found.exam);
  if (found.status !== 'PUBLISHED') {
    throw conflictAt('score', 'NOT_PUBLISHED', 'The results are not published.');
  }
  if (found.marks === null && found.grade === null) {
    throw conflictAt('score', 'NO_MARKS', 'There are no marks to revalue.');
  }
  if (await isAskedAlready(work.transaction, score)) {
    throw conflictAt('score', 'ASKED', 'Revaluation of this mark has already been requested.');
  }
  const isFamily = actor.role === 'STUDENT' || actor.role === 'PARENT';
  if (isFamily && found.until !== null && today > found.until) {
    throw conflictAt('score', 'TOO_LATE', 'Revaluation could be requested until %{until}.', {
      until: found.until,
    });
  }
  const { exam, group: examGroup, batch, student, marks: oldMarks, grade: oldGrade } = found;
  const gives = oldGrade === null ? 'MARKS' : 'GRADES';
  const origin = actor.role === 'STUDENT' || actor.role === 'PARENT' ? origins[actor.role] : 'OFFICE';
  return { ...input, exam, examGroup, batch, student, gives, oldMarks, oldGrade, origin };
};

/** The script goes to someone who has not marked it. */
const assign = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const examiner = Number(asked['examiner']);
  const about = { exam: Number(row['exam']), score: Number(row['score']) };
  if (await hasMarkedFirst(work.transaction, { employee: examiner, account: null }, about)) {
    throw conflictAt(
      'examiner',
      'MARKED_FIRST',
      'This person did the first marking of the paper. Choose someone else.',
    );
  }
  const users = await accountsOf(work.transaction, { employees: [examiner] });
  await tell(row, 'revaluation.assigned', users, work);
  return {};
};

/** @throws Conflict for someone of the office who gave the first mark */
const refuseFirst = async (row: RecordValues, { context: { actor }, transaction }: Work): Promise<void> => {
  if (Number(row['examiner']) === actor.employee) return;
  const about = { exam: Number(row['exam']), score: Number(row['score']) };
  if (!(await hasMarkedFirst(transaction, { employee: actor.employee ?? null, account: actor.id }, about)))
    return;
  throw new Conflict(
    'You did the first marking of this paper. The second mark is entered by the second examiner, or by someone in the office who has not marked it.',
    { code: 'MARKED_FIRST' },
  );
};

/** The result of a second marking, and what was there before. */
interface Decided {
  readonly values: RecordValues;
  readonly entered: EnteredScore;
  /** In words, for the family. */
  readonly before: string;
  readonly now: string;
}

const goneMeanwhile = (): Conflict => new Conflict('The mark was removed in the meantime.', { code: 'GONE' });

const present = (marks: string | null, gradingLevel: number | null): EnteredScore => ({
  marks,
  gradingLevel,
  attendanceStatus: 'PRESENT',
});

/** @throws Conflict without a first mark, Invalid for one the exam does not allow */
const decideMarks = (
  first: EnteredScore,
  asked: RecordValues,
  exam: ExamFacts,
  rule: RevaluationDecision,
): Decided => {
  if (first.marks === null || exam.maximumMarks === null) throw goneMeanwhile();
  const [second, max] = [String(asked['secondMarks']), Number(exam.maximumMarks)];
  if (Number(second) > max) throw invalidField('secondMarks', 'max', 'At most %{max}.', { max });
  const oldMarks = first.marks;
  const newMarks = revaluedMarks(oldMarks, second, rule, exam.maximumMarks);
  return {
    values: { oldMarks, newMarks },
    entered: present(newMarks, null),
    before: oldMarks,
    now: newMarks,
  };
};

/** The same for an exam with grades. */
const decideGrade = (
  first: EnteredScore,
  asked: RecordValues,
  { scale }: ExamRule,
  { rule }: RevaluationDecision,
): Decided => {
  const levelOf = (id: number | null) => scale.find((level) => level.id === id);
  const [was, second] = [levelOf(first.gradingLevel), levelOf(Number(asked['secondGrade']))];
  if (!was) throw goneMeanwhile();
  if (!second) {
    const names = scale.map(({ name }) => name).join(', ');
    throw invalidField('secondGrade', 'notInScale', 'The grades of this batch are %{names}.', { names });
  }
  const stands = revaluedGrade(was, second, rule);
  return {
    values: { oldGrade: was.id, newGrade: stands.id, rule: rule === 'HIGHER' ? rule : 'SECOND' },
    entered: present(null, stands.id),
    before: was.name,
    now: stands.name,
  };
};

/** The second mark decides by the rule of the school; the result is stored and everything follows. */
const decide = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  await refuseFirst(row, work);
  const { transaction } = work;
  await holdScores(transaction, Number(row['exam']));
  const exam = await examFacts(transaction, Number(row['exam']), true);
  const student = Number(row['student']);
  const known = new Map((exam ? await entryRows(transaction, exam.id) : []).map((one) => [one.student, one]));
  const { attendanceStatus, marks = null, gradingLevel = null, remarks = null } = known.get(student) ?? {};
  if (!exam || attendanceStatus !== 'PRESENT') throw goneMeanwhile();
  const [rule, judging] = [await revaluationRule(transaction), await ruleOf(exam, work)];
  const first = present(marks, gradingLevel);
  const decided =
    row['gives'] === 'GRADES'
      ? decideGrade(first, asked, judging, rule)
      : decideMarks(first, asked, exam, rule);
  const { before, now, entered } = decided;
  const values = { rule: rule.rule, ...decided.values, decidedAt: new Date().toISOString() };
  if (now === before) {
    await tell(row, 'revaluation.unchanged', await family(row, work), work, { marks: now });
    return { ...values, status: 'UNCHANGED' };
  }
  const judged = judgeScore(entered, judging);
  if (typeof judged === 'string') {
    throw new Conflict('The school’s rule does not give a valid mark for this paper.', { code: judged });
  }
  const why = {
    cause: 'REVALUATION',
    reason: String(row['reason']).slice(0, 255),
    revaluation: Number(row['id']),
  } as const;
  await writeMarks(exam, [{ ...judged, student, remarks }], known, work, why);
  await refreshAfter(exam.group, exam.batch, work);
  await tell(row, 'revaluation.changed', await family(row, work), work, { before, marks: now });
  return { ...values, status: 'CHANGED' };
};

/** Published marks that are marked a second time. */
export const revaluationBehaviour: Behaviour = {
  beforeSave: ask,
  afterSave: async (saved, before, work) => {
    if (before) return;
    await tell(saved, 'revaluation.asked', await holdersOf(work.transaction, 'ExaminationControl'), work);
  },
  transitions: {
    accept: assign,
    reassign: assign,
    mark: decide,
    deny: async (row, asked, work) => {
      const reason = String(asked['answer'] ?? '');
      await tell(row, 'revaluation.denied', await family(row, work), work, { reason });
      return { decidedAt: new Date().toISOString() };
    },
    withdraw: () => ({ decidedAt: new Date().toISOString() }),
  },
};
