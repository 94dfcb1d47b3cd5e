import type { SchoolYear } from '@school/kernel';
import type { Account } from '../../session/account.ts';

/** The name of the current school year; empty while the institute has none. */
export const schoolYearOf = ({ institute, settings }: Pick<Account, 'institute' | 'settings'>): string => {
  const year = institute.academicYear ?? settings.academicYear;
  if (typeof year === 'string') return year;
  const name = typeof year === 'object' && year !== null ? (year as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
};

const isYear = (value: unknown): value is SchoolYear => {
  const { id, name } = (typeof value === 'object' && value !== null ? value : {}) as Partial<SchoolYear>;
  return typeof id === 'number' && typeof name === 'string';
};

/** The years to choose from, latest first. */
export const schoolYearsOf = ({ settings }: Pick<Account, 'settings'>): readonly SchoolYear[] =>
  Array.isArray(settings.academicYears) ? settings.academicYears.filter(isYear) : [];
