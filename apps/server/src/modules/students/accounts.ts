import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { blockUser, unblockUser } from '../access/users/blocking.ts';
import { userChanged } from '../../platform/sessions/changes.ts';
import {
  guardiansWithoutAccount,
  guardiansOf,
  isUsernameTaken,
  noChildLeft,
  signedInGuardians,
  userOf,
} from './accounts.store.ts';

const system = { system: true, asWritten: true } as const;

/** Longest user name. */
const longest = 30;

const contact = (person: RecordValues): RecordValues => ({
  firstName: person['firstName'],
  lastName: person['lastName'] ?? null,
  email: person['email'] ?? null,
  mobile: person['mobile'] ?? null,
});

/** The account of a new student: named after the admission number, without a password until someone sets one (R3). */
export const createStudentAccount = async (student: RecordValues, work: Work): Promise<void> => {
  const account = {
    ...contact(student),
    username: student['admissionNumber'],
    entityType: 'STUDENT',
    student: student['id'],
  };
  await work.records.create(work, 'user', [account], system);
};

const followed = ['admissionNumber', 'firstName', 'lastName', 'email', 'mobile'] as const;

/** Names and addresses of the account follow the record; a user name chosen by hand stays. */
export const updateAccount = async (
  kind: 'student' | 'guardian',
  saved: RecordValues,
  before: RecordValues,
  work: Work,
): Promise<void> => {
  if (!followed.some((field) => saved[field] !== before[field])) return;
  const account = await userOf(work.transaction, kind, Number(saved['id']));
  if (!account) return;
  const follows = kind === 'student' && account.username === before['admissionNumber'];
  const change = follows ? { ...contact(saved), username: saved['admissionNumber'] } : contact(saved);
  await work.records.update(work, 'user', account.id, change, { system: true });
};

const freeUsername = async (connection: Connection, wanted: string): Promise<string> => {
  for (let turn = 1; ; turn += 1) {
    const ending = turn === 1 ? '' : `-${turn}`;
    const username = wanted.slice(0, longest - ending.length) + ending;
    if (!(await isUsernameTaken(connection, username))) return username;
  }
};

/** Accounts for students' guardians who may sign in and have none yet: `p` and the number of their first child (R3). */
export const ensureGuardianAccounts = async (students: readonly number[], work: Work): Promise<void> => {
  const guardians = await guardiansWithoutAccount(work.transaction, students);
  // A guardian of several of them gets a single account.
  const each = new Map(guardians.map((guardian) => [guardian.id, guardian])).values();
  for (const { admissionNumber, ...guardian } of each) {
    const username = await freeUsername(work.transaction, `p${admissionNumber}`);
    const account = { ...contact(guardian), username, entityType: 'PARENT', guardian: guardian.id };
    await work.records.create(work, 'user', [account], system);
  }
};

/** What a parent sees has changed: the parent's sessions are notified immediately. */
export const guardiansChanged = async (
  guardians: readonly number[],
  { transaction }: Work,
): Promise<void> => {
  if (guardians.length === 0) return;
  for (const user of await signedInGuardians(transaction, guardians)) await userChanged(transaction, user);
};

/** Leavers can no longer sign in; nor can a guardian as soon as no child is left here (R3). */
export const closeAccounts = async (student: number, reason: string, work: Work): Promise<void> => {
  const { transaction, context } = work;
  const own = await userOf(transaction, 'student', student);
  if (own) await blockUser(transaction, own.id, reason, context);
  for (const guardian of await guardiansOf(transaction, student)) {
    if (guardian.user === null) continue;
    if (guardian.activeChildren > 0) await userChanged(transaction, guardian.user);
    else await blockUser(transaction, guardian.user, noChildLeft, context);
  }
};

/** Anyone returning may sign in again, and so may guardians who no longer had a child here. */
export const openAccounts = async (student: number, work: Work): Promise<void> => {
  const { transaction, context } = work;
  const own = await userOf(transaction, 'student', student);
  if (own) await unblockUser(transaction, own.id, context);
  for (const { user, closed } of await guardiansOf(transaction, student)) {
    if (user !== null && closed) await unblockUser(transaction, user, context);
  }
};
