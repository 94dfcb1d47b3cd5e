import { contribute, defineView, f } from '@school/kernel';

/** Where somebody works. */
const employeeCard = defineView('employeeCard', {
  module: 'hr',
  label: 'Position',
  of: 'employee',
  parameters: { employee: f.ref('employee', { required: true }) },
  narrows: { employee: 'id' },
  columns: { department: {}, position: {}, mobile: { value: 'mobilePhone' }, joiningDate: {} },
});

/** Employee documents that have expired or will within a month. */
const documentsRunningOut = defineView('documentsRunningOut', {
  module: 'hr',
  label: 'Expiring documents',
  of: 'employeeDocument',
  where: { expiresOn_lte: { $date: 'next30Days' }, 'employee.status': 'ACTIVE' },
  columns: {
    employee: { link: '/employee_profile/:employeeId' },
    name: {},
    expiresOn: {},
    employeeId: { value: 'employee.id', hidden: true },
  },
  sort: 'expiresOn',
});

export const hrViews = [employeeCard, documentsRunningOut] as const;

export const hrContributions = [
  contribute('employee', {
    module: 'hr',
    summary: [
      { key: 'position', label: 'Position', view: 'employeeCard', shows: ['position', 'department'] },
      { key: 'contact', label: 'Mobile', view: 'employeeCard', shows: ['mobile'], tab: 'contact' },
      { key: 'since', label: 'Employed since', view: 'employeeCard', shows: ['joiningDate'] },
    ],
  }),
  contribute('home', {
    module: 'hr',
    waiting: [
      {
        key: 'documentsRunningOut',
        label: 'Expiring documents',
        icon: 'form',
        view: 'documentsRunningOut',
        to: '/hr/reports/document_expiry',
        order: 25,
      },
    ],
  }),
] as const;
