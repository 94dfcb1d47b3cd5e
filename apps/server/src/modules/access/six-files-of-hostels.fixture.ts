import type { StoredKind } from './file-room.fixture.ts';

/** Files attached to hostels and to their complaints. */
export const attachedToHostels: Readonly<Record<string, StoredKind>> = {
  hostel: {
    readers: 'admin',
    make: async (room) => room.attached('admin', 'api/v1/hostel', await room.idOf('hostel', 'true')),
  },
  hostelComplaint: {
    readers: 'admin',
    make: async (room) =>
      room.attached('admin', 'api/v1/hostelComplaint', await room.idOf('hostel_complaint', 'true')),
  },
};
