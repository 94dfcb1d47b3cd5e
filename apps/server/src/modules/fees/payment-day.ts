import { Invalid } from '@school/kernel';
import { addDays } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';

/**
 * Money is taken on the day on which it comes, or so many days later as the settings of fees let a clerk write it down.
 * @throws Invalid `BACKDATED` at `date`
 */
export const refuseOtherDay = (date: string, { context }: Work, daysBack: number): void => {
  if (date >= addDays(context.today, -daysBack) && date <= context.today) return;
  const message =
    daysBack === 0 ? 'A payment is dated today.' : `A payment is dated back ${daysBack} days at most.`;
  throw new Invalid(message, [{ field: 'date', code: 'BACKDATED', message }]);
};
