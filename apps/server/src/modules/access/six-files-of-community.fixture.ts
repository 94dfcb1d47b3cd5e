import type { StoredKind } from './file-room.fixture.ts';

/** Files attached to what people are invited to. */
export const attachedToCommunity: Readonly<Record<string, StoredKind>> = {
  disciplineComplaint: {
    // Also where students and parents see the outcome.
    readers: 'admin',
    make: async (room) =>
      room.attached(
        'admin',
        'setup/v1/DisciplineComplaint',
        await room.idOf('discipline_complaint', 'visible_to_parents'),
      ),
  },
  placementEvent: {
    // The pupil who signs in and their parent are invited to it.
    readers: 'admin hr finance teacher student parent',
    make: async (room) =>
      room.attached(
        'admin',
        'setup/v1/NewPlacement',
        await room.idOf('placement_event', `status = 'ACTIVE'`),
      ),
  },
};
