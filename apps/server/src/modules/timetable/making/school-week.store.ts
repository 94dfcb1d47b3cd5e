import type { SchoolWeek, TeacherHours } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { lessonRules } from '../../academics/lesson-rules.store.ts';
import { batchRooms, taughtSubjects } from '../../academics/taught-subjects.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { weekOf } from '../lessons/batch-week.store.ts';
import { lessonsOf } from '../lessons/lesson.store.ts';

interface Asked {
  readonly timetable: number;
  /** Batches whose lessons are made; without any, all of the timetable. */
  readonly batches: readonly number[];
  readonly seed: number;
}

interface Settings {
  readonly subjectPerDay: number;
  readonly inARow: number;
  readonly mayExceed: boolean;
  readonly seconds: number;
}

/** What the timetable settings specify for a search. */
export const searchSettings = async (connection: Connection): Promise<Settings> => {
  const [row] = await connection.query<Settings>({
    name: 'timetable_search_settings',
    text: `SELECT lessons_of_subject_per_day AS "subjectPerDay", lessons_in_arow AS "inARow",
        allow_override AS "mayExceed", seconds_of_search AS seconds FROM timetable_setting LIMIT 1`,
  });
  return row ?? { subjectPerDay: 2, inARow: 5, mayExceed: true, seconds: 60 };
};

const batchesOf = async (connection: Connection, timetable: number): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'timetable_batch_ids',
    text: 'SELECT target_id::float8 AS id FROM timetable_batches WHERE owner_id = $1 ORDER BY target_id',
    most: 10_000,
    values: [timetable],
  });
  return rows.map(({ id }) => id);
};

export const teacherHours = (
  connection: Connection,
): Promise<(TeacherHours & { readonly teacher: number })[]> =>
  connection.query({
    name: 'teacher_hours',
    text: `SELECT employee_id::float8 AS teacher, weekday, start_time::text AS "startTime",
        end_time::text AS "endTime", kind FROM teacher_unavailability ORDER BY id`,
    most: 20_000,
  });

/** Everything that a timetable is made from, as it is now. */
export const schoolWeekOf = async (
  connection: Connection,
  { timetable, batches, seed }: Asked,
): Promise<SchoolWeek> => {
  const all = await batchesOf(connection, timetable);
  const chosen = batches.length === 0 ? all : all.filter((id) => batches.includes(id));
  const week = await weekOf(connection, chosen);
  const subjects = await taughtSubjects(connection, chosen);
  const classes = await batchRooms(connection, chosen);
  const standing = await lessonsOf(connection, timetable);
  const hours = await teacherHours(connection);
  const people = [...new Set([...subjects, ...standing].flatMap(({ teachers }) => teachers))];
  const limits = await lessonLimits(connection, people);
  const { subjectPerDay, inARow, mayExceed } = await searchSettings(connection);
  return {
    periods: week.filter(({ isBreak }) => !isBreak),
    classes,
    subjects,
    standing,
    chosen,
    rules: await lessonRules(connection, chosen),
    teachers: limits.map(({ id, perDay, perWeek, mostDays }) => ({
      id,
      perDay,
      perWeek,
      mostDays,
      hours: hours.filter(({ teacher }) => teacher === id),
    })),
    subjectPerDay,
    inARow,
    mayExceed,
    seed,
  };
};
