import type { Lesson } from './types.ts';

/** Whether a lesson needs a teacher because all who gave it have left the school. */
export const isToGive = ({ teachers, left }: Pick<Lesson, 'teachers' | 'left'>): boolean =>
  teachers.length === 0 && left.length > 0;
