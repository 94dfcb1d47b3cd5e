import type { DayLesson } from './types.ts';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** What is different about a lesson on its day, in words: who covers it, whom it is swapped with, or that it is cancelled. */
export const coverWords = (
  translate: Translate,
  { cancelled, exchanged, coverName }: Partial<Pick<DayLesson, 'cancelled' | 'exchanged' | 'coverName'>>,
): string => {
  if (cancelled) return translate('timetable.cancelled');
  return translate(exchanged ? 'timetable.exchangedWith' : 'timetable.coveredBy', { name: coverName ?? '' });
};
