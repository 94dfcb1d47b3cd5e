import { momentOf, wallTime } from '@school/kernel';
import { schoolTimeZone } from './school-clock.ts';

/** What the school's clocks show at a moment, "yyyy-MM-ddTHH:mm:ss.SSS"; undefined for an invalid moment. */
export const schoolWall = (value: unknown): string | undefined => {
  const date = new Date(String(value ?? ''));
  return Number.isNaN(date.getTime()) ? undefined : wallTime(date.toISOString(), schoolTimeZone()).wall;
};

/** A stored moment as day and time by the school's clock; what is not yet a moment stays as typed. */
export const wallParts = (value: unknown): { readonly day: string; readonly time: string } => {
  const text = String(value ?? '');
  const wall = text.includes('T') ? schoolWall(text) : undefined;
  return wall === undefined ? { day: text, time: '' } : { day: wall.slice(0, 10), time: wall.slice(11, 16) };
};

/** Day and time by the school's clock as a stored moment; noon if no time is given. */
export const momentAt = (day: unknown, time: string): unknown => {
  if (day === null || day === '') return null;
  const wall = `${String(day)}T${time || '12:00'}:00`;
  return Number.isNaN(new Date(`${wall}Z`).getTime()) ? day : momentOf(wall, schoolTimeZone());
};
