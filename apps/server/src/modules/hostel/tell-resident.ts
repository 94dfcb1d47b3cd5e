import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { accountsOf } from '../access/users/accounts-of.store.ts';
import { familyAccounts } from '../students/family-accounts.ts';
import { openStates } from './stay-state.ts';
import { placeOf } from './stay.store.ts';

type BedNotice = 'hostel.given' | 'hostel.moved' | 'hostel.ended' | 'hostel.cancelled';

/** Tells the resident, and whoever answers for a student; those without access are passed over. */
const told = async (
  stay: RecordValues,
  message: BedNotice,
  params: Readonly<Record<string, string>>,
  { transaction }: Work,
): Promise<void> => {
  const users = stay['student']
    ? (await familyAccounts(transaction, [Number(stay['student'])])).map(({ user }) => user)
    : await accountsOf(transaction, { employees: [Number(stay['employee'])] });
  const about = { message, params: { name: String(stay['name'] ?? ''), ...params } };
  const link = `/room_allocate/stay/${Number(stay['id'])}`;
  await notifyEach(
    transaction,
    users.map((user) => ({ user, link, ...about })),
  );
};

const tellPlace = async (
  stay: RecordValues,
  message: 'hostel.given' | 'hostel.moved',
  work: Work,
  date = String(stay['fromDate']),
): Promise<void> => {
  const place = await placeOf(work.transaction, Number(stay['id']));
  await told(stay, message, { date, ...place }, work);
};

/**
 * Tells of a new stay: a bed that goes on from another one, or a first bed. Whoever sleeps there already knows it: a
 * first day that is past, as in a file that the office takes in when it begins with the product, is told to nobody.
 */
export const tellGiven = async (stay: RecordValues, work: Work): Promise<void> => {
  if (stay['transferFrom']) return tellPlace(stay, 'hostel.moved', work);
  if (String(stay['fromDate']) >= work.context.today) await tellPlace(stay, 'hostel.given', work);
};

/** Tells on which day somebody moves out, or which bed goes on where it was to end. @param day the day that was told before */
const tellEnd = (stay: RecordValues, day: unknown, work: Work): Promise<void> =>
  stay['vacatedOn'] === null
    ? tellPlace(stay, 'hostel.given', work, String(day))
    : told(stay, 'hostel.ended', { date: String(stay['vacatedOn']) }, work);

/**
 * Tells that a bed is not theirs after all.
 * @param old the stay of before it, which goes on or ends instead
 */
export const tellCancelled = async (
  stay: RecordValues,
  old: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  if (old) return tellEnd(old, stay['fromDate'], work);
  if (!openStates.some((state) => state === stay['status'])) return;
  await told(stay, 'hostel.cancelled', { date: String(stay['fromDate']) }, work);
};

const isOfOther = (saved: RecordValues, before: RecordValues): boolean =>
  saved['student'] !== before['student'] || saved['employee'] !== before['employee'];

/** Tells what became of a stay; one that goes on in another room ends in silence, the next one is told. */
export const tellChange = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  if (isOfOther(saved, before)) {
    await tellCancelled(before, undefined, work);
    return tellGiven(saved, work);
  }
  if (['room', 'bed', 'fromDate'].some((key) => saved[key] !== before[key])) {
    await tellPlace(saved, 'hostel.moved', work);
  }
  const ends = saved['vacatedOn'] !== before['vacatedOn'];
  if (ends && !work.system) await tellEnd(saved, before['vacatedOn'], work);
};
