import type { LeaveDuration } from '@school/domain';
import type { StoredFile, Tone } from '@school/kernel';
import type { Half } from '../apply/wish.ts';

/** An application as returned by the list call, with the labels of its references. */
export interface ApplicationRow {
  readonly id: number;
  readonly employee: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly duration?: LeaveDuration;
  readonly halfDaySession?: 'FIRST' | 'SECOND' | null;
  readonly days: string;
  readonly additionalDays: string;
  readonly lopDays: string;
  readonly reason: string;
  readonly attachment?: StoredFile | null;
  readonly status: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELLED';
  readonly managerRemark: string | null;
  readonly decidedBy?: string | null;
  /** Who was away when their deputy decided. */
  readonly decidedFor?: string | null;
  readonly _labels?: Readonly<Record<string, string>>;
}

export const statusTones: Readonly<Record<ApplicationRow['status'], Tone>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  DENIED: 'error',
  CANCELLED: 'neutral',
};

/** `1.50` as `1.5`, `4.00` as `4`. */
export const shortDays = (days: string): string => String(Number(days));

/** Which half of a day an application takes, as the form offers it; undefined if it takes whole days only. */
export const halfTaken = ({
  duration,
  halfDaySession: half,
}: Pick<ApplicationRow, 'duration' | 'halfDaySession'>): Exclude<Half, ''> | undefined => {
  if (!half) return undefined;
  if (duration !== 'MULTIPLE_DAYS') return half;
  return half === 'SECOND' ? 'START' : 'END';
};
