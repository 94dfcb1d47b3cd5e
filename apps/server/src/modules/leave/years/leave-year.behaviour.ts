import { Conflict } from '@school/kernel';
import { addDays, dayNumber } from '@school/domain';
import type { Behaviour } from '../../../engine/behaviour.ts';
import { activeYear, lockYears } from '../balances/leave-type.store.ts';
import { takenAt, wrongAt } from '../leave-refusal.ts';

const longest = 366;

/** Leave years are contiguous; one is active. */
export const leaveYearBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    const [start, end] = [String(values['startDate']), String(values['endDate'])];
    if (end >= start && dayNumber(end) - dayNumber(start) + 1 > longest) {
      throw wrongAt('endDate', 'TOO_LONG', 'A leave year can have at most 366 days.');
    }
    const moves = !current || current['startDate'] !== start || current['endDate'] !== end;
    if (current && moves && current['status'] !== 'UPCOMING') {
      throw takenAt(
        'startDate',
        'ILLEGAL_STATE',
        'The dates of a leave year that has begun cannot be changed.',
      );
    }
    const years = await lockYears(work.transaction);
    const before = years
      .filter(({ id, startDate }) => id !== Number(current?.['id'] ?? 0) && startDate < start)
      .at(-1);
    if (moves && before && before.endDate < start && addDays(before.endDate, 1) !== start) {
      throw wrongAt('startDate', 'GAP', 'The previous year ends on %{endDate}. Begin on the next day.', {
        endDate: before.endDate,
      });
    }
    return input;
  },
  transitions: {
    activate: async (_row, _asked, work) => {
      await lockYears(work.transaction);
      const active = await activeYear(work.transaction);
      if (active) {
        throw new Conflict('%{name} is active. Close it first.', {
          code: 'YEAR_ACTIVE',
          params: { name: active.name },
        });
      }
      return {};
    },
  },
};
