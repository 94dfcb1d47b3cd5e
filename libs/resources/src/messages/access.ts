import type { Principal } from '@school/kernel';

/** Who writes messages to many. */
export const messageWriters: readonly Principal[] = ['SendMessages'];
/** Who sets up how messages are sent, and maintains the list of those who opted out. */
export const messageKeepers: readonly Principal[] = ['MessageSettings'];
export const messageStaff: readonly Principal[] = [...messageWriters, ...messageKeepers];
