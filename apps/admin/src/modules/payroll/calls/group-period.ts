import type { IsoDate, PaymentFrequency, PayslipSummary } from '@school/domain';

/** Header of the screens for a group and period. */
export interface GroupPeriodDetail {
  readonly groupId: number;
  readonly groupName: string;
  readonly frequency: PaymentFrequency;
  readonly payPeriod: IsoDate;
  readonly periodEnd: IsoDate;
  readonly label?: string;
  readonly employeeCount: number;
  readonly summary?: PayslipSummary;
}
