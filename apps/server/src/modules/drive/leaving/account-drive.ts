import type { Role } from '@school/kernel';
import type { Behaviour, Behaviours, Work } from '../../../engine/behaviour.ts';
import { accountOfEmployee } from '../../hr/employee.store.ts';
import { requirePower } from '../../access/users/account-power.ts';
import type { LeaverPart } from '../../leaver-part.ts';
import { handOverDrive, refuseWhileShared } from './hand-over.ts';

/** When an employee leaves, what others read stays readable to them under a new owner (DRV-14). */
export const passDrive: LeaverPart = {
  end: async ({ account, asked }, work) => {
    if (account === null) return;
    const colleague = asked['documentsTo'];
    if (typeof colleague !== 'number') return refuseWhileShared(work.transaction, account);
    const to = await accountOfEmployee(work.transaction, colleague);
    await handOverDrive(work, { from: account, to: to ?? 0, field: 'documentsTo' });
  },
};

const handOver = async (
  row: Readonly<Record<string, unknown>> | undefined,
  newOwner: unknown,
  work: Work,
): Promise<{ readonly folder: number | null }> => {
  if (row && work.system !== true) {
    const account = { id: Number(row['id']), entity_type: row['entityType'] as Role };
    await requirePower(work.transaction, work.context.actor, account);
  }
  const folder = await handOverDrive(work, {
    from: Number(row?.['id']),
    to: Number(newOwner),
    field: 'newOwner',
  });
  return { folder: folder ?? null };
};

const withDrive = (account: Behaviour): Behaviour => ({
  ...account,
  beforeArchive: async (current, archived, work) => {
    await account.beforeArchive?.(current, archived, work);
    if (!archived) return;
    const wayOut = 'Block the account and hand its documents over first.';
    await refuseWhileShared(work.transaction, Number(current['id']), wayOut);
  },
  actions: {
    ...account.actions,
    handOverDrive: async ([row], input, work) => handOver(row, input['newOwner'], work),
  },
});

/** The behaviours of the product; someone with a drive is not archived along with it, and the drive can be handed over. */
export const withDrives = (behaviours: Behaviours): Behaviours => ({
  ...behaviours,
  user: withDrive(behaviours['user'] ?? {}),
});
