import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { BatchRow, CourseRow } from './student.ts';

const inOrder = { sort: ['sortOrder', 'ASC'], filter: { active: true } };

/** Courses in the school's order. */
export const useCourses = () =>
  useLoad<readonly CourseRow[]>('/setup/v1/Class/getall', 'students.fail.courses', inOrder);

/** Batches of a course, or active ones of all courses for 0. */
export const useBatches = (course: number) => {
  const query = useMemo(
    () => ({
      sort: ['course.sortOrder', 'ASC'],
      filter: course === 0 ? { active: true } : { course },
      labels: ['academicYear'],
    }),
    [course],
  );
  return useLoad<readonly BatchRow[]>('/setup/v1/Batch/getall', 'students.fail.batches', query);
};

/** One batch by its number. */
export const useBatch = (id: string) =>
  useLoad<BatchRow>(`/setup/v1/Batch/get/${encodeURIComponent(id)}`, 'students.fail.batch');
