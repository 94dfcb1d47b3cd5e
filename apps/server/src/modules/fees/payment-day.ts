import { addDays } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/**
 * Money is recorded on the day it comes in, or up to as many days later as the fee settings allow.
 * @throws Invalid `BACKDATED` at `date`
 */
export const refuseOtherDay = (date: string, { context }: Work, daysBack: number): void => {
  if (date >= addDays(context.today, -daysBack) && date <= context.today) return;
  if (daysBack === 0) throw invalidField('date', 'BACKDATED', 'A payment must be dated today.');
  throw invalidField('date', 'BACKDATED', 'A payment can be backdated by at most %{days} days.', {
    days: daysBack,
  });
};
