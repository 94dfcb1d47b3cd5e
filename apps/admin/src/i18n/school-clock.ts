import { wallTime } from '@school/kernel';

/** Before the school is known, and on public pages, times are in the viewer's time zone. */
let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which moments are read and typed: the school's, wherever the viewer is. */
export const schoolTimeZone = (): string => zone;

const isKnown = (name: string): boolean => {
  try {
    return wallTime('2026-01-01T00:00:00Z', name) !== undefined;
  } catch {
    return false;
  }
};

/** Takes the time zone from the school's settings, called before anything is shown; an unknown one changes nothing. */
export const runClocksIn = (chosen: string): void => {
  if (isKnown(chosen)) zone = chosen;
};
