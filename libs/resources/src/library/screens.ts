import { defineScreen, type MenuEntry } from '@school/kernel';
import { librarians } from './access.ts';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'library',
  order,
  icon,
  description,
});

/** The desk, where everything is done by scanner and keyboard, and the user's own loans. */
export const libraryScreens = [
  defineScreen('issueBook', {
    module: 'library',
    label: 'Issue a book',
    paths: ['/book_movement/direct_issue_book'],
    access: librarians,
    menu: entry(10, 'book', 'Card, then book: by scanner or keyboard'),
  }),
  defineScreen('returnBook', {
    module: 'library',
    label: 'Return a book',
    paths: ['/book_movement/return_book'],
    access: librarians,
    menu: entry(20, 'transfer', 'Scan returned books; the fine is calculated'),
  }),
  defineScreen('renewBook', {
    module: 'library',
    label: 'Renew a book',
    paths: ['/book_movement/renewal'],
    access: librarians,
    menu: entry(30, 'history', 'Scan to renew; shows the new due date'),
  }),
  defineScreen('myLibrary', {
    module: 'library',
    label: 'My library',
    paths: ['/library/mine'],
    access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    menu: {
      ...entry(5, 'book', 'What I or my children have borrowed, reserved and owe'),
      access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
      forOneself: true,
    },
  }),
] as const;
