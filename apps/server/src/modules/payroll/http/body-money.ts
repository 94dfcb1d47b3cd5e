import { parseMoney } from '@school/domain';
import { invalidAt } from '../payroll-refusal.ts';

/** An amount, sent as a number or as text; never rounded. */
export const bodyMoney = (value: unknown, at: string): string => {
  const amount = parseMoney(typeof value === 'number' || typeof value === 'string' ? String(value) : '');
  if (!amount.ok) throw invalidAt(at, amount.error);
  return amount.value;
};
