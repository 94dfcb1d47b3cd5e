import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { Choice } from '../../../engine/own-screen/Choose.tsx';

interface FilterChoices {
  readonly departments: readonly Choice[];
  readonly groups: readonly Choice[];
}

/** Departments and groups for filtering lists of payslips. */
export const useFilterChoices = (): Partial<FilterChoices> =>
  useLoad<FilterChoices>(payslipCall('getDepartmentAndGroup'), 'payroll.fail.choices').data ?? {};
