import { phaseOf, planName } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

const datesOf = (row: RecordValues) => ({
  startDate: String(row['startDate']),
  endDate: String(row['endDate']),
});

/**
 * A timetable is named by its dates, cannot be changed once it is over, and can be deleted only before it has begun (R22).
 */
export const timetableBehaviour: Behaviour = {
  beforeSave: (input, current, { context }) => {
    const dates = datesOf({ ...current, ...input });
    if (!current && dates.endDate < context.today) {
      throw invalidField('endDate', 'past', 'The timetable would already be over.');
    }
    if (current && phaseOf(datesOf(current), context.today) === 'PAST') {
      throw new Conflict('The timetable is over and cannot be changed.', { code: 'OVER' });
    }
    const name = input['name'] === undefined ? current?.['name'] : input['name'];
    const isOwn =
      typeof name === 'string' && name.trim() !== '' && !(current && name === planName(datesOf(current)));
    return isOwn ? input : { ...input, name: planName(dates) };
  },
  beforeDelete: (current, { context }) => {
    if (phaseOf(datesOf(current), context.today) !== 'UPCOMING') {
      throw new Conflict('A timetable that has begun cannot be deleted: its lessons have been held.', {
        code: 'HAS_BEGUN',
      });
    }
    return Promise.resolve();
  },
  transitions: {
    withdraw: (row, _input, { context }) => {
      if (phaseOf(datesOf(row), context.today) !== 'UPCOMING') {
        throw new Conflict('A timetable that has begun cannot be withdrawn.', { code: 'HAS_BEGUN' });
      }
      return {};
    },
  },
};
