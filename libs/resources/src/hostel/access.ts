import type { Access, Bound, Principal } from '@school/kernel';

/** The office that runs the hostels. */
export const hostelKeepers: readonly Principal[] = ['HostelManagement'];
/** Wardens look after residents; rooms, rents and fees are the office's. */
export const hostelWardens: readonly Principal[] = ['HostelManagement', 'HostelWarden'];

/** What the office maintains and wardens read. */
export const houseAccess = {
  read: hostelWardens,
  create: hostelKeepers,
  update: hostelKeepers,
  delete: hostelKeepers,
} as const satisfies Access<never>;

/** What wardens write day by day, and nobody else reads. */
export const dailyAccess = {
  read: hostelWardens,
  create: hostelWardens,
  update: hostelWardens,
  delete: hostelKeepers,
} as const satisfies Access<never>;

/** Rents are visible to the office and to those who pay them; notes are for those who run the houses. */
export const rentLevels = {
  private: { read: hostelWardens, write: hostelWardens },
  finance: { read: [...hostelKeepers, 'STUDENT', 'PARENT'], write: hostelKeepers },
} as const;

const where = <K extends string>(key: K, value: Bound): { readonly [P in K]: Bound } =>
  ({ [key]: value }) as { readonly [P in K]: Bound };

/**
 * Rows about a resident: those who run hostels see all, residents and their parents their own.
 * @param student path to the student
 * @param employee path to the employee, where employees may live there
 */
export const residentRows = <S extends string, E extends string = 'employee'>(student: S, employee?: E) => ({
  HostelManagement: 'all' as const,
  HostelWarden: 'all' as const,
  STUDENT: where(student, { $me: 'student' }),
  PARENT: where(`${student}_in`, { $me: 'wards' }),
  ...(employee === undefined ? {} : { EMPLOYEE: where(employee, { $me: 'employee' }) }),
});
