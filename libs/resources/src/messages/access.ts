import type { Principal } from '@school/kernel';

/** Who writes to many. */
export const messageWriters: readonly Principal[] = ['SendMessages'];
/** Who sets up how messages leave, and keeps the list of those who want none. */
export const messageKeepers: readonly Principal[] = ['MessageSettings'];
export const messageStaff: readonly Principal[] = [...messageWriters, ...messageKeepers];
