import { defineResource, f } from '@school/kernel';

/** One person's part in a task. Rows follow the members of the task; only those people set their state. */
export const taskAssignee = defineResource('taskAssignee', {
  module: 'tasks',
  label: ['Task part', 'Task parts'],
  api: 'collab/v1/taskAssignee',
  noArchive: true,
  fields: {
    task: f.ref('task', { required: true, onDelete: 'cascade' }),
    employee: f.ref('employee', { required: true, onDelete: 'restrict' }),
    state: f.choice(
      { NEW: 'Not started', ACTIVE: 'At work', DONE: 'Done' },
      {
        required: true,
        default: 'NEW',
        readOnly: true,
        tones: { NEW: 'neutral', ACTIVE: 'warning', DONE: 'success' },
      },
    ),
    doneAt: f.dateTime({ label: 'Done on', readOnly: true }),
  },
  title: 'employee',
  subtitle: ['task'],
  list: { columns: ['task', 'employee', 'state', 'doneAt'], filters: ['state', 'task'] },
  unique: [{ fields: ['task', 'employee'] }],
  access: {
    read: ['TaskManagement', 'EMPLOYEE'],
    rows: {
      TaskManagement: 'all',
      EMPLOYEE: {
        _or: [{ employee: { $me: 'employee' } }, { 'task.createdBy': { $me: 'id' } }],
      },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    taskAssignee: typeof taskAssignee;
  }
}
