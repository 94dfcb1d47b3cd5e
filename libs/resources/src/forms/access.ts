import type { Principal } from '@school/kernel';

/** Who makes forms and reads what was answered. */
export const formKeepers: readonly Principal[] = ['FormManagement'];
/** Who may be asked. */
export const formPeople = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;
/** Everybody who has to do with forms. */
export const formReaders: readonly Principal[] = [...formKeepers, ...formPeople];
