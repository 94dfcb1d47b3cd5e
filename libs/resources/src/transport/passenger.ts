import { f } from '@school/kernel';

/** Both trips of a day. */
export const trips = { PICKUP: 'Pick-up', DROP: 'Drop-off' } as const;

/** Which of the trips a passenger takes. */
export const rideModes = { BOTH: 'Both ways', PICKUP: 'Pick-up only', DROP: 'Drop only' } as const;

const route = (label: string) => f.ref('transportRoute', { label, filter: { active: true }, named: true });

/** The trips of several passengers who are moved together: those who ride only one way continue to do so. */
export const keptMode = f.choice(rideModes, {
  label: 'Trips',
  help: 'If empty, everyone keeps their current trips',
});

/** Where a passenger gets on in the morning and off in the afternoon. */
export const rideFields = {
  mode: f.choice(rideModes, { label: 'Trips', required: true, default: 'BOTH', index: true }),
  pickupRoute: route('Pick-up route'),
  pickupStop: f.ref('routeStop', {
    label: 'Pick-up stop',
    filter: { transportRoute: { $field: 'pickupRoute' } },
    named: true,
  }),
  dropRoute: route('Drop route'),
  dropStop: f.ref('routeStop', {
    label: 'Drop stop',
    filter: { transportRoute: { $field: 'dropRoute' } },
    named: true,
  }),
} as const;
