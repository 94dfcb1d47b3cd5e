import { defineScreen } from '@school/kernel';

const everybody = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/**
 * Announcements. The forms are open to every role, because users who may not write are told so by the news module and sent
 * back to the list; the server refuses the calls.
 */
export const newsScreens = [
  defineScreen('newsList', {
    module: 'news',
    label: 'News',
    paths: ['/news'],
    access: everybody,
    menu: { group: 'collaboration', order: 10, icon: 'news', description: 'School announcements' },
  }),
  defineScreen('newsDetail', {
    module: 'news',
    label: 'News item',
    paths: ['/news/:id'],
    parent: '/news',
    about: 'news',
    access: everybody,
  }),
  defineScreen('newsCreate', {
    module: 'news',
    label: 'Create News',
    paths: ['/news/create'],
    parent: '/news',
    access: everybody,
  }),
  defineScreen('newsEdit', {
    module: 'news',
    label: 'Edit News',
    paths: ['/news/edit/:id'],
    parent: '/news',
    access: everybody,
  }),
] as const;
