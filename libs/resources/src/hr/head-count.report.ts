import { defineReport, f } from '@school/kernel';

/** How many people work where, and as what. */
export const headCount = defineReport('headCount', {
  module: 'hr',
  label: 'Head count',
  description: 'Current employees by department, position and grade',
  screen: '/hr/reports/head_count',
  menu: {
    group: 'hrReports',
    order: 20,
    icon: 'people',
    description: 'Current employees by department, position and grade',
  },
  from: 'employee',
  where: { status: 'ACTIVE' },
  parameters: {
    department: f.ref('employeeDepartment'),
    category: f.ref('employeeCategory'),
    grade: f.ref('employeeGrade'),
    employmentType: f.choice({ FULL_TIME: 'Full Time', PART_TIME: 'Part Time' }),
  },
  columns: {
    department: { label: 'Department', as: 'text' },
    position: { label: 'Position', as: 'text' },
    grade: { label: 'Grade', as: 'text' },
    employees: {
      label: 'Employees',
      as: 'int',
      figure: 'count',
      total: true,
      link: { resource: 'employee', filter: { department: 'departmentId', position: 'positionId' } },
    },
    departmentId: { label: 'Department', as: 'int', value: 'department.id', hidden: true },
    positionId: { label: 'Position', as: 'int', value: 'position.id', hidden: true },
  },
  groupBy: 'department',
  chart: { kind: 'bar', category: 'department', values: ['employees'] },
  access: ['EmployeeSearch', 'EmployeeManagement'],
});
