import { activeDepartments } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

/** A department in the form pickers expect: `id` is the key, `name` the label. */
interface DepartmentChoice {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

declare module '@school/kernel' {
  interface KnownAnswers {
    activeDepartments: readonly DepartmentChoice[];
  }
}

/** Departments. */
export const departmentReadings = [
  handle(activeDepartments, async ({ context, reader }) => {
    const rows = await reader.list(context, 'employeeDepartment', {
      filter: { active: true, archived: false },
      fields: ['id', 'name', 'active'],
      sort: [['name', 'ASC']],
      most: 5_000,
    });
    return rows.map(({ id, name }) => ({ id: Number(id), name: String(name), active: true }));
  }),
];
