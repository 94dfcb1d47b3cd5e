import { defineScreen } from '@school/kernel';
import { formPeople } from './access.ts';

export const formScreens = [
  defineScreen('formAnswering', {
    module: 'forms',
    label: 'Answer a form',
    paths: ['/forms/answer/:formId'],
    parent: '/forms',
    access: formPeople,
  }),
] as const;
