export const demoPassword = 'Demo@1234';

/** The sign-ins offered on a demo school's login page: the administrator, first holders of positions, and a family. */
export const demoUsers = [
  { username: 'admin', entityType: 'ADMIN', firstName: 'Saima', lastName: 'Administrator' },
  { username: 'hr', entityType: 'EMPLOYEE', position: 'HR Officer', roleGroup: 'HR' },
  { username: 'finance', entityType: 'EMPLOYEE', position: 'Accountant', roleGroup: 'Finance' },
  { username: 'teacher', entityType: 'EMPLOYEE', position: 'Senior Teacher', roleGroup: 'Teacher' },
  { username: 'student', entityType: 'STUDENT' },
  { username: 'parent', entityType: 'PARENT' },
] as const;
