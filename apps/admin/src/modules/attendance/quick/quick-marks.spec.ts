import type { RegisterLabel } from '@school/domain';
import { markOf } from '../parts/marks.ts';
import { countDay, nextMark } from './quick-marks.ts';

const label = (id: number, kind: RegisterLabel['kind']): RegisterLabel => ({
  id,
  code: 'X',
  name: kind,
  kind,
  absenceWeight: '1',
  requiresReason: false,
  notifyGuardian: true,
});
const labels = [label(1, 'ABSENT'), label(2, 'LATE'), label(3, 'EXCUSED')] as const;

it('two taps make a child late, a third one present again', () => {
  const absent = nextMark(undefined, labels);
  const late = nextMark(absent, labels);
  expect([absent?.label, late?.label, nextMark(late, labels)]).toEqual([1, 2, undefined]);
  expect(late).toMatchObject({ forenoon: false, afternoon: false });
  expect(nextMark(markOf(labels[2]), labels)).toBeUndefined();
});

it('counts who is there, away and late', () => {
  const marks = [markOf(labels[0]), markOf(labels[1]), markOf(labels[2], 'FORENOON')];
  expect(countDay(10, marks, labels)).toEqual({ present: 7, away: 2, late: 1 });
});
