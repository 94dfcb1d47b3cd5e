import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { openOnes } from '../leaver-part.ts';

/** For a user who processes an employee's leaving: parts of tasks that are not done. */
export const openTasksOf = async (employee: number, { transaction }: Work): Promise<readonly Said[]> => {
  const [row] = await transaction.query<{ parts: number }>({
    name: 'tasks_open_of',
    text: `select count(*)::int as parts from task_assignee a join task t on t.id = a.task_id
      where a.employee_id = $1 and a.state <> 'DONE' and t.status <> 'CLOSE' and not t.archived`,
    values: [employee],
  });
  return openOnes([['Unfinished tasks: %{tasks}.', 'tasks', row?.parts ?? 0]]);
};
