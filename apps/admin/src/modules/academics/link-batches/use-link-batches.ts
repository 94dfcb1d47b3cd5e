import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useBatches, useCourses } from '../../students/parts/use-batches.ts';
import { cellsOf, type BatchSubject, type CourseSubject } from './link-grid.ts';

/** Subjects of a course, its active batches, and where they meet. @param course 0 while none is chosen */
export const useLinkBatches = (course: number) => {
  const courses = useCourses();
  const ofCourse = useBatches(course);
  const wanted = useMemo(
    () => ({ filter: { course, archived: false }, sort: ['sortOrder', 'ASC'] }),
    [course],
  );
  const present = useMemo(
    () => ({
      filter: { 'batch.course': course, archived: false },
      fields: ['batch', 'code', 'name', 'courseSubject'],
    }),
    [course],
  );
  const path = (base: string): string | undefined => (course === 0 ? undefined : `/setup/v1/${base}/getall`);
  const rows = useLoad<readonly CourseSubject[]>(
    path('CourseSubject'),
    'academics.link.failSubjects',
    wanted,
  );
  const subjects = useLoad<readonly BatchSubject[]>(path('Subject'), 'academics.link.failSubjects', present);
  const batches = useMemo(() => ofCourse.data?.filter(({ active }) => active), [ofCourse.data]);
  const cells = useMemo(
    () => (rows.data && batches && subjects.data ? cellsOf(rows.data, batches, subjects.data) : undefined),
    [rows.data, batches, subjects.data],
  );
  return {
    courses,
    rows: rows.data,
    batches,
    cells,
    problem: courses.problem ?? ofCourse.problem ?? rows.problem ?? subjects.problem,
    retry: () => [courses, ofCourse, rows, subjects].forEach((load) => load.problem && load.retry()),
  };
};
