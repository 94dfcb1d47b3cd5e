import type { StoredFile, Tone } from '@school/kernel';

/** An application as returned by the list call, with the labels of its references. */
export interface ApplicationRow {
  readonly id: number;
  readonly employee: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: string;
  readonly additionalDays: string;
  readonly lopDays: string;
  readonly reason: string;
  readonly attachment?: StoredFile | null;
  readonly status: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELLED';
  readonly managerRemark: string | null;
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
