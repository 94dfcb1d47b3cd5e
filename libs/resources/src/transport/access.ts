import type { Access, Principal } from '@school/kernel';

/** Who runs transport. */
export const transportKeepers: readonly Principal[] = ['TransportManagement'];
/** Who marks the passengers of a bus, and reads routes and passengers for that. */
export const transportMarkers: readonly Principal[] = ['TransportManagement', 'TransportAttendance'];

/** What the transport office maintains, and nobody else reads. */
export const officeAccess = {
  read: transportKeepers,
  create: transportKeepers,
  update: transportKeepers,
  delete: transportKeepers,
} as const satisfies Access<never>;

/** What those who mark passengers also read. */
export const routeAccess = {
  read: transportMarkers,
  create: transportKeepers,
  update: transportKeepers,
  delete: transportKeepers,
} as const satisfies Access<never>;

/** Amounts are only for the office. */
export const officeMoney = { finance: { read: transportKeepers, write: transportKeepers } } as const;
