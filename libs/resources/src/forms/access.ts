import type { Principal } from '@school/kernel';

/** Who creates forms and reads the answers. */
export const formKeepers: readonly Principal[] = ['FormManagement'];
/** Who may be asked. */
export const formPeople = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;
/** Everyone who deals with forms. */
export const formReaders: readonly Principal[] = [...formKeepers, ...formPeople];
