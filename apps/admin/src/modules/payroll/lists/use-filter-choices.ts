import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../calls/use-load.ts';
import type { Choice } from '../parts/Choose.tsx';

interface FilterChoices {
  readonly departments: readonly Choice[];
  readonly groups: readonly Choice[];
}

/** Departments and groups to narrow lists of payslips by. */
export const useFilterChoices = (): Partial<FilterChoices> =>
  useLoad<FilterChoices>(payslipCall('getDepartmentAndGroup'), 'payroll.fail.choices').data ?? {};
