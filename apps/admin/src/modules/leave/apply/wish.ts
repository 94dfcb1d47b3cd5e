import type { LeaveDuration } from '@school/domain';
import type { StoredFile } from '@school/kernel';

/** Which half: of the single day, or of the first or last day of a longer leave. */
export type Half = '' | 'FIRST' | 'SECOND' | 'START' | 'END';

/** The contents of the form. */
export interface Wish {
  readonly employee: number | null;
  readonly leaveType: string;
  readonly duration: LeaveDuration;
  readonly startDate: string;
  readonly endDate: string;
  readonly half: Half;
  readonly reason: string;
  readonly attachment: StoredFile | null;
}

export const emptyWish: Wish = {
  employee: null,
  leaveType: '',
  duration: 'SINGLE_DAY',
  startDate: '',
  endDate: '',
  half: '',
  reason: '',
  attachment: null,
};

/** A longer leave may start at noon on its first day or end at noon on its last. */
export const halves = (duration: LeaveDuration): readonly Exclude<Half, ''>[] =>
  duration === 'HALF_DAY' ? ['FIRST', 'SECOND'] : ['START', 'END'];

const halfOf = ({ half, startDate, endDate }: Wish): Readonly<Record<string, string>> => {
  if (half === 'START') return { halfDaySession: 'SECOND', halfDayDate: startDate };
  if (half === 'END') return { halfDaySession: 'FIRST', halfDayDate: endDate };
  return half === '' ? {} : { halfDaySession: half };
};

/** The application the form describes; undefined while something is missing. */
export const wishBody = (wish: Wish): Readonly<Record<string, unknown>> | undefined => {
  const { leaveType, duration, startDate, employee } = wish;
  const endDate = duration === 'MULTIPLE_DAYS' ? wish.endDate : startDate;
  if (leaveType === '' || startDate === '' || endDate === '') return undefined;
  if (duration === 'HALF_DAY' && wish.half === '') return undefined;
  return {
    leaveType: Number(leaveType),
    duration,
    startDate,
    endDate,
    ...(employee === null ? {} : { employee }),
    ...halfOf(wish),
  };
};
