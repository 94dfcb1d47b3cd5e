import type { Actor } from '@school/kernel';
import { showsOwn } from './own-section.ts';

const clerk: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set(['Office']) };

it('an own part is shown in its place, to those it is for', () => {
  const inForm = showsOwn(clerk, 'form');
  expect(inForm({ key: 'a', on: 'form' })).toBe(true);
  expect(inForm({ key: 'a', on: 'show' })).toBe(false);
  expect(inForm({ key: 'a', on: 'form', access: ['Office'] })).toBe(true);
  expect(inForm({ key: 'a', on: 'form', access: ['Finance'] })).toBe(false);
});
