import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { strangersTo } from '../hr/staff.store.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { followMembers, hasCommentsOfOthers, isAllDone, namesOf, setPart } from './task.store.ts';

const linkOf = (task: number): string => `/tasks/${task}`;
const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Members work in the department of the task, even when only one of the two is changed. */
const assertMembers = async (input: RecordValues, before: RecordValues | undefined, work: Work) => {
  if (input['members'] === undefined && input['department'] === undefined) return;
  const members = idsIn(input['members'] ?? before?.['members']);
  const department = Number(input['department'] ?? before?.['department']);
  const strangers = await strangersTo(work.transaction, department, members);
  if (strangers.length > 0)
    throw invalidField('members', 'notReference', 'Members must be active employees of the department.');
};

/** Starting the first part makes the task active. */
const begin = async (row: RecordValues, work: Work): Promise<void> => {
  if (row['status'] === 'NEW')
    await work.records.transition(work, 'task', Number(row['id']), 'activate', {}, { system: true });
};

const ownPart = (row: RecordValues, { context }: Work) => ({
  task: Number(row['id']),
  employee: context.actor.employee ?? 0,
  by: context.actor.id,
});

const notMine = (): Conflict =>
  new Conflict('You have no open part in this task.', { code: 'ILLEGAL_STATE' });

/** Parts follow the members, people are notified of what concerns them, and what others have said is not deleted. */
export const taskBehaviour: Behaviour = {
  beforeSave: async (input, before, work): Promise<RecordValues> => {
    await assertMembers(input, before, work);
    if (input['members'] === undefined) return input;
    return { ...input, memberNames: await namesOf(work.transaction, idsIn(input['members'])) };
  },
  afterSave: async (saved, before, work): Promise<void> => {
    const id = Number(saved['id']);
    const { added, removed } = await followMembers(work.transaction, id);
    const params = { title: String(saved['title']), date: String(saved['endDate']) };
    const others = (users: readonly number[]) => users.filter((user) => user !== work.context.actor.id);
    await notify(work.transaction, others(added), { message: 'task.assigned', params, link: linkOf(id) });
    if (before) await notify(work.transaction, others(removed), { message: 'task.unassigned', params });
  },
  beforeDelete: async (current, work): Promise<void> => {
    if (await hasCommentsOfOthers(work.transaction, Number(current['id']), work.context.actor.id))
      throw new Conflict('Others have commented on this task. Close it instead.', { code: 'HAS_COMMENTS' });
  },
  transitions: {
    activate: async (row, _input, work): Promise<RecordValues> => {
      await setPart(work, ownPart(row, work), ['NEW'], 'ACTIVE');
      return {};
    },
  },
  actions: {
    begin: async ([row], _input, work): Promise<unknown> => {
      if (!row || !(await setPart(work, ownPart(row, work), ['NEW'], 'ACTIVE'))) throw notMine();
      await begin(row, work);
      return { id: row['id'] };
    },
    finish: async ([row], _input, work): Promise<unknown> => {
      if (!row || !(await setPart(work, ownPart(row, work), ['NEW', 'ACTIVE'], 'DONE'))) throw notMine();
      await begin(row, work);
      const id = Number(row['id']);
      const maker = Number(row['createdBy'] ?? 0);
      if (maker !== work.context.actor.id && (await isAllDone(work.transaction, id)))
        await notify(work.transaction, [maker], {
          message: 'task.done',
          params: { title: String(row['title']) },
          link: linkOf(id),
        });
      return { id };
    },
  },
};
