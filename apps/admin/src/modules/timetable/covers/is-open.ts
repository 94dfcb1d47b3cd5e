import type { DayLesson } from '../week/types.ts';

/** Whether nothing has been arranged for a lesson: nobody takes it instead, and it is not cancelled. */
export const isOpen = ({ cover, cancelled }: DayLesson): boolean => cover == null && !cancelled;
