import type { Actor } from '@school/kernel';

/** Whether a user may see the fees of a student: the office all of them, students and parents their own. */
export const maySeeFees = (actor: Actor, of: number): boolean => {
  if (actor.role === 'STUDENT') return actor.student === of;
  if (actor.role === 'PARENT') return (actor.wards ?? []).includes(of);
  return true;
};
