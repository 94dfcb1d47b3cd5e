import { multiplyThenDivide } from '@school/domain';
import type { PaymentFrequency } from '@school/domain';
import { periodsPerYear } from '../periods/frequency.ts';

/** The terms agreed with an employee; decimal strings, hours per week. */
export interface PayTerms {
  readonly payBasis: string | null;
  readonly annualSalary: string | null;
  readonly hourlyRate: string | null;
  readonly typicalHours: string | null;
}

const weeksPerYear = 52;

/** Hours are stored with two decimals, so in hundredths they are integers. */
const hoursPerYear = (hoursAWeek: string): string =>
  ((Math.round(Number(hoursAWeek) * 100) * weeksPerYear) / 100).toFixed(2);

/**
 * Pay for one period by an employee's terms: annual salary, or rate × hours per week × 52, divided by the periods of a
 * year, rounded once.
 * @returns undefined when the terms are incomplete
 */
export const grossOfTerms = (terms: PayTerms, frequency: PaymentFrequency): string | undefined => {
  const periods = String(periodsPerYear[frequency]);
  const isHourly = terms.payBasis === 'HOURLY' || terms.annualSalary === null;
  if (!isHourly && terms.annualSalary !== null) return multiplyThenDivide(terms.annualSalary, '1', periods);
  if (terms.hourlyRate === null || terms.typicalHours === null) return undefined;
  return multiplyThenDivide(terms.hourlyRate, hoursPerYear(terms.typicalHours), periods);
};
