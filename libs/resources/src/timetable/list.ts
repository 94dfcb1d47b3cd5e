import type { AnyResource } from '@school/kernel';
import { building } from './building.resource.ts';
import { classTimingSet } from './class-timing-set.resource.ts';
import { classTiming } from './class-timing.resource.ts';
import { classroomAllocation } from './classroom-allocation.resource.ts';
import { classroom } from './classroom.resource.ts';
import { lessonCover } from './lesson-cover.resource.ts';
import { lessonTeacher } from './lesson-teacher.resource.ts';
import { teacherUnavailability } from './teacher-unavailability.resource.ts';
import { timetableEntry } from './timetable-entry.resource.ts';
import { timetableSetting } from './timetable-setting.settings.ts';
import { timetableRun } from './timetable-run.resource.ts';
import { timetable } from './timetable.resource.ts';
import { weekdaySet } from './weekday-set.resource.ts';
import { weekdayTiming } from './weekday-timing.resource.ts';

export const timetableResources: readonly AnyResource[] = [
  building,
  classroom,
  classTimingSet,
  classTiming,
  weekdaySet,
  weekdayTiming,
  timetable,
  timetableEntry,
  lessonTeacher,
  lessonCover,
  timetableRun,
  classroomAllocation,
  teacherUnavailability,
  timetableSetting,
];
