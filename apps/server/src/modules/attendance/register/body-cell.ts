import { dayCell, datedCell } from '@school/resources';
import { bodyDate, bodyFlag, bodyId, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { MarkedCell } from './judges.ts';

const mostMinutes = 600;

const minutes = (value: unknown, at: string): number | null => {
  if (value === undefined || value === null || value === '') return null;
  const count = Number(value);
  if (Number.isSafeInteger(count) && count > 0 && count <= mostMinutes) return count;
  throw invalidField(at, 'notInteger', 'Enter a whole number from 1 to %{max}.', { max: mostMinutes });
};

/**
 * A cell of a body: `{studentId, date, labelId, forenoon, afternoon, reason, minutesLate}`.
 * @param at its place in the body
 * @param day the day of all cells, which then do not name one
 */
export const bodyCell = (value: unknown, at: string, day?: string): MarkedCell => {
  const cell = bodyObject(value, at, day === undefined ? datedCell : dayCell);
  return {
    student: bodyId(cell['studentId'], `${at}.studentId`),
    date: day ?? bodyDate(cell['date'], `${at}.date`),
    label: cell['labelId'] == null ? null : bodyId(cell['labelId'], `${at}.labelId`),
    forenoon: bodyFlag(cell['forenoon'], `${at}.forenoon`),
    afternoon: bodyFlag(cell['afternoon'], `${at}.afternoon`),
    reason: bodyText(cell['reason'], `${at}.reason`, 255) ?? null,
    minutesLate: minutes(cell['minutesLate'], `${at}.minutesLate`),
  };
};
