import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { lessonsBetween } from '../views/day-lessons.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { givenMeanwhile } from './free-teachers.ts';
import { hasRegister } from './lesson-guard.ts';
import { isOver, lessonOn, requireChangeable } from './lesson-of-day.ts';
import { tellCover } from './tell-cover.ts';

const everybody = { batches: null, employee: null } as const;

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** A cover that ends, with its lesson as long as the timetable still has it. */
interface Ending {
  readonly cover: RecordValues;
  readonly lesson: DayLesson | undefined;
}

const endingOf = async (cover: RecordValues, work: Work): Promise<Ending> => {
  const lesson =
    cover['lesson'] == null
      ? undefined
      : await lessonOn(work.transaction, Number(cover['lesson']), String(cover['date']));
  await requireChangeable(cover['date'], lesson, work);
  return { cover, lesson };
};

/** @throws Conflict where an exchanged lesson has been given, or its teacher by now gives another at its time */
const requireReturn = async (
  { cover, lesson }: Ending,
  other: Ending | undefined,
  { transaction }: Work,
): Promise<void> => {
  if (!lesson) return;
  if (other && (await hasRegister(transaction, lesson))) {
    throw new Conflict('The register of this lesson has been taken, so the exchange cannot be undone.', {
      code: 'REGISTER_TAKEN',
    });
  }
  const absent = idOf(cover['absent']);
  const lessons = await lessonsBetween(transaction, lesson.date, lesson.date, everybody);
  const busy = absent === null ? undefined : givenMeanwhile(absent, lesson, { lessons }, other?.lesson);
  if (!busy) return;
  const { subjectName: subject, batchName: batch, startTime, endTime } = busy;
  const params = { subject, batch, from: startTime.slice(0, 5), to: endTime.slice(0, 5) };
  throw new Conflict('The teacher has %{subject} in %{batch} from %{from} to %{to}.', {
    code: 'notFree',
    params,
  });
};

const tellEnd = async ({ cover, lesson }: Ending, work: Work): Promise<void> => {
  if (!lesson || isOver(cover['date'], work)) return;
  const { transaction } = work;
  const [employee, absent] = [idOf(cover['employee']), idOf(cover['absent'])];
  const tellsClass = cover['tellsClass'] !== false;
  await tellCover(transaction, lesson, { message: 'lesson.asPlanned', employee, absent, tellsClass });
};

/**
 * Before a cover is deleted: its teacher gives the lesson again. Half of an exchange takes the other half with it, and everyone
 * concerned is notified (R25).
 * @throws Conflict `DAY_OVER`, `REGISTER_TAKEN`, `notFree`
 */
export const takeBack = async (cover: RecordValues, work: Work): Promise<void> => {
  // The other half goes on behalf of the first, which has checked both.
  if (work.system) return;
  const counterpart = idOf(cover['counterpart']);
  const other =
    counterpart === null
      ? undefined
      : await work.records.read(work, 'lessonCover', counterpart, { system: true });
  const ending = await endingOf(cover, work);
  const otherEnding = other && (await endingOf(other, work));
  await requireReturn(ending, otherEnding, work);
  if (otherEnding) await requireReturn(otherEnding, ending, work);
  await tellEnd(ending, work);
  if (!otherEnding || counterpart === null) return;
  await tellEnd(otherEnding, work);
  await work.records.remove(work, 'lessonCover', counterpart, { system: true });
};
