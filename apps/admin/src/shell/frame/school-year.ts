import type { Account } from '../../session/account.ts';

/** The name of the current school year; empty while the institute has none. */
export const schoolYearOf = ({ institute, settings }: Pick<Account, 'institute' | 'settings'>): string => {
  const year = institute.academicYear ?? settings.academicYear;
  if (typeof year === 'string') return year;
  const name = typeof year === 'object' && year !== null ? (year as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
};
