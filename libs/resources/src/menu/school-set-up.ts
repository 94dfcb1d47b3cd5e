import type { MenuEntry, Principal, SetUpStep } from '@school/kernel';

/** What a new school sets up, in dependency order. */
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
  'bankDetails',
  'student',
  'user',
  'firstSignIn',
  'financialYear',
  'masterParticular',
  'fee',
  'feeParticular',
  'openingDue',
  'openingBalance',
  'payrollCategory',
  'payrollGroup',
  'salary',
] as const;

/** Whose office sets up part of it, and is guided through that part. */
const offices = {
  hr: ['HrBasics'],
  staff: ['EmployeeManagement'],
  bank: ['EmployeePrivate'],
  payroll: ['PayrollManagement'],
  fees: ['ManageFee'],
  books: ['FinanceControl'],
} as const;

/** Everyone who is guided through at least one step. */
export const setUpVisitors: readonly Principal[] = ['GeneralSettings', ...Object.values(offices).flat()];

/**
 * The place of a page in the checklist of a new school; it goes into `also` of its menu entry. The step is done once there
 * is a record, or the settings have been saved.
 * @param office whose step it is, in addition to whoever sets up the whole school
 */
export const schoolStep = (
  key: (typeof steps)[number],
  setUp: SetUpStep = {},
  office?: keyof typeof offices,
): NonNullable<MenuEntry['also']>[number] => ({
  group: 'schoolSetUp',
  order: steps.indexOf(key),
  access: ['GeneralSettings', ...(office ? offices[office] : [])],
  setUp,
});
