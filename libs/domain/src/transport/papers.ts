import { addDays, type IsoDate } from '../calendar/iso-date.ts';

/** The numbers in "30, 7, 1", each once, the highest first. */
export const daysBefore = (text: string): readonly number[] => {
  const numbers = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,3}$/.test(part))
    .map(Number);
  return [...new Set(numbers)].sort((a, b) => b - a);
};

/** The days on which users are notified that a document is expiring, in ascending order. */
export const paperAlerts = (expiresOn: IsoDate, before: string): readonly IsoDate[] =>
  daysBefore(before).map((days) => addDays(expiresOn, -days));

/** The day from which a document counts as expiring; its last day where nothing is set. */
export const paperTellFrom = (expiresOn: IsoDate, before: string): IsoDate =>
  paperAlerts(expiresOn, before)[0] ?? expiresOn;
