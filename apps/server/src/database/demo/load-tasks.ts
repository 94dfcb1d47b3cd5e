import type { FastifyInstance } from 'fastify';
import { addDays } from '@school/domain';
import { signInTo } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { UserLoading } from './load-users.ts';
import { demoTasks } from './tasks.ts';
import { demoPassword } from './users.ts';

interface Named {
  readonly id: number;
  readonly code: string;
}

/** Tasks in every state; the teacher of the demo school has some. */
export const loadTasks = async (
  server: FastifyInstance,
  api: ApiClient,
  people: readonly LoadedEmployee[],
  { context }: UserLoading,
): Promise<void> => {
  const departments = await api.get<Named[]>('setup/v1/EmployeeDepartments/getall');
  const teacher = people.find(({ position }) => position === 'Senior Teacher');
  const asTeacher = await signInTo(server, 'teacher', demoPassword);
  for (const { members, from, to, teacher: part, comments = [], department, ...task } of demoTasks) {
    const code = department === 'teacher' ? teacher?.department : department;
    const staff = people.filter((person) => person.department === code).map(({ id }) => id);
    const first = department === 'teacher' && teacher ? [teacher.id] : [];
    const { id } = await api.post<Named>('collab/v1/task/save', {
      ...task,
      department: departments.find((one) => one.code === code)?.id,
      members: [...new Set([...first, ...staff])].slice(0, members),
      startDate: addDays(context.today, from),
      endDate: addDays(context.today, to),
    });
    if (part) await asTeacher.post(`collab/v1/task/action/${part}`, { ids: [id], input: {} });
    for (const [at, text] of comments.entries())
      await (at === 0 || department !== 'teacher' ? api : asTeacher).post(`collab/v1/task/comments/${id}`, {
        text,
      });
  }
};
