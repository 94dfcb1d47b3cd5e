import { createSequence } from './sequence.ts';

/** School days since the summer break that have registers; the last ones up to today. */
export const demoAttendance = {
  from: '2026-08-03',
  to: '2026-12-18',
  lockAfterDays: 14,
  minPercentage: '85.00',
};

const reasons = [
  'Fever',
  'Stomach ache',
  'Family wedding',
  'Visit to the doctor',
  'Out of town',
  null,
  null,
  null,
];

/** A mark in the demo school, by the code of its label. */
export interface DemoMark {
  readonly code: 'A' | 'L' | 'E';
  readonly forenoon: boolean;
  readonly afternoon: boolean;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}

/**
 * Who is away when: most students seldom, one in twenty far too often.
 * @param seed the same for the same batch
 */
export const demoMarks = (seed: number): ((place: number) => DemoMark | undefined) => {
  const sequence = createSequence(seed);
  return (place) => {
    const perThousand = place % 20 === 7 ? 180 : 25 + (place % 5) * 6;
    if (sequence.next(1000) >= perThousand) return undefined;
    const kind = sequence.next(10);
    const reason = sequence.pick(reasons);
    if (kind >= 8) {
      const minutesLate = 5 + sequence.next(6) * 5;
      return { code: 'L', forenoon: false, afternoon: false, reason: null, minutesLate };
    }
    if (kind === 7) {
      return {
        code: 'E',
        forenoon: true,
        afternoon: true,
        reason: reason ?? 'Excused by the office',
        minutesLate: null,
      };
    }
    const [forenoon, afternoon] = kind === 6 ? [false, true] : kind === 5 ? [true, false] : [true, true];
    return { code: 'A', forenoon, afternoon, reason, minutesLate: null };
  };
};
