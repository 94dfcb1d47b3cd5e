import { defineScreen } from '@school/kernel';

const everybody = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;

export const calendarScreens = [
  defineScreen('calendar', {
    module: 'calendar',
    label: 'Calendar',
    paths: ['/calendar'],
    access: everybody,
    menu: {
      group: 'collaboration',
      order: 15,
      icon: 'calendar',
      description: 'Events, holidays and my leave by month, week and day',
    },
  }),
  defineScreen('calendarDay', {
    module: 'calendar',
    label: 'Events of a day',
    paths: ['/event/index/:date'],
    parent: '/calendar',
    access: everybody,
  }),
  defineScreen('calendarEventEdit', {
    module: 'calendar',
    label: 'Edit event',
    paths: ['/event/index/edit'],
    parent: '/event',
    access: ['EventManagement'],
  }),
] as const;
