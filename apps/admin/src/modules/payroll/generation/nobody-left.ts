import type { GroupPeriodDetail } from '../calls/group-period.ts';

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Why nobody is left to be paid: everyone has a payslip, or the group has no members. */
export const nobodyLeft = (group: GroupPeriodDetail | undefined, translate: Translate): string =>
  group && group.employeeCount > 0
    ? translate('payroll.regular.done', { smart_count: group.employeeCount })
    : translate('payroll.regular.empty');
