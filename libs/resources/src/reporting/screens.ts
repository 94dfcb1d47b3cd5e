import { defineScreen } from '@school/kernel';

/** Where data is imported and exported, whatever list it belongs to. */
export const reportingScreens = [
  defineScreen('importData', {
    module: 'reporting',
    label: 'Import data',
    paths: ['/import_data', '/exports/import_data'],
    parent: '/exports',
    access: ['EMPLOYEE'],
    menu: {
      group: 'exports',
      order: 20,
      icon: 'add',
      description: 'Import a spreadsheet into any list you may add to',
    },
  }),
  defineScreen('newExport', {
    module: 'reporting',
    label: 'New export',
    paths: ['/data_exports/new'],
    parent: '/data_exports',
    access: ['EMPLOYEE'],
    menu: {
      group: 'exports',
      order: 50,
      icon: 'list',
      description: 'Choose rows and columns and export them as a file',
    },
  }),
] as const;
