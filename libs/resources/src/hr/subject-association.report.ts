import { defineReport, f } from '@school/kernel';

/** Who teaches which subjects, in which class, for how many periods. */
export const employeeSubjects = defineReport('employeeSubjects', {
  module: 'hr',
  label: 'Employee subject association',
  description: 'Who teaches which subject to which batch, and how many periods a week',
  screen: ['/reports/employee_subject_association', '/hr/reports/subject_association'],
  menu: {
    group: 'hrReports',
    order: 47,
    icon: 'subject',
    description: 'Who teaches which subject to which batch',
  },
  from: 'workAllotment',
  parameters: {
    department: f.ref('employeeDepartment'),
    employee: f.ref('employee'),
    batch: f.ref('batch'),
  },
  narrows: { department: 'employee.department', batch: 'subject.batch' },
  columns: {
    employee: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    employeeNumber: { label: 'Number', as: 'text', value: 'employee.employeeNumber' },
    department: { label: 'Department', as: 'text', value: 'employee.department' },
    batch: { label: 'Batch', as: 'text', value: 'subject.batch' },
    subject: { label: 'Subject', as: 'text' },
    ofSubject: {
      label: 'Periods of the subject',
      as: 'int',
      value: 'subject.maxWeeklyClasses',
      total: true,
    },
    periodsPerWeek: { label: 'Own periods a week', as: 'int' },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  groupBy: 'employee',
  access: ['EmployeeSearch', 'EmployeeManagement', 'HrBasics'],
});
