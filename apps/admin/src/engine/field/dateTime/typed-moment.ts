import { momentAt } from '../../../i18n/wall-clock.ts';

const dayAndTime = /^(.+?)[\s,T]+(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([aApP][mM])?$/;

/** Hour of the day of a typed time; undefined if there is none. */
const hoursOf = (typed: number, half: string | undefined): number | undefined => {
  if (half === undefined) return typed < 24 ? typed : undefined;
  if (typed < 1 || typed > 12) return undefined;
  return (typed % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
};

/**
 * Day and time typed in one go, `23/11 14:30`, `today 9:15 pm`, `2026-11-23T14:30`, as a stored moment by the school's clock.
 * @param readDay parses the typed day; undefined if it is none
 */
export const readMoment = (typed: string, readDay: (text: string) => string | undefined): unknown => {
  const [, dayText = '', hourText = '', minutes = '', half] = dayAndTime.exec(typed.trim()) ?? [];
  const [day, hours] = [readDay(dayText), hoursOf(Number(hourText), half)];
  if (dayText === '' || day === undefined || hours === undefined || Number(minutes) > 59) return undefined;
  return momentAt(day, `${String(hours).padStart(2, '0')}:${minutes}`);
};
