import type { Principal } from '@school/kernel';

/** Who runs admissions. */
export const admissionOffice: readonly Principal[] = ['Admission'];
/** Who handles them; interviewers only their own applicants. */
export const admissionReaders: readonly Principal[] = ['Admission', 'StudentView', 'EMPLOYEE'];
/** Who sets up what can be applied for. */
export const admissionKeepers: readonly Principal[] = ['Admission', 'BatchManagement'];

/** The menu group of admissions. */
export const admissionsGroup = 'admissions';
