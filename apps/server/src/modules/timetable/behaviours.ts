import type { Behaviours } from '../../engine/behaviour.ts';
import { lessonCoverBehaviour } from './covers/lesson-cover.behaviour.ts';
import { timetableEntryBehaviour } from './lessons/timetable-entry.behaviour.ts';
import { classTimingBehaviour, classTimingSetBehaviour } from './masters/class-timing-set.behaviour.ts';
import { classroomAllocationBehaviour } from './masters/classroom-allocation.behaviour.ts';
import { onlyDefault } from './masters/only-default.ts';
import { timetableBehaviour } from './plans/timetable.behaviour.ts';

/** What the definitions of timetables and rooms cannot express. */
export const timetableBehaviours: Behaviours = {
  classTimingSet: classTimingSetBehaviour,
  classTiming: classTimingBehaviour,
  weekdaySet: { beforeSave: onlyDefault('weekdaySet') },
  classroomAllocation: classroomAllocationBehaviour,
  timetable: timetableBehaviour,
  timetableEntry: timetableEntryBehaviour,
  lessonCover: lessonCoverBehaviour,
};
