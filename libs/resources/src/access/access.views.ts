import { defineView, f } from '@school/kernel';

/** Kinds of accounts that are created with the records of people, without a password. */
export const firstSignInKinds = { STUDENT: 'Students', PARENT: 'Guardians', EMPLOYEE: 'Employees' } as const;

/** Who has a first password, and who has signed in with it; class by class. */
const firstSignIns = defineView('firstSignIns', {
  module: 'access',
  label: 'First sign-ins',
  parameters: {
    people: f.choice(firstSignInKinds, { required: true }),
    course: f.ref('course'),
    batch: f.ref('batch'),
  },
  columns: {
    name: { label: 'Name', as: 'text', link: '/user/profile/:id' },
    id: { label: 'User', as: 'int', hidden: true },
    place: { label: 'Class or department', as: 'text' },
    username: { label: 'Username', as: 'text' },
    email: { label: 'E-mail', as: 'text' },
    mobile: { label: 'Mobile', as: 'phone' },
    firstPasswordAt: { label: 'First password given', as: 'dateTime' },
    lastLoginAt: { label: 'Last sign-in', as: 'dateTime' },
  },
  access: ['UserManagement'],
});

export const accessViews = [firstSignIns] as const;
