import type { LossOfPaySettings, PaymentFrequency, PaySchedule } from '@school/domain';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { StoredCategory } from '../categories/stored-category.ts';

/** A payroll group as stored in the table; categories in group order. */
export interface StoredGroup extends LossOfPaySettings {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly active: boolean;
  readonly paymentFrequency: PaymentFrequency;
  readonly periodStartWeekday: string | null;
  readonly biweeklyAnchor: string | null;
  readonly semiMonthlySplit: number | null;
  readonly monthStartDay: number | null;
  readonly generationDay: number;
  readonly revision: number;
  readonly categories: readonly StoredCategory[];
}

/** The fields that divide the calendar; a weekday is stored as the text of a choice. */
export type ScheduleFields = Pick<
  StoredGroup,
  'paymentFrequency' | 'periodStartWeekday' | 'biweeklyAnchor' | 'semiMonthlySplit' | 'monthStartDay'
>;

export const scheduleKeys = [
  'paymentFrequency',
  'periodStartWeekday',
  'biweeklyAnchor',
  'semiMonthlySplit',
  'monthStartDay',
] as const satisfies readonly (keyof ScheduleFields)[];

/** The calendar of a group in the form the rules expect. */
export const scheduleOf = (group: ScheduleFields): PaySchedule => ({
  paymentFrequency: group.paymentFrequency,
  periodStartWeekday: group.periodStartWeekday == null ? null : Number(group.periodStartWeekday),
  biweeklyAnchor: group.biweeklyAnchor,
  semiMonthlySplit: group.semiMonthlySplit,
  monthStartDay: group.monthStartDay,
});

const numberOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** What a group defines for unpaid time and nothing else. */
export const unpaidTimeOf = (group: LossOfPaySettings): LossOfPaySettings => ({
  enableLop: group.enableLop,
  lopMethod: group.lopMethod ?? null,
  lopFormula: group.lopFormula ?? null,
  lateRule: group.lateRule ?? null,
  lateGrace: group.lateGrace ?? null,
  lateFree: group.lateFree ?? null,
  lateTimes: group.lateTimes ?? null,
  lateDays: group.lateDays ?? null,
  lateDayMinutes: group.lateDayMinutes ?? null,
});

/** What a catalogue record defines for unpaid time. */
export const lossOfPayOfRecord = (record: RecordValues): LossOfPaySettings => ({
  enableLop: record['enableLop'] === true,
  lopMethod: (record['lopMethod'] ?? null) as LossOfPaySettings['lopMethod'],
  lopFormula: (record['lopFormula'] ?? null) as string | null,
  lateRule: (record['lateRule'] ?? null) as LossOfPaySettings['lateRule'],
  lateGrace: numberOf(record['lateGrace']),
  lateFree: numberOf(record['lateFree']),
  lateTimes: numberOf(record['lateTimes']),
  lateDays: (record['lateDays'] ?? null) as string | null,
  lateDayMinutes: numberOf(record['lateDayMinutes']),
});
