import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

/** Whose accounts: of one kind, of all classes or some. */
const people = {
  people: f.choice(
    { STUDENT: 'Students', PARENT: 'Parents', EMPLOYEE: 'Employees' },
    { required: true, label: 'People' },
  ),
  course: f.ref('course'),
  batch: f.ref('batch'),
};

export const firstSignInCounts = defineOperation('firstSignInCounts', {
  module: 'access',
  label: 'Who has been given a first password and who has used it',
  at: 'GET setup/v1/firstSignIns',
  input: people,
  answer: 'wire',
  access: ['UserManagement'],
});

export const giveFirstSignIns = defineOperation('giveFirstSignIns', {
  module: 'access',
  label: 'Give first passwords',
  at: 'POST setup/v1/firstSignIns',
  input: {
    ...people,
    by: f.choice({ PRINT: 'On paper', MAIL: 'By e-mail', SMS: 'By text message' }, { required: true }),
    again: f.flag({ help: 'Also those who were given one and have not used it' }),
    address: f.text({
      max: 200,
      pattern: { regex: 'https?://[^/?#@\\s]+', message: 'A web address, as https://school.example' },
      help: 'Where the sender reached the product; told unless the operator has set another address',
    }),
  },
  answer: { jobId: f.text({ required: true }), total: f.int({ required: true }) },
  access: ['UserManagement'],
  hidden: true,
});

export const firstSignInOperations = [firstSignInCounts, giveFirstSignIns] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof firstSignInOperations> {}
}
