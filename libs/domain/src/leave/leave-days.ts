import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays, dayNumber } from '../calendar/iso-date.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { isWorkingDay } from '../payroll/working-days.ts';
import type { LeaveSession } from './session.ts';
import { sessionFraction } from './session.ts';

/** The intended duration of a leave. */
export type LeaveDuration = 'SINGLE_DAY' | 'MULTIPLE_DAYS' | 'HALF_DAY';

/** What an employee applies for. */
export interface LeaveRequest {
  readonly duration: LeaveDuration;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  /** The half of a half-day leave, or of the half first or last day of a longer leave. */
  readonly halfDaySession?: 'FIRST' | 'SECOND' | null;
  /** Which day is the half one; absent for a leave of whole days. */
  readonly halfDayDate?: IsoDate | null;
}

/** A leave type's counting rules. */
export interface CountingRules {
  readonly allowHalfDay: boolean;
  /** Days off and holidays within the leave count too. */
  readonly countNonWorkingDays: boolean;
  /** Longest leave in calendar days; absent for no limit. */
  readonly maxContinuousDays?: number | null;
}

/** One counted day of a leave. */
export interface LeaveDay {
  readonly date: IsoDate;
  readonly session: LeaveSession;
  /** `1` or `0.5`. */
  readonly fraction: string;
}

/** Why there are no days to count; `field` is the request field. */
export type LeaveDaysProblem =
  | Problem<'LEAVE_ENDS_BEFORE_START'>
  | Problem<'LEAVE_ONE_DAY_ONLY'>
  | Problem<'LEAVE_HALF_DAY_NOT_ALLOWED'>
  | Problem<'LEAVE_HALF_SESSION_MISSING'>
  | Problem<'LEAVE_HALF_DAY_NOT_AT_EDGE'>
  | Problem<'LEAVE_TOO_LONG', { most: number }>
  | Problem<'LEAVE_NO_WORKING_DAY'>;

/** More days than any leave has: prevents a mistyped year from being counted through. */
export const longestLeave = 366;

const half = ({ halfDaySession, halfDayDate }: LeaveRequest, date: IsoDate): LeaveSession =>
  halfDaySession && halfDayDate === date ? halfDaySession : 'FULL';

/** A half first day is its second half, a half last day its first half: a leave has no gap. */
const isAtEdge = ({ startDate, endDate, halfDaySession, halfDayDate }: LeaveRequest): boolean =>
  (halfDayDate === startDate && halfDaySession === 'SECOND') ||
  (halfDayDate === endDate && halfDaySession === 'FIRST');

const problemOf = (request: LeaveRequest, rules: CountingRules): Result<null, LeaveDaysProblem> => {
  const { duration, startDate, endDate, halfDaySession, halfDayDate } = request;
  if (endDate < startDate) return refuse('LEAVE_ENDS_BEFORE_START', {});
  if (duration !== 'MULTIPLE_DAYS' && endDate !== startDate) return refuse('LEAVE_ONE_DAY_ONLY', {});
  const most = Math.min(rules.maxContinuousDays ?? longestLeave, longestLeave);
  if (dayNumber(endDate) - dayNumber(startDate) + 1 > most) return refuse('LEAVE_TOO_LONG', { most });
  const isHalf = duration === 'HALF_DAY' || (duration === 'MULTIPLE_DAYS' && Boolean(halfDayDate));
  if (isHalf && !rules.allowHalfDay) return refuse('LEAVE_HALF_DAY_NOT_ALLOWED', {});
  if (isHalf && !halfDaySession) return refuse('LEAVE_HALF_SESSION_MISSING', {});
  if (duration === 'MULTIPLE_DAYS' && isHalf && !isAtEdge(request)) {
    return refuse('LEAVE_HALF_DAY_NOT_AT_EDGE', {});
  }
  return success(null);
};

/** The request with what its duration implies: a half day is its own half day, a whole day has none. */
const plain = (request: LeaveRequest): LeaveRequest => {
  if (request.duration === 'HALF_DAY') return { ...request, halfDayDate: request.startDate };
  return request.duration === 'SINGLE_DAY' ? { ...request, halfDayDate: null } : request;
};

/**
 * The days of a leave that count: all dates except weekly days off and holidays, unless the type counts those too. A half
 * day on a day off does not count.
 * @returns at least one day, or why there is none
 */
export function leaveDays(
  request: LeaveRequest,
  calendar: NonWorkingDays,
  rules: CountingRules,
): Result<readonly LeaveDay[], LeaveDaysProblem> {
  const asked = plain(request);
  const checked = problemOf(asked, rules);
  if (!checked.ok) return checked;
  const days: LeaveDay[] = [];
  for (let date = asked.startDate; date <= asked.endDate; date = addDays(date, 1)) {
    if (!rules.countNonWorkingDays && !isWorkingDay(date, calendar)) continue;
    const session = half(asked, date);
    days.push({ date, session, fraction: sessionFraction(session) });
  }
  return days.length > 0 ? success(days) : refuse('LEAVE_NO_WORKING_DAY', {});
}
