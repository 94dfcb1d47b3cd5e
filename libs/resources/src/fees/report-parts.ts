import { f } from '@school/kernel';

/** Who reads reports of fees and money. */
export const readers = ['FinanceReports', 'FinanceControl'] as const;
/** The days that a report is about; this month at first. */
export const range = {
  from: f.date({ label: 'From', required: true }),
  to: f.date({ label: 'To', required: true }),
} as const;
export const start = { from: 'thisMonth:from', to: 'today' } as const;
export const entry = (order: number, description: string) => ({
  group: 'feeReports',
  order,
  icon: 'report',
  description,
});
export const sum = (label: string, of: string) =>
  ({ label, as: 'money', figure: `sum:${of}`, total: true }) as const;
export const batch = f.ref('batch');
export const collection = f.ref('feeCollection', { label: 'Fee collection' });
/** Fine of a bill on the day of the report, less what was waived. Billed and fine less paid is what is left. */
export const fine = { label: 'Fine', as: 'money', value: 'fine', total: true } as const;
export const left = { label: 'Balance due', as: 'money', value: 'balance', total: true } as const;
