import type { LateRule, LossOfPayMethod, LossOfPaySettings } from '@school/domain';

const whole = (value: unknown): number | null => (value == null || value === '' ? null : Number(value));

/** What a form's values say about unpaid days and lateness. */
export const unpaidTimeOf = (values: Readonly<Record<string, unknown>>): LossOfPaySettings => ({
  enableLop: values['enableLop'] === true,
  lopMethod: values['lopMethod'] as LossOfPayMethod | null,
  lopFormula: values['lopFormula'] as string | null,
  lateRule: values['lateRule'] as LateRule | null,
  lateGrace: whole(values['lateGrace']),
  lateFree: whole(values['lateFree']),
  lateTimes: whole(values['lateTimes']),
  lateDays: values['lateDays'] as string | null,
  lateDayMinutes: whole(values['lateDayMinutes']),
});

/** Minutes of each late day as typed: "20, 35". */
export const minutesOf = (text: string): readonly number[] => text.match(/\d{1,3}/g)?.map(Number) ?? [];
