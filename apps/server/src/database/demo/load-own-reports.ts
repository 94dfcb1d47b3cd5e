import type { ApiClient } from './api-client.ts';

const count = { path: '', figure: 'count' } as const;

/** Reports put together by people of the school: one for the staff, one that its author keeps to himself. */
export const loadOwnReports = async (api: ApiClient): Promise<void> => {
  await api.post('setup/v1/CustomReports/save', {
    name: 'Girls of grades 9 and 10 by transport route, with fees overdue',
    description: 'Whom to speak to before the bus leaves',
    audience: 'STAFF',
    question: {
      of: 'student',
      filter: { gender: 'FEMALE', 'batch.course.name_in': ['Grade 9', 'Grade 10'], overdue_empty: false },
      columns: [
        { path: 'fullName' },
        { path: 'batch' },
        { path: 'transport.pickupRoute' },
        { path: 'overdue.balance', figure: 'sum', total: true },
      ],
      groupBy: 'transport.pickupRoute',
    },
  });
  await api.post('setup/v1/CustomReports/save', {
    name: 'Employees by department',
    question: {
      of: 'employee',
      filter: { status: 'ACTIVE' },
      columns: [{ path: 'department' }, count, { path: 'joiningDate', figure: 'min' }],
      sort: '-count',
      chart: { kind: 'bar', category: 'department', values: ['count'] },
    },
  });
};
