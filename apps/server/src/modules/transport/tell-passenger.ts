import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { accountsOf } from '../access/users/accounts-of.store.ts';
import { familyAccounts } from '../students/family-accounts.ts';
import { legNamesOf } from './allocation.store.ts';

/** Names of both trips, each once where they are the same. */
const both = (names: readonly (string | null)[]): string =>
  [...new Set(names.filter((name) => name !== null && name !== ''))].join(' / ');

const told = async (
  row: RecordValues,
  message: 'transport.moved' | 'transport.ended',
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

/** Tells the passenger and whoever answers for a child where the seat is from its first day on. */
export const tellMove = async (row: RecordValues, work: Work): Promise<void> => {
  const legs = await legNamesOf(work.transaction, Number(row['id']));
  const params = {
    date: String(row['startDate']),
    route: both(legs.map(({ route }) => route)),
    stop: both(legs.map(({ stop }) => stop)),
    time: both(legs.map(({ time }) => time)),
  };
  await told(row, 'transport.moved', params, work);
};

/** Tells them on which day somebody rides for the last time. */
const tellEnd = (row: RecordValues, work: Work): Promise<void> =>
  told(row, 'transport.ended', { date: String(row['endDate']) }, work);

const rideKeys = ['mode', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop', 'startDate'] as const;

/** Route, stop or last day of a seat that is there are others; the old seat of a move ends in silence, the new one is told. */
export const tellChange = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  if (saved['status'] === 'CANCELLED') return;
  if (rideKeys.some((key) => saved[key] !== before[key])) await tellMove(saved, work);
  const ends = saved['endDate'] !== null && saved['endDate'] !== before['endDate'];
  if (ends && !work.system) await tellEnd(saved, work);
};
