import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { absentFrom, whyNot } from './free-teachers.ts';
import { hasRegister } from './lesson-guard.ts';
import { isOver, lessonOn, requireChangeable, requireLesson } from './lesson-of-day.ts';
import { takeBack } from './take-back.ts';
import { tellCover } from './tell-cover.ts';

/** @throws Conflict for a lesson whose register was taken: it took place */
const requireNoRegister = async (lesson: DayLesson, { transaction }: Work): Promise<void> => {
  if (!(await hasRegister(transaction, lesson))) return;
  throw new Conflict('The register of this lesson has been taken, so the lesson cannot be cancelled.', {
    code: 'REGISTER_TAKEN',
  });
};

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** Why the chosen teacher cannot take it; an exchange has checked both together. */
const reasonAgainst = async (employee: number | null, lesson: DayLesson, work: Work) =>
  employee === null || work.system ? undefined : whyNot(work.transaction, employee, lesson);

/** @throws Conflict for half of an exchange, which is taken back as a whole and made again */
const requireAlone = (current: RecordValues, { system }: Work): void => {
  if (system || current['counterpart'] == null) return;
  throw new Conflict('The lesson has been exchanged for another. Undo the exchange first.', {
    code: 'EXCHANGED',
  });
};

/** Whether anything about the lesson differs from before. */
const isNews = (saved: RecordValues, before: RecordValues | undefined): boolean =>
  !before || ['date', 'lesson', 'employee', 'subject', 'cancelled'].some((key) => saved[key] !== before[key]);

/** Who was to take the same lesson until now and no longer is. */
const replacedBy = (saved: RecordValues, before: RecordValues | undefined): number | null => {
  const isSame = before?.['lesson'] === saved['lesson'] && before?.['date'] === saved['date'];
  return isSame && before?.['employee'] !== saved['employee'] ? idOf(before?.['employee']) : null;
};

/** What is taught: what was chosen for this lesson, or else what is planned for it. */
const subjectOf = (
  input: RecordValues,
  current: RecordValues | undefined,
  { id, planned }: DayLesson,
): number | null => {
  const isSame = current !== undefined && Number(current['lesson']) === id;
  const chosen = input['subject'] === undefined && isSame ? current['subject'] : input['subject'];
  return idOf(chosen) ?? planned.subject;
};

/** Someone who is free at that time takes a lesson of one day, or it is cancelled; everyone concerned is notified (R25). */
export const lessonCoverBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const cover = { ...current, ...input };
    if (current) requireAlone(current, work);
    if (current) {
      const before = await lessonOn(work.transaction, Number(current['lesson']), String(current['date']));
      await requireChangeable(current['date'], before, work);
    }
    if (cover['lesson'] == null) throw invalidField('lesson', 'required', 'Choose the lesson.');
    const lesson = await requireLesson(work.transaction, Number(cover['lesson']), String(cover['date']));
    await requireChangeable(cover['date'], lesson, work);
    if (cover['cancelled'] === true) await requireNoRegister(lesson, work);
    const employee = cover['cancelled'] === true ? null : idOf(cover['employee']);
    const reason = await reasonAgainst(employee, lesson, work);
    if (reason) throw conflictAt('employee', 'notFree', reason.sentence, reason.params);
    const { batch, startTime, endTime } = lesson;
    return {
      ...input,
      batch,
      startTime,
      endTime,
      employee,
      absent: await absentFrom(work.transaction, lesson),
      subject: subjectOf(input, current, lesson),
    };
  },
  afterSave: async (saved, before, work) => {
    if (!isNews(saved, before) || isOver(saved['date'], work)) return;
    const { transaction } = work;
    const lesson = await lessonOn(transaction, Number(saved['lesson']), String(saved['date']));
    const [employee, absent] = [idOf(saved['employee']), idOf(saved['absent'])];
    const message = employee === null ? 'lesson.cancelled' : 'lesson.covered';
    const tellsClass = saved['tellsClass'] !== false;
    if (!lesson) return;
    const replaced = replacedBy(saved, before);
    await tellCover(transaction, lesson, { message, employee, absent, replaced, tellsClass });
  },
  beforeDelete: takeBack,
};
