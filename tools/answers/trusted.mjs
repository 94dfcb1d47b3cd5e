/** Sources whose answers cannot be checked against the documentation, each with the reason. */
export const trusted = {
  'apps/admin/src/engine/data/calls.ts':
    'calls of every resource, with the types of the kernel that describe them',
  'apps/admin/src/engine/files/use-pictures.ts': 'rows of any list; each is looked at before it is shown',
  'apps/admin/src/engine/own-screen/use-operation.ts': 'address and type come from one definition',
  'apps/admin/src/engine/remarks/use-remarks.ts': 'the kind says the type, and the address',
  'apps/admin/src/modules/alerts/KindCard.tsx': 'settings of any kind of reminders, which are defined alike',
  'apps/admin/src/modules/online-exams/packages/use-package.ts': 'address and type come from one definition',
  'apps/admin/src/modules/online-payments/use-gateway.ts':
    'what an action answers is said by its handler alone',
  'apps/admin/src/modules/reporting/OwnReport.tsx':
    'reports that people put together always tell their definition',
  'apps/admin/src/modules/reporting/Preview.tsx':
    'reports that people put together always tell their definition',
  'apps/admin/src/modules/timetable/making/SearchPanel.tsx':
    'a field of JSON holds what the search has written into it',
};
