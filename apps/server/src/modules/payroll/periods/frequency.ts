import type { PaymentFrequency } from '@school/domain';

const frequencies: Readonly<Record<string, PaymentFrequency>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  biweekly: 'BIWEEKLY',
  semimonthly: 'SEMIMONTHLY',
  twiceamonth: 'SEMIMONTHLY',
  monthly: 'MONTHLY',
};

/** A payment frequency by its code or its name, in any case: `Bi-weekly` is BIWEEKLY. Undefined for anything else. */
export const frequencyOf = (text: string): PaymentFrequency | undefined =>
  frequencies[text.toLowerCase().replaceAll(/[^a-z]/g, '')];

/** Periods in a year, for converting annual pay to pay per period. */
export const periodsPerYear: Readonly<Record<PaymentFrequency, number>> = {
  DAILY: 365,
  WEEKLY: 52,
  BIWEEKLY: 26,
  SEMIMONTHLY: 24,
  MONTHLY: 12,
};
