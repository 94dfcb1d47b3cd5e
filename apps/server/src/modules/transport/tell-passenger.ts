import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { accountsOf } from '../access/users/accounts-of.store.ts';
import { familyAccounts } from '../students/family-accounts.ts';
import { goesOnFrom, legNamesOf } from './allocation.store.ts';

type SeatNotice = 'transport.given' | 'transport.moved' | 'transport.ended' | 'transport.cancelled';

/** Names of both trips, each once where they are the same. */
const both = (names: readonly (string | null)[]): string =>
  [...new Set(names.filter((name) => name !== null && name !== ''))].join(' / ');

const told = async (
  row: RecordValues,
  message: SeatNotice,
  params: Readonly<Record<string, string>>,
  { transaction }: Work,
): Promise<void> => {
  const about = { message, params: { name: String(row['name'] ?? ''), ...params } };
  if (row['student']) {
    const family = await familyAccounts(transaction, [Number(row['student'])]);
    const link = '/transport/mine';
    await notifyEach(
      transaction,
      family.map(({ user }) => ({ user, link, ...about })),
    );
    return;
  }
  const own = await accountsOf(transaction, { employees: [Number(row['employee'])] });
  await notifyEach(
    transaction,
    own.map((user) => ({ user, link: '/transport/my_ride', ...about })),
  );
};

const tellPlace = async (
  row: RecordValues,
  message: 'transport.given' | 'transport.moved',
  work: Work,
): Promise<void> => {
  const legs = await legNamesOf(work.transaction, Number(row['id']));
  const params = {
    date: String(row['startDate']),
    route: both(legs.map(({ route }) => route)),
    stop: both(legs.map(({ stop }) => stop)),
    time: both(legs.map(({ time }) => time)),
  };
  await told(row, message, params, work);
};

/** Tells the passenger and whoever answers for a child where the seat is from its first day on. */
export const tellMove = (row: RecordValues, work: Work): Promise<void> =>
  tellPlace(row, 'transport.moved', work);

/**
 * Tells them of a new seat, with route, stop and first day. Whoever rides already knows it: a first day that is past, as
 * in a file that the office takes in when it begins with the product, is told to nobody.
 */
export const tellGiven = async (row: RecordValues, work: Work): Promise<void> => {
  if (String(row['startDate']) < work.context.today) return;
  const goesOn = await goesOnFrom(work.transaction, Number(row['id']));
  await tellPlace(row, goesOn ? 'transport.moved' : 'transport.given', work);
};

/** Tells them on which day somebody rides for the last time. */
const tellEnd = (row: RecordValues, work: Work): Promise<void> =>
  told(row, 'transport.ended', { date: String(row['endDate']) }, work);

/** Tells them that a seat, which is there or was to come, is not theirs after all. */
export const tellCancelled = async (row: RecordValues, work: Work): Promise<void> => {
  if (row['status'] !== 'ACTIVE' && row['status'] !== 'PLANNED') return;
  await told(row, 'transport.cancelled', { date: String(row['startDate']) }, work);
};

const rideKeys = ['mode', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop', 'startDate'] as const;
const isOfOther = (saved: RecordValues, before: RecordValues): boolean =>
  saved['student'] !== before['student'] || saved['employee'] !== before['employee'];

/** Route, stop or last day of a seat that is there are others; the old seat of a move ends in silence, the new one is told. */
export const tellChange = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  if (saved['status'] === 'CANCELLED') return tellCancelled(before, work);
  if (isOfOther(saved, before)) {
    await tellCancelled(before, work);
    return tellGiven(saved, work);
  }
  if (rideKeys.some((key) => saved[key] !== before[key])) await tellMove(saved, work);
  const ends = saved['endDate'] !== null && saved['endDate'] !== before['endDate'];
  if (ends && !work.system) await tellEnd(saved, work);
};
