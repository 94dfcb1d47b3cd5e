import { Conflict, Invalid } from '@school/kernel';
import type { LeaveCoverProblem, LeaveDaysProblem } from '@school/domain';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';

/** 400 with the message at its field. */
export const wrongAt = invalidField;

/** 409 that a form shows at one of its fields. */
export const takenAt = conflictAt;

type Place = readonly [field: string, message: string];

const places: Readonly<Record<Exclude<LeaveDaysProblem['code'], 'LEAVE_TOO_LONG'>, Place>> = {
  LEAVE_ENDS_BEFORE_START: ['endDate', 'The leave cannot end before it begins.'],
  LEAVE_ONE_DAY_ONLY: ['duration', 'A leave of one day or half a day must end on the day it begins.'],
  LEAVE_HALF_DAY_NOT_ALLOWED: ['duration', 'This leave type can only be taken in whole days.'],
  LEAVE_HALF_SESSION_MISSING: ['halfDaySession', 'Choose which half of the day.'],
  LEAVE_HALF_DAY_NOT_AT_EDGE: [
    'halfDayDate',
    'A longer leave can include a half day only as the second half of its first day or the first half of its last day.',
  ],
  LEAVE_NO_WORKING_DAY: ['startDate', 'None of these days is a working day.'],
};

/** 400 for an application whose days cannot be counted. */
export const daysRefusal = (problem: LeaveDaysProblem): Invalid => {
  if (problem.code === 'LEAVE_TOO_LONG') {
    return wrongAt('endDate', problem.code, 'At most %{max} days at a time.', { max: problem.params.most });
  }
  const [field, message] = places[problem.code];
  return wrongAt(field, problem.code, message);
};

/** 409 for days that exceed the balance. */
export const coverRefusal = ({ code, params }: LeaveCoverProblem): Conflict =>
  takenAt('leaveType', code, 'The balance is too low: %{available} of %{days} days are available.', {
    available: params.available,
    days: params.days,
  });
