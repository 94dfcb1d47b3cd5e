import { multiplyThenDivide } from '@school/domain';
import type { PaymentFrequency } from '@school/domain';
import { periodsPerYear } from '../periods/frequency.ts';

/** What was agreed with an employee; decimal strings, hours a week. */
export interface PayTerms {
  readonly payBasis: string | null;
  readonly annualSalary: string | null;
  readonly hourlyRate: string | null;
  readonly typicalHours: string | null;
}

const weeksPerYear = 52;

/** Hours are kept with two decimals, so hundredths of them are whole numbers. */
const hoursPerYear = (hoursAWeek: string): string =>
  ((Math.round(Number(hoursAWeek) * 100) * weeksPerYear) / 100).toFixed(2);

/**
 * Pay of one period by the terms of an employee: salary of the year, or rate × hours a week × 52, over the periods of
 * a year, rounded once.
 * @returns undefined when the terms do not say enough
 */
export const grossOfTerms = (terms: PayTerms, frequency: PaymentFrequency): string | undefined => {
  const periods = String(periodsPerYear[frequency]);
  const isHourly = terms.payBasis === 'HOURLY' || terms.annualSalary === null;
  if (!isHourly && terms.annualSalary !== null) return multiplyThenDivide(terms.annualSalary, '1', periods);
  if (terms.hourlyRate === null || terms.typicalHours === null) return undefined;
  return multiplyThenDivide(terms.hourlyRate, hoursPerYear(terms.typicalHours), periods);
};
