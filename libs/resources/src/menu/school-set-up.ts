import type { MenuEntry, SetUpStep } from '@school/kernel';

/** What a new school sets up, in the order in which one thing needs the other. */
const steps = [
  'settings',
  'academicYear',
  'term',
  'course',
  'batch',
  'subject',
  'gradingScale',
  'department',
  'employeeCategory',
  'position',
  'employee',
  'student',
  'user',
  'financialYear',
  'masterParticular',
  'fee',
  'feeParticular',
  'payrollCategory',
  'payrollGroup',
] as const;

/**
 * The place of a page in the checklist of a new school; it goes into `also` of its menu entry. The step is done once
 * there is a record, or the settings have been saved.
 */
export const schoolStep = (
  key: (typeof steps)[number],
  setUp: SetUpStep = {},
): NonNullable<MenuEntry['also']>[number] => ({
  group: 'schoolSetUp',
  order: steps.indexOf(key),
  access: ['GeneralSettings'],
  setUp,
});
