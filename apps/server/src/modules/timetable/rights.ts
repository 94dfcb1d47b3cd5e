import type { Principal } from '@school/kernel';

/** Who makes timetables, keeps rooms and arranges cover. */
export const timetableKeepers: readonly Principal[] = ['TimetableManagement'];
