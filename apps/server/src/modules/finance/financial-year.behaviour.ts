import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { closeYear, reopenYear } from './closing/year-closing.ts';
import { bookedDaysOf } from './financial-year.store.ts';

const dayOf = (key: string, input: RecordValues, current: RecordValues): string =>
  String(input[key] ?? current[key]);

/** Bookings stay in their year, and a closed year stays closed: its days are never free again. */
export const financialYearBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    if (!current || !('startDate' in input || 'endDate' in input)) return input;
    const booked = await bookedDaysOf(transaction, Number(current['id']));
    if (!booked) return input;
    if (dayOf('startDate', input, current) > booked.first) {
      throw conflictAt('startDate', 'BOOKED', 'Money has already been booked on %{day}.', {
        day: booked.first,
      });
    }
    if (dayOf('endDate', input, current) < booked.last) {
      throw conflictAt('endDate', 'BOOKED', 'Money has already been booked on %{day}.', { day: booked.last });
    }
    return input;
  },
  transitions: {
    close: async (row, _input, work) => {
      await closeYear(row, work);
      return {};
    },
    reopen: async (row, _input, work) => {
      await reopenYear(row, work);
      return {};
    },
  },
  beforeDelete: (current) => {
    if (current['status'] !== 'CLOSED') return Promise.resolve();
    throw new Conflict('The financial year %{name} is closed.', {
      code: 'YEAR_CLOSED',
      params: { name: String(current['name']) },
    });
  },
};
