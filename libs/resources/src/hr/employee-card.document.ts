import { defineDocument, imageToken, token } from '@school/kernel';

/** The card that an employee carries. */
export const employeeCardDocument = defineDocument('employeeCard', {
  module: 'hr',
  label: 'ID card',
  of: 'employee',
  papers: ['CR80-A4', 'CR80'],
  tokens: {
    number: token('Employee number', 'E1001', { field: 'employeeNumber' }),
    name: token('Name', 'Ayesha Khan', { field: 'fullName' }),
    photo: imageToken('Photo', { field: 'photo' }),
    department: token('Department', 'Science', { field: 'department' }),
    position: token('Position', 'Senior Teacher', { field: 'position' }),
    category: token('Category', 'Teaching', { field: 'category' }),
    joined: token('Joining date', '2020-04-01', { field: 'joiningDate' }),
    officePhone: token('Office phone', '+92 42 111 222 333', { field: 'officePhone1' }),
  },
  fileName: 'number',
  access: ['EmployeeManagement'],
});
