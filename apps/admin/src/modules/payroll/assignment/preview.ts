import { sumMoney, type AssignableRow, type Money } from '@school/domain';
import { typedAmount } from '../generation/edits.ts';

export type GrossFrom = 'payTerms' | 'value';

export interface AssignPreview {
  readonly count: number;
  /** Total gross of all of them. */
  readonly gross: Money;
  /** Names of those without pay terms to take a gross from. */
  readonly without: readonly string[];
}

/** The effect of assigning these employees, before it is done. */
export const assignPreview = (
  chosen: readonly AssignableRow[],
  grossFrom: GrossFrom,
  value: string,
): AssignPreview => {
  const common = typedAmount(value) ?? '0.00';
  const own = chosen.map(({ periodPay }) => periodPay ?? '0.00');
  return {
    count: chosen.length,
    gross: sumMoney(grossFrom === 'value' ? chosen.map(() => common) : own),
    without:
      grossFrom === 'value'
        ? []
        : chosen.filter(({ periodPay }) => !(Number(periodPay) > 0)).map(({ employeeName }) => employeeName),
  };
};
