import { copyFeesToYear, planInstalments } from '@school/resources';
import { handle, type Handler } from '../../../engine/operation/handle.ts';
import { copyFees } from './copy-fees.ts';
import { plan } from './instalments.ts';

/** What the office does with whole fees: the next year, and instalments. */
export const feePlanHandlers: readonly Handler[] = [
  handle(copyFeesToYear, ({ records, input: { financialYear, raiseDiscounts, percent, step }, work }) =>
    copyFees(
      records.map(({ id }) => Number(id)),
      { year: financialYear, percent, step, raiseDiscounts },
      work,
    ),
  ),
  handle(planInstalments, ({ record, input, work }) => plan(Number(record.id), input, work)),
];
