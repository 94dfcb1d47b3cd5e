import type { Bound, Principal } from '@school/kernel';

/** Who designs and issues certificates. */
export const certificateKeepers: readonly Principal[] = ['Certificates'];
/** Who designs and issues ID cards. */
export const cardKeepers: readonly Principal[] = ['IdCards'];
/** Who writes and issues transfer certificates. */
export const transferKeepers: readonly Principal[] = ['TransferCertificates'];
/** Who sees which documents a student has. */
export const ownPapers: readonly Principal[] = ['STUDENT', 'PARENT', 'EMPLOYEE'];

/** A user's own documents are where everyone has what concerns them. */
export const ownMenus = (order: number, description: string) =>
  [
    { group: 'mySchool', order, description, access: ['STUDENT', 'PARENT'], forOneself: true },
    { group: 'myWork', order, description, access: ['EMPLOYEE'], forOneself: true },
  ] as const;

const where = <K extends string>(key: K, value: Bound): { readonly [P in K]: Bound } =>
  ({ [key]: value }) as { readonly [P in K]: Bound };

/** Documents of students and employees: everyone sees their own, parents those of their children. */
export const recipientRows = {
  STUDENT: where('student', { $me: 'student' }),
  PARENT: where('student_in', { $me: 'wards' }),
  EMPLOYEE: where('employee', { $me: 'employee' }),
} as const;

export const keptBy = (keepers: readonly Principal[]) =>
  ({ read: keepers, create: keepers, update: keepers, delete: keepers }) as const;
