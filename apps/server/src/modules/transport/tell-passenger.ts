import { addDays } from '@school/domain';
import { tellingOf } from '../given-place.ts';
import { goesOnFrom, legNamesOf } from './allocation.store.ts';

/** Names of both trips, only once where they are the same. */
const both = (names: readonly (string | null)[]): string =>
  [...new Set(names.filter((name) => name !== null && name !== ''))].join(' / ');

/** Notifies a passenger, and those responsible for a child, about seats. */
export const seatTelling = tellingOf({
  kind: 'transport',
  from: 'startDate',
  until: 'endDate',
  freeFrom: (endDate) => addDays(endDate, 1),
  where: ['mode', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop'],
  open: ['PLANNED', 'ACTIVE'],
  namesOf: async (connection, seat) => {
    const legs = await legNamesOf(connection, seat);
    return {
      route: both(legs.map(({ route }) => route)),
      stop: both(legs.map(({ stop }) => stop)),
      time: both(legs.map(({ time }) => time)),
    };
  },
  follows: async (seat, { context, transaction }) =>
    String(seat['startDate']) >= context.today && (await goesOnFrom(transaction, Number(seat['id']))),
  linkOf: (seat) => (seat['student'] ? '/transport/mine' : '/transport/my_ride'),
});
