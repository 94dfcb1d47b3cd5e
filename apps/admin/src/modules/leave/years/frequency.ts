import { creditDates, datesPerYear } from '@school/domain';

export const frequencies = ['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** The leave year in which the dates are shown. */
export interface YearSpan {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** One day of the year as the form has it. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** What has been chosen for a frequency. */
export interface Choice {
  readonly dayOfMonth: number;
  readonly dates: readonly DayOfYear[];
}

/** The first days of equal parts of a calendar year, which apply until someone chooses others. */
export const standardChoice = (frequency: Frequency): Choice => {
  const count = frequency === 'MONTHLY' ? 0 : datesPerYear(frequency);
  return {
    dayOfMonth: 1,
    dates: Array.from({ length: count }, (_, at) => ({ month: (at * 12) / count + 1, day: 1 })),
  };
};

/** The days of that year on which a choice credits leave, in order. */
export const daysIn = (year: YearSpan, frequency: Frequency, choice: Choice | undefined): readonly string[] =>
  creditDates(
    year,
    frequency,
    choice && (frequency === 'MONTHLY' ? { dayOfMonth: choice.dayOfMonth } : choice),
  );
