import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { accountsOf } from '../access/users/accounts-of.store.ts';
import { familyAccounts } from '../students/family-accounts.ts';

/** Tells the resident, and whoever answers for a student, that a bed is not theirs after all. */
export const tellCancelled = async (stay: RecordValues, { transaction }: Work): Promise<void> => {
  const users = stay['student']
    ? (await familyAccounts(transaction, [Number(stay['student'])])).map(({ user }) => user)
    : await accountsOf(transaction, { employees: [Number(stay['employee'])] });
  const params = { name: String(stay['name'] ?? ''), date: String(stay['fromDate']) };
  const link = `/room_allocate/stay/${Number(stay['id'])}`;
  await notifyEach(
    transaction,
    users.map((user) => ({ user, message: 'hostel.cancelled', params, link })),
  );
};
