import type { CallContext } from '../../engine/context.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { Records } from '../../engine/records.ts';
import { storePassword } from '../../modules/access/auth/accounts.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashPassword } from '../../platform/passwords/password-hash.ts';
import type { LoadedEmployee } from './load-people.ts';
import { demoPassword, demoUsers } from './users.ts';

/** What loading needs in addition to the calls: sign-ins are created before anybody can sign in. */
export interface UserLoading {
  readonly records: Records;
  readonly database: Database;
  readonly context: CallContext;
}

const system = { system: true } as const;

const givePassword = async ({ database, context }: UserLoading, userId: number): Promise<void> => {
  await storePassword(database.of(context.institute), userId, await hashPassword(demoPassword), false);
};

const isOffice = (user: (typeof demoUsers)[number]): user is Extract<typeof user, { position: string }> =>
  'position' in user;

/** The administrator, who exists before anybody else. */
export const loadAdministrator = async (loading: UserLoading): Promise<void> => {
  const administrator = demoUsers.find(({ entityType }) => entityType === 'ADMIN') as RecordValues;
  const [saved] = await loading.records.create(loading.context, 'user', [administrator], system);
  await givePassword(loading, Number(saved?.['id']));
};

/** Gives the account of a student or guardian the name and password of a demo school sign-in. */
export const giveAccount = async (
  loading: UserLoading,
  person: Readonly<Partial<Record<'student' | 'guardian', number>>>,
  username: string,
): Promise<void> => {
  const { records, context } = loading;
  const [account] = await records.list(context, 'user', { filter: person, ...system });
  const id = Number(account?.['id']);
  await records.update(context, 'user', id, { username }, system);
  await givePassword(loading, id);
};

/** `hr`, `finance` and `teacher`: the accounts of the first holders of those positions, with their role groups. */
export const loadOfficeUsers = async (
  loading: UserLoading,
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const { records, context } = loading;
  for (const user of demoUsers.filter(isOffice)) {
    const employee = people.find(({ position }) => position === user.position);
    const [group] = await records.list(context, 'roleGroup', { filter: { name: user.roleGroup }, ...system });
    const [account] = await records.list(context, 'user', {
      filter: { employee: employee?.id ?? 0 },
      ...system,
    });
    const id = Number(account?.['id']);
    await records.update(
      context,
      'user',
      id,
      { username: user.username, roleGroups: [Number(group?.['id'])] },
      system,
    );
    await givePassword(loading, id);
  }
};
