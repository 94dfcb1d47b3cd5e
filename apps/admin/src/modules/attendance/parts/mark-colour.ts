import type { RegisterLabel } from '@school/domain';

/** Theme colours; the text says the same. */
export const kindColour: Readonly<Record<RegisterLabel['kind'], string>> = {
  ABSENT: 'error.main',
  LATE: 'warning.dark',
  EXCUSED: 'info.main',
  ON_DUTY: 'success.main',
};
