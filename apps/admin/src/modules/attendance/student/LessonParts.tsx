import { ViewFacts } from '../../../engine/blocks/ViewFacts.tsx';
import { ViewTable } from '../../../engine/blocks/ViewTable.tsx';

export interface LessonPartsProps {
  /** A student, plus the batch and the days if given. */
  readonly about: {
    readonly student: number;
    readonly batch?: number | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
}

/** Attendance in lessons, over all and by subject; nothing where registers are taken once a day. */
export const LessonsOfSubjects = ({ about }: LessonPartsProps) => (
  <>
    <ViewFacts view="lessonAttendanceRate" parameters={about} />
    <ViewTable view="attendanceBySubject" label="Attendance by subject" onlyFilled parameters={about} />
  </>
);

/** Every lesson missed or arrived late for; nothing if there are none. */
export const LessonsMissed = ({ about }: LessonPartsProps) => (
  <ViewTable view="lessonsMissed" label="Absences from lessons" onlyFilled parameters={about} />
);
