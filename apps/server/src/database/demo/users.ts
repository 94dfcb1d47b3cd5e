export const demoPassword = 'Demo@1234';

/** The sign-ins that the login page of a demo school offers. `employee` is the position whose first holder it is. */
export const demoUsers = [
  { username: 'admin', entityType: 'ADMIN', firstName: 'Saima', lastName: 'Administrator' },
  { username: 'hr', entityType: 'EMPLOYEE', position: 'HR Officer', roleGroup: 'HR' },
  { username: 'finance', entityType: 'EMPLOYEE', position: 'Accountant', roleGroup: 'Finance' },
  { username: 'teacher', entityType: 'EMPLOYEE', position: 'Senior Teacher', roleGroup: 'Teacher' },
  { username: 'student', entityType: 'STUDENT', firstName: 'Hamza', lastName: 'Javed' },
  { username: 'parent', entityType: 'PARENT', firstName: 'Nadia', lastName: 'Javed' },
] as const;
