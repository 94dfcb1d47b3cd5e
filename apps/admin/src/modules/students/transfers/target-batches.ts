import type { Choice } from '../../../engine/own-screen/Choose.tsx';
import type { BatchRow, CourseRow } from '../parts/student.ts';

const isEarlier = (batch: BatchRow, from: BatchRow): boolean =>
  batch.academicYear !== from.academicYear && batch.startDate < from.startDate;

/** How far a batch is from where a class usually goes: the next course, in the following year. */
const distance = (batch: BatchRow, from: BatchRow, next: number | null | undefined): number =>
  (batch.course === next ? 0 : 2) + (batch.startDate > from.startDate ? 0 : 1);

/**
 * Batches that the students of a batch can go into, the likeliest first. Each says its year: at the end of one there
 * are two of most names.
 */
export const targetBatches = (
  batches: readonly BatchRow[],
  from: BatchRow,
  courses: readonly CourseRow[],
): readonly Choice[] => {
  const next = courses.find(({ id }) => id === from.course)?.nextCourse;
  return batches
    .filter((batch) => batch.active && batch.id !== from.id && !isEarlier(batch, from))
    .toSorted((a, b) => distance(a, from, next) - distance(b, from, next))
    .map(({ id, fullName, students, capacity, _labels: labels }) => ({
      id,
      name: [
        fullName,
        ...(labels?.academicYear == null ? [] : [labels.academicYear]),
        capacity === null ? String(students) : `${students}/${capacity}`,
      ].join(' · '),
    }));
};
