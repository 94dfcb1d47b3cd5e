import type { NamedSubject } from '../../academics/taught-subjects.store.ts';
import type { NamedLesson } from './lesson.store.ts';
import type { StandingLesson } from './standing-lesson.ts';

/** What a lesson is about. */
export type LessonSubject = Pick<NamedLesson, 'subject' | 'subjectName' | 'subjectCode'>;

/** What the timetable plans for a lesson. */
export const plannedOf = ({ subject, subjectName, subjectCode }: LessonSubject): LessonSubject => ({
  subject,
  subjectName,
  subjectCode,
});

/**
 * A lesson with the subject that is taught on a day: that of the cover where it names another than planned (R25). Students of
 * an elective group have a subject each, so that one of the group's subjects leaves the lesson as it is.
 * @param subjects the subjects of covers, by id
 */
export const taughtOn = (
  lesson: StandingLesson,
  cover: { readonly subject: number | null; readonly cancelled: boolean } | undefined,
  subjects: ReadonlyMap<number, NamedSubject>,
): StandingLesson => {
  if (!cover || cover.cancelled || cover.subject === null || cover.subject === lesson.subject) return lesson;
  const other = subjects.get(cover.subject);
  if (!other || (lesson.electiveGroup !== null && other.electiveGroup === lesson.electiveGroup)) {
    return lesson;
  }
  return {
    ...lesson,
    subject: other.id,
    subjectName: other.name,
    subjectCode: other.code,
    electiveGroup: null,
  };
};
