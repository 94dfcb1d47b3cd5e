import { NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/own-calls/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { holdGroup } from './group-request.store.ts';

const idsIn = (values: RecordValues | undefined, key: string): readonly number[] =>
  (values?.[key] ?? []) as readonly number[];

interface Colleague {
  readonly employee: number;
  /** Account, if there is one. */
  readonly user: number | null;
}

/** Active employees by what they sign in with or by their number, without regard to case. @throws Invalid for a name that nobody has */
const colleaguesNamed = async ({ transaction }: Work, text: unknown): Promise<readonly Colleague[]> => {
  const names = [
    ...new Set(
      String(text)
        .split(/[\n,;]/)
        .map((name) => name.trim().toLowerCase()),
    ),
  ].filter(Boolean);
  const rows = await transaction.query<Colleague & { name: string }>({
    name: 'group_colleagues',
    text: `select n.name, e.id::float8 as employee, u.id::float8 as user from unnest($1::text[]) as n (name)
      join employee e on e.status = 'ACTIVE' and not e.archived
      left join "user" u on u.employee_id = e.id and not u.archived
      where lower(e.employee_number) = n.name or lower(u.username) = n.name`,
    values: [names],
  });
  const lost = names.find((name) => !rows.some((row) => row.name === name));
  if (names.length === 0) throw invalidField('people', 'required', 'Who is required');
  if (lost !== undefined) throw invalidField('people', 'nobody', `Nobody who works here is called ${lost}.`);
  return rows;
};

const both = (some: readonly number[], more: readonly number[]): number[] => [...new Set([...some, ...more])];

/**
 * Whoever moderates a group names further members, and further moderators; whoever is new hears of it.
 * @throws Invalid for somebody who does not work here
 */
export const invite = async (
  group: RecordValues | undefined,
  input: RecordValues,
  work: Work,
): Promise<unknown> => {
  if (!group) throw new NotFound();
  const id = Number(group['id']);
  const people = await colleaguesNamed(work, input['people']);
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

/** Takes people out of the lists of a group; its last moderator stays (GRP-1). @throws Invalid, Conflict */
export const dismiss = async (
  group: RecordValues | undefined,
  input: RecordValues,
  work: Work,
): Promise<unknown> => {
  if (!group) throw new NotFound();
  const id = Number(group['id']);
  const gone = new Set((await colleaguesNamed(work, input['people'])).map(({ employee }) => employee));
  await holdGroup(work.transaction, id);
  const now = await work.records.read(work, 'discussionGroup', id, { system: true });
  const left = (key: string): number[] => idsIn(now, key).filter((one) => !gone.has(one));
  const lists = { members: left('members'), moderators: left('moderators') };
  await work.records.update(work, 'discussionGroup', id, lists, { system: true });
  return { id };
};
