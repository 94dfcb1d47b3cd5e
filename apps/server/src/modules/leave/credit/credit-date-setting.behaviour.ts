import { datesPerYear } from '@school/domain';
import type { CreditFrequency } from '@school/domain';
import type { Behaviour } from '../../../engine/behaviour.ts';
import { wrongAt } from '../leave-refusal.ts';

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A frequency has as many dates as it has credits in a year, all distinct. */
export const creditDateSettingBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    const values = { ...current, ...input };
    const frequency = values['frequency'] as CreditFrequency;
    if (frequency === 'MONTHLY') {
      const day = Number(values['dayOfMonth'] ?? 1);
      if (day <= 28 || day === 31) return input;
      throw wrongAt('dayOfMonth', 'DAY', 'Enter a day from 1 to 28, or 31 for the last day of the month.');
    }
    const dates = (values['dates'] ?? []) as readonly { readonly month: string; readonly day: number }[];
    const wanted = datesPerYear(frequency);
    if (dates.length !== wanted) throw wrongAt('dates', 'COUNT', '%{wanted} dates are required.', { wanted });
    if (new Set(dates.map(({ month, day }) => `${month}-${day}`)).size < dates.length) {
      throw wrongAt('dates', 'TWICE', 'Each date can appear only once.');
    }
    const wrong = dates.findIndex(({ month, day }) => day > (lastDays[Number(month) - 1] ?? 0));
    if (wrong >= 0) throw wrongAt(`dates[${wrong}].day`, 'DAY', 'The month has no such day.');
    return input;
  },
};
