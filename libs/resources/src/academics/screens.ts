import { defineScreen } from '@school/kernel';
import { keepers } from './access.ts';

/** Screens for subjects beyond lists and forms. */
export const academicScreens = [
  defineScreen('linkBatches', {
    module: 'academics',
    label: 'Link batches',
    paths: ['/subjects_center/link_batches'],
    access: keepers,
    menu: {
      group: 'subjects',
      order: 15,
      icon: 'groups',
      description: 'Give batches the subjects of their course',
    },
  }),
] as const;
