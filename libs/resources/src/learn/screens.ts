import { defineScreen } from '@school/kernel';
import { learnKeepers } from './access.ts';

/** Choosing, trying out and starting on one page. */
export const learnScreens = [
  defineScreen('learnBulkSync', {
    module: 'learn',
    label: 'Synchronise now',
    paths: ['/learn/bulk_sync'],
    menu: {
      group: 'learn',
      order: 30,
      icon: 'schedule',
      description: 'Choose what to synchronise, preview the changes, start',
    },
    access: learnKeepers,
  }),
] as const;
