import { Conflict, NotFound } from '@school/kernel';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { holdersOf } from '../../platform/notifications/holders.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { dismiss, invite } from './group-people.ts';
import { askToJoin, deleteRequest, holdGroup, moderatorsOf, personOf } from './group-request.store.ts';

const linkOf = (group: unknown): string => `/groups/${String(group)}`;

const noEmployee = (): Conflict =>
  new Conflict('This account does not belong to an employee.', { code: 'NO_EMPLOYEE' });

const ask = async (group: RecordValues, work: Work): Promise<unknown> => {
  const { transaction, context } = work;
  const [id, user] = [Number(group['id']), context.actor.id];
  if ((context.actor.employee ?? null) === null) throw noEmployee();
  const request = await askToJoin(transaction, id, user);
  if (request === undefined) return { id };
  writeAuditLines(work, 'groupRequest', 'create', [
    { id: request, version: 1, changes: { group: [null, id], user: [null, user] } },
  ]);
  const keepers = new Set(await holdersOf(transaction, 'GroupManagement'));
  for (const moderator of await moderatorsOf(transaction, id)) keepers.add(moderator);
  if (typeof group['createdBy'] === 'number') keepers.add(group['createdBy']);
  keepers.delete(user);
  const { name } = await personOf(transaction, user);
  const params = { name, group: String(group['name']) };
  await notify(transaction, [...keepers], { message: 'group.asked', params, link: linkOf(id) });
  return { id };
};

const idsIn = (values: RecordValues | undefined, key: string): readonly number[] =>
  (values?.[key] ?? []) as readonly number[];

/** A group with moderators keeps at least one, so that someone decides who is admitted (GRP-1). */
const lastModerator = (): Conflict =>
  conflictAt('moderators', 'lastModerator', 'Someone must moderate the group. Name another moderator first.');

const leave = async (group: RecordValues, work: Work): Promise<unknown> => {
  const { transaction, context, records } = work;
  const [id, employee] = [Number(group['id']), context.actor.employee ?? null];
  if (employee === null) throw noEmployee();
  await holdGroup(transaction, id);
  const system = { system: true };
  const now = await records.read(work, 'discussionGroup', id, system);
  const [members, moderators] = [idsIn(now, 'members'), idsIn(now, 'moderators')];
  const left = {
    ...(members.includes(employee) ? { members: members.filter((one) => one !== employee) } : {}),
    ...(moderators.includes(employee) ? { moderators: moderators.filter((one) => one !== employee) } : {}),
  };
  if (Object.keys(left).length > 0) await records.update(work, 'discussionGroup', id, left, system);
  return { id };
};

/**
 * Who moderates a group: initially its creator. Non-members of a closed group ask to join, and those named in a group may
 * leave it.
 */
export const discussionGroupBehaviour: Behaviour = {
  beforeSave: (input, current, { context }) => {
    const employee = context.actor.employee ?? null;
    if (!current && employee !== null && idsIn(input, 'moderators').length === 0)
      return { ...input, moderators: [employee] };
    const isEmptied = input['moderators'] !== undefined && idsIn(input, 'moderators').length === 0;
    if (current && isEmptied && idsIn(current, 'moderators').length > 0) throw lastModerator();
    return input;
  },
  actions: {
    invite: ([group], input, work) => invite(group, input, work),
    dismiss: ([group], input, work) => dismiss(group, input, work),
    ask: ([group], _input, work) => {
      if (!group) throw new NotFound();
      return ask(group, work);
    },
    leave: ([group], _input, work) => {
      if (!group) throw new NotFound();
      return leave(group, work);
    },
  },
};

const close = async (request: RecordValues, work: Work): Promise<void> => {
  const id = Number(request['id']);
  await deleteRequest(work.transaction, id);
  const changes = { group: [request['group'], null], user: [request['user'], null] } as const;
  writeAuditLines(work, 'groupRequest', 'delete', [{ id, version: Number(request['version']), changes }]);
};

const admit = async (request: RecordValues, work: Work): Promise<unknown> => {
  const { transaction, records } = work;
  const [group, user] = [Number(request['group']), Number(request['user'])];
  const { employee } = await personOf(transaction, user);
  if (employee === null) throw noEmployee();
  const system = { system: true };
  await holdGroup(transaction, group);
  const found = await records.read(work, 'discussionGroup', group, system);
  const members = (found?.['members'] ?? []) as readonly number[];
  if (!members.includes(employee))
    await records.update(work, 'discussionGroup', group, { members: [...members, employee] }, system);
  await close(request, work);
  const params = { group: String(found?.['name'] ?? '') };
  await notify(transaction, [user], { message: 'group.admitted', params, link: linkOf(group) });
  return { id: group };
};

/** Requests are decided once: they are deleted with the decision. */
export const groupRequestBehaviour: Behaviour = {
  actions: {
    admit: ([request], _input, work) => {
      if (!request) throw new NotFound();
      return admit(request, work);
    },
    refuse: async ([request], _input, work) => {
      if (request) await close(request, work);
      return {};
    },
  },
};
