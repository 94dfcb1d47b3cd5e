import { defineScreen } from '@school/kernel';

/** The document drive of the staff. */
export const driveScreens = [
  defineScreen('documentDrive', {
    module: 'drive',
    label: 'Document drive',
    paths: ['/doc_managers'],
    access: ['ADMIN', 'EMPLOYEE'],
    menu: {
      group: 'collaboration',
      order: 20,
      icon: 'folder',
      description: 'Files and folders, shared with colleagues',
    },
  }),
] as const;
