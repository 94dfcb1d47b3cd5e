import { toScore, type GradeLevel } from './grade.ts';
import type { meanOf } from './grouped.ts';
import type { ExamMark } from './result.ts';

const level = (id: number, name: string, minScore: string): GradeLevel => ({
  id,
  name,
  minScore,
  creditPoints: null,
  isPass: name !== 'F',
});

/** The scale that a school starts with. */
export const scale = [
  level(1, 'A', '90'),
  level(2, 'B', '80'),
  level(3, 'C', '70'),
  level(4, 'D', '60'),
  level(5, 'E', '50'),
  level(6, 'F', '0'),
];

/** A student's result in an exam; present unless stated otherwise. */
export const mark = (
  subject: number,
  marks: string | null,
  maximum: string,
  more: Partial<ExamMark> = {},
): ExamMark => ({
  subject,
  marks,
  maximum,
  attendance: 'PRESENT',
  isFailed: false,
  points: null,
  creditHours: null,
  ...more,
});

/** A score as it is shown. */
export const shown = (value: ReturnType<typeof meanOf>): string => (value ? toScore(value) : '-');
