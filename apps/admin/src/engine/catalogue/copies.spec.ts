import { defineResource, f, type Actor } from '@school/kernel';
import { mayCopy } from './rights.ts';

const paper = (more: object = {}) =>
  defineResource('paper', {
    module: 'club',
    label: ['Paper', 'Papers'],
    api: 'club/v1/paper',
    fields: { name: f.text() },
    title: 'name',
    list: { columns: ['name'] },
    access: { read: ['EMPLOYEE'], create: ['EMPLOYEE'], update: ['EMPLOYEE'] },
    ...more,
  });
const clerk: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set() };

it('a record that stands for something that happened once is not offered as the beginning of another', () => {
  expect(mayCopy(clerk, paper(), { id: 1 })).toBe(true);
  expect(mayCopy(clerk, paper({ notCopied: true }), { id: 1 })).toBe(false);
});
