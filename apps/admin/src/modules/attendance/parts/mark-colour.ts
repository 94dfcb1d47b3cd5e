import type { RegisterLabel } from '@school/domain';

/** Colours of the theme; the word says the same. */
export const kindColour: Readonly<Record<RegisterLabel['kind'], string>> = {
  ABSENT: 'error.main',
  LATE: 'warning.dark',
  EXCUSED: 'info.main',
  ON_DUTY: 'success.main',
};
