import { wallTime } from '@school/kernel';

/** Before the school is known, and on pages for everybody, clocks run as they do where the viewer is. */
let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which moments are read and typed: that of the school, wherever the viewer is. */
export const schoolTimeZone = (): string => zone;

const isKnown = (name: string): boolean => {
  try {
    return wallTime('2026-01-01T00:00:00Z', name) !== undefined;
  } catch {
    return false;
  }
};

/** Takes the time zone from the settings of the school, set before anything is shown; one that is unknown changes nothing. */
export const runClocksIn = (chosen: string): void => {
  if (isKnown(chosen)) zone = chosen;
};
