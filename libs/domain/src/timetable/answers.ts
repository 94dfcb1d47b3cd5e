import type { TimetableBatches } from './wire.ts';
import type { TeacherLoad, SubjectTeacher } from '../people/teacher-load.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    timetableAllocation: TimetableBatches;
    timetableAllocationOfClass: TimetableBatches;
    teacherLoads: readonly TeacherLoad[];
    teachersOfSubject: readonly SubjectTeacher[];
  }
}
