import { defineDocument, token } from '@school/kernel';

/** What a bank or an embassy asks an employee for. */
export const salaryCertificateDocument = defineDocument('salaryCertificate', {
  module: 'hr',
  label: 'Salary certificate',
  of: 'employee',
  papers: ['A4', 'A5'],
  tokens: {
    number: token('Employee number', 'E1001', { field: 'employeeNumber' }),
    name: token('Name', 'Ayesha Khan', { field: 'fullName' }),
    nationalId: token('National identity number', '35202-1234567-8', { field: 'nationalId' }),
    department: token('Department', 'Science', { field: 'department' }),
    position: token('Position', 'Senior Teacher', { field: 'position' }),
    employment: token('Full or part time', 'Full Time', { field: 'employmentType' }),
    joined: token('Joining date', '2020-04-01', { field: 'joiningDate' }),
    left: token('Leaving date, empty for current employees', '', { field: 'leavingDate' }),
    monthlyPay: token('Monthly pay', '100,000.00', { field: 'monthlyPay' }),
    monthlyPayWords: token('Monthly pay in words', 'One Lakh Rupees Only', {
      field: 'monthlyPay',
      words: true,
    }),
    yearlyPay: token('Annual pay', '1,200,000.00', { field: 'yearlyPay' }),
  },
  fileName: 'number',
  access: ['EmployeePrivate'],
});
