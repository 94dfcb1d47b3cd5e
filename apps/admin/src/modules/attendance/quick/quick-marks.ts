import type { RegisterLabel } from '@school/domain';
import { labelOfKind, markOf, type CellMark } from '../parts/marks.ts';

/** What a tap turns a student's state into: present, absent, late, then present again. */
export const nextMark = (
  mark: CellMark | undefined,
  labels: readonly RegisterLabel[],
): CellMark | undefined => {
  const [absent, late] = [labelOfKind(labels, 'ABSENT'), labelOfKind(labels, 'LATE')];
  if (!mark) return absent && markOf(absent);
  return absent && late && mark.label === absent.id ? markOf(late) : undefined;
};

/** How many there are of each. */
export interface DayCount {
  readonly present: number;
  readonly away: number;
  readonly late: number;
}

/** @param students all students of the batch; anyone without a mark is present, and so is anyone late */
export const countDay = (
  students: number,
  marks: readonly CellMark[],
  labels: readonly RegisterLabel[],
): DayCount => {
  const late = marks.filter(({ label }) => labels.find(({ id }) => id === label)?.kind === 'LATE').length;
  const away = marks.length - late;
  return { present: students - away - late, away, late };
};
