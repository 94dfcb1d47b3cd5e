import { NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { holdGroup } from './group-request.store.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { staff } from '../hr/staff.store.ts';

const idsIn = (values: RecordValues | undefined, key: string): readonly number[] =>
  (values?.[key] ?? []) as readonly number[];

interface Colleague {
  readonly employee: number;
  /** Account, if there is one. */
  readonly user: number | null;
}

/** Employees named in the form, with their accounts. */
const colleagues = async ({ transaction }: Work, people: unknown): Promise<readonly Colleague[]> =>
  transaction.query<Colleague>({
    name: 'group_colleagues',
    text: `select e.id::float8 as employee, u.id::float8 as user from ${staff} e
      left join ${accounts} u on u.employee_id = e.id and not u.archived
      where e.id = any($1::bigint[]) order by e.id`,
    values: [people],
  });

const both = (some: readonly number[], more: readonly number[]): number[] => [...new Set([...some, ...more])];

/** Moderators of a group add further members and moderators; those added are notified. */
export const invite = async (
  group: RecordValues | undefined,
  input: RecordValues,
  work: Work,
): Promise<unknown> => {
  if (!group) throw new NotFound();
  const id = Number(group['id']);
  const people = await colleagues(work, input['people']);
  await holdGroup(work.transaction, id);
  const key = input['moderate'] === true ? 'moderators' : 'members';
  const now = idsIn(await work.records.read(work, 'discussionGroup', id, { system: true }), key);
  const added = people.filter(({ employee }) => !now.includes(employee));
  const list = both(
    now,
    added.map(({ employee }) => employee),
  );
  await work.records.update(work, 'discussionGroup', id, { [key]: list }, { system: true });
  const accounts = added.flatMap(({ user }) => (user === null ? [] : [user]));
  const params = { group: String(group['name']) };
  await notify(work.transaction, accounts, { message: 'group.admitted', params, link: `/groups/${id}` });
  return { id };
};

/** Removes people from the lists of a group; its last moderator stays (GRP-1). @throws Invalid, Conflict */
export const dismiss = async (
  group: RecordValues | undefined,
  input: RecordValues,
  work: Work,
): Promise<unknown> => {
  if (!group) throw new NotFound();
  const id = Number(group['id']);
  const gone = new Set((await colleagues(work, input['people'])).map(({ employee }) => employee));
  await holdGroup(work.transaction, id);
  const now = await work.records.read(work, 'discussionGroup', id, { system: true });
  const left = (key: string): number[] => idsIn(now, key).filter((one) => !gone.has(one));
  const lists = { members: left('members'), moderators: left('moderators') };
  await work.records.update(work, 'discussionGroup', id, lists, { system: true });
  return { id };
};
