import { clashesOf } from '@school/domain';
import type { TakenHours, WeekdayKey } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { clashRefusal, isExclusion } from './lesson-clash.ts';
import { weekOf } from './batch-week.store.ts';
import { lessonsAt, periodOf, setLessonTeachers } from './lesson.store.ts';
import { teachersAllotted } from '../../academics/allotment.store.ts';

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** @throws Invalid for a break, and for a period that the batch does not have on that day */
const requirePeriod = async (lesson: RecordValues, { transaction }: Work) => {
  const period = await periodOf(transaction, Number(lesson['classTiming']));
  if (!period) throw invalidField('classTiming', 'notReference', 'There is no such period.');
  if (period.isBreak) throw invalidField('classTiming', 'isBreak', 'There are no lessons in a break.');
  const week = await weekOf(transaction, [Number(lesson['batch'])]);
  const ofDay = week.filter(({ weekday }) => weekday === lesson['weekday']);
  if (week.length > 0 && !ofDay.some(({ classTiming }) => classTiming === Number(lesson['classTiming']))) {
    throw invalidField('classTiming', 'notOfBatch', 'The batch does not have this period on that day.');
  }
  return { startTime: period.startTime, endTime: period.endTime };
};

/** @throws Invalid unless there is either a subject or an elective group */
const requireOne = (lesson: RecordValues): void => {
  if ((lesson['subject'] == null) === (lesson['electiveGroup'] == null)) {
    throw invalidField('subject', 'required', 'A lesson must have either a subject or an elective group.');
  }
};

const takenBy = (lesson: RecordValues, times: { startTime: string; endTime: string }): TakenHours => ({
  id: Number(lesson['id'] ?? 0),
  batch: Number(lesson['batch']),
  teachers: idsOf(lesson['teachers']),
  classroom: idOf(lesson['classroom']),
  weekday: String(lesson['weekday']) as WeekdayKey,
  ...times,
});

/** A lesson is in a period of its batch, and takes no person or room that is elsewhere at that time. */
export const timetableEntryBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const lesson = { ...current, ...input };
    requireOne(lesson);
    const times = await requirePeriod(lesson, work);
    const teachers =
      lesson['teachers'] === undefined
        ? await teachersAllotted(work.transaction, idOf(lesson['subject']), idOf(lesson['electiveGroup']))
        : idsOf(lesson['teachers']);
    const taken = takenBy({ ...lesson, teachers }, times);
    const others = await lessonsAt(work.transaction, { timetable: Number(lesson['timetable']), ...taken });
    const [clash] = clashesOf(taken, others);
    if (clash) throw clashRefusal(clash);
    return { ...input, ...times, teachers };
  },
  afterSave: async (saved, _before, work) => {
    try {
      await setLessonTeachers(work.transaction, Number(saved['id']), actorId(work));
    } catch (error) {
      if (!isExclusion(error)) throw error;
      throw conflictAt('teachers', 'overlaps', 'A teacher has just been given another lesson at this time.');
    }
  },
};
