import type { BatchRow, CourseRow } from '../parts/student.ts';
import { targetBatches } from './target-batches.ts';

const batch = (id: number, course: number, year: number, more: Partial<BatchRow> = {}): BatchRow => ({
  id,
  fullName: `G${course} A`,
  course,
  academicYear: year,
  startDate: `${year}-04-01`,
  capacity: 35,
  active: true,
  students: 25,
  withoutRollNumber: 0,
  rollNumberPrefix: null,
  _labels: { academicYear: `${year}` },
  ...more,
});
const course = (id: number): CourseRow => ({
  id,
  name: `Grade ${id}`,
  code: `G${id}`,
  nextCourse: id + 1,
  batches: 1,
  students: 25,
  withoutRollNumber: 0,
  rollNumberPrefix: null,
});

describe('batches that a class can go into', () => {
  const from = batch(1, 9, 2026);
  const names = (batches: readonly BatchRow[]): readonly string[] =>
    targetBatches([from, ...batches], from, [course(9), course(10)]).map(({ name }) => name);

  it('begin with the next course in the next year, and say which year it is', () => {
    expect(names([batch(2, 10, 2026), batch(3, 9, 2027), batch(4, 10, 2027, { students: 0 })])).toEqual([
      'G10 A · 2027 · 0/35',
      'G10 A · 2026 · 25/35',
      'G9 A · 2027 · 25/35',
    ]);
  });

  it('are none of earlier years, which would be refused, and none that are closed', () => {
    expect(names([batch(2, 10, 2025), batch(3, 10, 2027, { active: false })])).toEqual([]);
  });
});
