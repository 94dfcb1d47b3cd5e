import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { isWorkingDay } from '../payroll/working-days.ts';
import type { AttendanceKind } from './figures.ts';
import type { Stay } from './school-days.ts';
import { isWithin } from './school-days.ts';

/** Open until it is locked by hand or by age; once reopened it stays open until it is locked by hand. */
export type RegisterStatus = 'OPEN' | 'LOCKED' | 'REOPENED';

/**
 * Whether a tutor can no longer change the register of a day (R28).
 * @param status null for a register that has not been taken yet
 * @param lockAfterDays null: registers are locked by hand only
 */
export const isRegisterLocked = (
  date: IsoDate,
  status: RegisterStatus | null,
  lockAfterDays: number | null,
  today: IsoDate,
): boolean => {
  if (status === 'LOCKED') return true;
  if (status === 'REOPENED' || lockAfterDays === null) return false;
  return today > addDays(date, lockAfterDays);
};

/** Why a day cannot be marked for a student. */
export type UnmarkableDay = 'FUTURE' | 'OUTSIDE' | 'NO_SCHOOL';

/**
 * Why a day cannot be marked; undefined for one that can (R21).
 * @param stays times of the student in the batch, clipped to the dates of the batch
 */
export const unmarkable = (
  date: IsoDate,
  today: IsoDate,
  stays: readonly Stay[],
  nonWorking: NonWorkingDays,
): UnmarkableDay | undefined => {
  if (date > today) return 'FUTURE';
  if (!isWithin(date, stays)) return 'OUTSIDE';
  return isWorkingDay(date, nonWorking) ? undefined : 'NO_SCHOOL';
};

/** The content of a mark. */
export interface MarkWords {
  readonly kind: AttendanceKind;
  readonly requiresReason: boolean;
  readonly forenoon: boolean;
  readonly afternoon: boolean;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}

/** Why a mark is incomplete or contradictory. */
export type MarkProblem = 'NO_HALF' | 'LATE_AWAY' | 'NO_REASON' | 'NOT_LATE';

/** A student who is late is present; every other label covers at least one half of the day. */
export const markProblem = (mark: MarkWords): MarkProblem | undefined => {
  const isAway = mark.forenoon || mark.afternoon;
  if (mark.kind === 'LATE' && isAway) return 'LATE_AWAY';
  if (mark.kind !== 'LATE' && !isAway) return 'NO_HALF';
  if (mark.kind !== 'LATE' && mark.minutesLate !== null) return 'NOT_LATE';
  return mark.requiresReason && !mark.reason?.trim() ? 'NO_REASON' : undefined;
};
