import type { ExamFacts, MarkStudent } from '@school/domain';
import { judgeScore, moderatedMarks, paperFigures, type ExamRule, type Moderation } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import { moderateMarks } from '@school/resources';
import type { InputOf } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { handle } from '../../../engine/operation/handle.ts';
import { refreshAfter } from '../grouped-results.ts';
import { entryRows, examFacts, holdScores } from '../score.store.ts';
import type { ScoreRow } from '../score.store.ts';
import { ruleOf, writeMarks } from '../write-marks.ts';
import { paperInCourse } from './revisions.store.ts';
import { tellTeachers } from './tell-teachers.ts';

type Asked = InputOf<typeof moderateMarks>;

/** The field that holds each rule's figure. */
const amountFields = { ADD: 'marks', SCALE: 'factor', GRACE: 'graceMarks' } as const;

/** Marks of one student, as the figures need them. */
interface Given {
  readonly marks: string;
  readonly isFailed: boolean;
}

const givenIn = (
  rows: readonly Pick<MarkStudent, 'attendanceStatus' | 'marks' | 'isFailed'>[],
): readonly Given[] =>
  rows.flatMap(({ attendanceStatus, marks, isFailed }) =>
    attendanceStatus === 'PRESENT' && marks !== null ? [{ marks, isFailed: isFailed ?? false }] : [],
  );

/** @throws Conflict for an exam whose marks cannot be moderated, or no longer can */
const refuseUnfit = (exam: ExamFacts, { rule, marks, graceMarks }: Asked): void => {
  const { batchName, maximumMarks } = exam;
  if (exam.status === 'PUBLISHED') {
    throw new Conflict('The results of %{batchName} are published. Withdraw them first.', {
      code: 'PUBLISHED',
      params: { batchName },
    });
  }
  if (exam.examType === 'GRADES' || maximumMarks === null) {
    throw new Conflict('The paper is graded and has no marks to moderate.', { code: 'NO_MARKS' });
  }
  const [max, given] = [Number(maximumMarks), rule === 'ADD' ? marks : graceMarks];
  if (rule !== 'SCALE' && Number(given) > max) {
    throw invalidField(amountFields[rule], 'max', 'At most %{max}.', { max });
  }
};

/** A student's mark after the moderation; undefined where it is unchanged. */
const movedRow = (row: MarkStudent, how: Moderation, rule: ExamRule): ScoreRow | undefined => {
  const { maximumMarks, minimumMarks } = rule;
  if (row.attendanceStatus !== 'PRESENT' || row.marks === null || maximumMarks === null) return undefined;
  const marks = moderatedMarks(row.marks, how, { maximumMarks, minimumMarks: minimumMarks ?? '0' });
  if (Number(marks) === Number(row.marks)) return undefined;
  const judged = judgeScore({ marks, gradingLevel: null, attendanceStatus: 'PRESENT' }, rule);
  if (typeof judged === 'string')
    throw conflictAt(amountFields[how.rule], judged, 'The rule does not give valid marks for this paper.');
  return { ...judged, student: row.student, remarks: row.remarks };
};

interface Moved {
  readonly before: readonly Given[];
  readonly after: readonly Given[];
  readonly moved: number;
}

const figuresOf = ({ before, after, moved }: Moved) => {
  const [was, is] = [paperFigures(before), paperFigures(after)];
  return {
    students: before.length,
    moved,
    passRateBefore: was.passRate,
    passRateAfter: is.passRate,
    averageBefore: was.average,
    averageAfter: is.average,
  };
};

/** Moderates the exam of one class. @throws NotFound for an exam that is gone */
const moderatePaper = async (id: number, asked: Asked, work: Work): Promise<Moved> => {
  await holdScores(work.transaction, id);
  const exam = await examFacts(work.transaction, id, true);
  if (!exam) throw new NotFound();
  refuseUnfit(exam, asked);
  const { rule: kind, reason } = asked;
  const amount = asked[amountFields[kind]] ?? '0';
  const ceiling = kind === 'GRACE' ? null : (asked.ceiling ?? null);
  const rule = await ruleOf(exam, work);
  const rows = await entryRows(work.transaction, id);
  const known = new Map(rows.map((row) => [row.student, row]));
  const changed = rows.flatMap((row) => movedRow(row, { rule: kind, amount, ceiling }, rule) ?? []);
  const after = new Map(changed.map((row) => [row.student, row]));
  const done: Moved = {
    before: givenIn(rows),
    after: givenIn(rows.map((row) => after.get(row.student) ?? row)),
    moved: changed.length,
  };
  if (changed.length === 0) return done;
  const [kept] = await work.records.create(
    work,
    'examModeration',
    [
      {
        exam: id,
        examGroup: exam.group,
        batch: exam.batch,
        rule: kind,
        marks: kind === 'SCALE' ? null : amount,
        factor: kind === 'SCALE' ? amount : null,
        ceiling,
        reason,
        moderatedAt: new Date().toISOString(),
        ...figuresOf(done),
      },
    ],
    { system: true },
  );
  const why = { cause: 'MODERATION', reason, moderation: Number(kept?.['id']) } as const;
  await writeMarks(exam, changed, known, work, why);
  await refreshAfter(exam.group, exam.batch, work);
  await tellTeachers(exam, 'exam.moderated', changed.length, work);
  return done;
};

/** Changes the marks of exams by a rule. */
export const moderationHandlers = [
  handle(moderateMarks, async ({ record, input, work }) => {
    const papers =
      input.classes === 'COURSE' ? await paperInCourse(work.transaction, record.id) : [record.id];
    const done: Moved[] = [];
    for (const id of papers) done.push(await moderatePaper(id, input, work));
    const moved = done.reduce((sum, one) => sum + one.moved, 0);
    if (moved === 0) throw conflictAt(amountFields[input.rule], 'NOTHING', 'No mark would change.');
    return {
      papers: papers.length,
      ...figuresOf({
        before: done.flatMap(({ before }) => before),
        after: done.flatMap(({ after }) => after),
        moved,
      }),
    };
  }),
];
