import { tellingOf } from '../given-place.ts';
import { openStates } from './stay-state.ts';
import { placeOf } from './stay.store.ts';

/** Notifies a resident, and a student's guardians, about beds. */
export const bedTelling = tellingOf({
  kind: 'hostel',
  from: 'fromDate',
  until: 'vacatedOn',
  freeFrom: (vacatedOn) => vacatedOn,
  where: ['room', 'bed'],
  open: openStates,
  namesOf: async (connection, stay) => ({ ...(await placeOf(connection, stay)) }),
  follows: (stay) => Boolean(stay['transferFrom']),
  linkOf: (stay) => `/room_allocate/stay/${Number(stay['id'])}`,
});
