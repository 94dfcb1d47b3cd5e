import { judgeScore, revaluedMarks } from '@school/domain';
import { Conflict, isAmong } from '@school/kernel';
import type { NotificationEventKey } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { holdersOf } from '../../../platform/notifications/holders.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { accountsOf } from '../../access/users/accounts-of.store.ts';
import { keepers } from '../exam-rights.ts';
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

/** A published mark that nobody has asked about; families ask in time. */
const ask = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (current) return input;
  const { actor, today } = work.context;
  const score = Number(input['score']);
  // Nobody learns of a mark that is not for his eyes, not even that it was asked about.
  const seen = await work.records.read(work, 'examScore', score);
  const found = seen && (await askedMark(work.transaction, score));
  if (!found) throw invalidField('score', 'notReference', 'The mark does not exist.');
  await holdScores(work.transaction, found.exam);
  if (found.status !== 'PUBLISHED') {
    throw conflictAt('score', 'NOT_PUBLISHED', 'The results are not published.');
  }
  if (found.marks === null) throw conflictAt('score', 'NO_MARKS', 'There are no marks to be given anew.');
  if (await isAskedAlready(work.transaction, score)) {
    throw conflictAt('score', 'ASKED', 'Revaluation of this mark was asked for already.');
  }
  const isFamily = actor.role === 'STUDENT' || actor.role === 'PARENT';
  if (isFamily && found.until !== null && today > found.until) {
    throw conflictAt('score', 'TOO_LATE', 'Revaluation could be asked for until %{until}.', {
      until: found.until,
    });
  }
  const { exam, group: examGroup, batch, student, marks: oldMarks } = found;
  const origin = actor.role === 'STUDENT' || actor.role === 'PARENT' ? origins[actor.role] : 'OFFICE';
  return { ...input, exam, examGroup, batch, student, oldMarks, origin };
};

/** The paper goes to somebody who has not marked it. */
const assign = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const examiner = Number(asked['examiner']);
  const about = { exam: Number(row['exam']), score: Number(row['score']) };
  if (await hasMarkedFirst(work.transaction, examiner, about)) {
    throw conflictAt(
      'examiner',
      'MARKED_FIRST',
      'This person has marked the paper first. Choose somebody else.',
    );
  }
  const users = await accountsOf(work.transaction, { employees: [examiner] });
  await tell(row, 'revaluation.assigned', users, work);
  return {};
};

/** @throws Conflict for anybody but the examiner and the office */
const refuseOthers = (row: RecordValues, { context: { actor } }: Work): void => {
  if (isAmong(actor, keepers) || Number(row['examiner']) === actor.employee) return;
  throw new Conflict('The second examiner enters the mark.', { code: 'NOT_EXAMINER' });
};

/** The second mark decides by the rule of the school; what stands is written and everything follows. */
const decide = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  refuseOthers(row, work);
  const { transaction } = work;
  await holdScores(transaction, Number(row['exam']));
  const exam = await examFacts(transaction, Number(row['exam']), true);
  const student = Number(row['student']);
  const known = new Map((exam ? await entryRows(transaction, exam.id) : []).map((one) => [one.student, one]));
  const first = known.get(student);
  if (!exam || !exam.maximumMarks || !first?.marks || first.attendanceStatus !== 'PRESENT') {
    throw new Conflict('The mark was taken away meanwhile.', { code: 'GONE' });
  }
  const second = String(asked['secondMarks']);
  const max = Number(exam.maximumMarks);
  if (Number(second) > max) throw invalidField('secondMarks', 'max', 'At most %{max}.', { max });
  const rule = await revaluationRule(transaction);
  const newMarks = revaluedMarks(first.marks, second, rule, exam.maximumMarks);
  const values = { oldMarks: first.marks, newMarks, rule: rule.rule, decidedAt: new Date().toISOString() };
  if (newMarks === first.marks) {
    await tell(row, 'revaluation.unchanged', await family(row, work), work, { marks: newMarks });
    return { ...values, status: 'UNCHANGED' };
  }
  const judged = judgeScore(
    { marks: newMarks, gradingLevel: null, attendanceStatus: 'PRESENT' },
    await ruleOf(exam, work),
  );
  if (typeof judged === 'string') throw invalidField('secondMarks', 'max', 'At most %{max}.', { max });
  const why = {
    cause: 'REVALUATION',
    reason: String(row['reason']).slice(0, 255),
    revaluation: Number(row['id']),
  } as const;
  await writeMarks(exam, [{ ...judged, student, remarks: first.remarks }], known, work, why);
  await refreshAfter(exam.group, exam.batch, work);
  const changed = { before: first.marks, marks: newMarks };
  await tell(row, 'revaluation.changed', await family(row, work), work, changed);
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
