import type { Behaviour } from '../../engine/behaviour.ts';
import { ensureGuardianAccounts, guardiansChanged, updateAccount } from './accounts.ts';
import { userOf } from './accounts.store.ts';

/** The account of a guardian follows the record. */
export const guardianBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (before) await updateAccount('guardian', saved, before, work);
  },
  beforeDelete: async (current, work) => {
    const account = await userOf(work.transaction, 'guardian', Number(current['id']));
    if (account) await work.records.remove(work, 'user', account.id, { system: true });
  },
};

/** A standalone link has the same effect as a link within its student. */
export const studentGuardianBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    await ensureGuardianAccounts([Number(saved['student'])], work);
    await guardiansChanged([Number(saved['guardian']), Number(before?.['guardian'] ?? 0)], work);
  },
  beforeDelete: (current, work) => guardiansChanged([Number(current['guardian'])], work),
};
