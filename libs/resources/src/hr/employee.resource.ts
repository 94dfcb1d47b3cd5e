import { defineResource, f, field, gte, is, lte } from '@school/kernel';
import { everyRecord } from '../access/every-record.ts';
import { employeePages } from './employee.pages.ts';
import { employeePickers } from './employee.pickers.ts';
import { contactFields, payTermFields, privateFields, workFields } from './employee.fields.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** Everyone who is or was employed. Former employees stay here, so that payslips and records keep referring to them. */
export const employee = defineResource('employee', {
  module: 'hr',
  label: ['Employee', 'Employees'],
  api: 'setup/v1/EmployeeDetails',
  screens: {
    list: '/employee/view_all',
    create: '/employee/admission1',
    edit: ['/employee/admission1/:id'],
    show: '/employee_profile/:empId',
  },
  menu: {
    group: 'employeeManagement',
    order: 10,
    icon: 'people',
    description: 'Find, admit and edit employees',
    create: { label: 'Admission', description: 'Add a new employee, step by step', icon: 'admission' },
    access: ['EmployeeSearch', 'EmployeeManagement'],
    also: [schoolStep('employee', {}, 'staff')],
  },
  fields: { ...workFields, ...payTermFields, ...privateFields, ...contactFields },
  comments: true,
  attachments: true,
  title: 'fullName',
  subtitle: ['employeeNumber', 'department'],
  has: {
    teaching: {
      label: 'Teaching',
      of: 'workAllotment',
      via: 'employee',
      fields: ['subject', 'subject.name', 'subject.batch'],
    },
  },
  list: {
    columns: [
      'photo',
      'fullName',
      'employeeNumber',
      'department',
      'category',
      'position',
      'grade',
      'joiningDate',
      'status',
    ],
    sort: 'fullName',
    filters: ['department', 'category', 'position', 'grade', 'employmentType', 'status', 'admissionStep'],
    views: [
      { key: 'active', label: 'Active', filter: { status: 'ACTIVE' } },
      { key: 'former', label: 'Former', filter: { status: 'FORMER' } },
      { key: 'unfinished', label: 'Unfinished admissions', filter: { admissionStep_ne: 'DONE' } },
    ],
    pages: employeePages,
  },
  form: {
    wizard: true,
    resume: { field: 'admissionStep', done: 'DONE' },
    tabs: [
      {
        key: 'general',
        label: 'General',
        reached: 'GENERAL',
        sections: [
          {
            fields: ['employeeNumber', 'joiningDate', 'firstName', 'middleName', 'lastName', 'photo'],
          },
          {
            label: 'Position',
            fields: ['department', 'category', 'position', 'grade', 'jobTitle', 'employmentType'],
          },
          {
            label: 'Experience',
            fields: ['qualification', 'experienceYears', 'experienceMonths', 'experienceDetail'],
          },
          { label: 'Cards', fields: ['biometricId', 'libraryCard'] },
        ],
      },
      {
        key: 'personal',
        label: 'Personal',
        reached: 'PERSONAL',
        sections: [
          { fields: ['gender', 'dateOfBirth', 'nationality', 'nationalId', 'bloodGroup'] },
          {
            label: 'Family',
            fields: ['maritalStatus', 'spouseName', 'childrenCount', 'fatherName', 'motherName'],
          },
        ],
      },
      {
        key: 'contact',
        label: 'Contact',
        reached: 'CONTACT',
        sections: [
          { fields: ['email', 'mobilePhone', 'homePhone', 'officePhone1', 'officePhone2'] },
          { label: 'Home', fields: ['homeAddress', 'homeCountry'] },
          { label: 'Office', fields: ['officeAddress', 'officeCountry'] },
        ],
      },
      {
        key: 'bank',
        label: 'Bank details',
        screen: '/employee/admission3/:id',
        reached: 'BANK',
        own: {
          key: 'employeeBank',
          access: ['EmployeePrivate'],
          needs: { resource: 'bankField', filter: { active: true } },
        },
        sections: [],
      },
      {
        key: 'details',
        label: 'Additional details',
        screen: '/employee/admission3_1/:id',
        reached: 'ADDITIONAL',
        sections: [],
      },
      {
        key: 'privileges',
        label: 'Privileges',
        reached: 'PRIVILEGE',
        own: { key: 'employeePrivileges', access: ['UserManagement'] },
        sections: [],
      },
      {
        key: 'manager',
        label: 'Reporting manager',
        reached: 'MANAGER',
        sections: [{ fields: ['reportingManager'] }],
      },
      {
        key: 'pay',
        label: 'Pay terms',
        reached: 'PAYROLL',
        sections: [
          { fields: ['payBasis', 'annualSalary', 'hourlyRate', 'typicalHours', 'yearlyPay', 'monthlyPay'] },
        ],
      },
      {
        key: 'payroll',
        label: 'Payroll',
        reached: 'PAYROLL',
        own: { key: 'employeePayroll', access: ['PayrollManagement'] },
        sections: [],
      },
      {
        key: 'service',
        label: 'Service',
        noStep: true,
        sections: [{ fields: ['lessonDays', 'status', 'leavingDate', 'leavingReason'] }],
      },
    ],
  },
  alike: [
    ['firstName', 'lastName', 'dateOfBirth'],
    ['mobilePhone', 'lastName'],
  ],
  related: [
    { key: 'documents', label: 'Documents', resource: 'employeeDocument', via: 'employee' },
    { key: 'bank', label: 'Bank details', resource: 'employeeBankDetail', via: 'employee' },
    { key: 'team', label: 'Team', resource: 'employee', via: 'reportingManager' },
    { key: 'subjects', label: 'Subjects', resource: 'workAllotment', via: 'employee' },
    { key: 'payroll', label: 'Payroll', resource: 'employeePayroll', via: 'employee' },
    { key: 'payslips', label: 'Payslips', resource: 'payslip', via: 'employee' },
    { key: 'leave', label: 'Leave', resource: 'leaveApplication', via: 'employee' },
    { key: 'attendance', label: 'Absences', resource: 'employeeAttendance', via: 'employee' },
    { key: 'late', label: 'Late days', resource: 'employeeLateness', via: 'employee' },
    { key: 'history', label: 'Career', resource: 'employeeHistory', via: 'employee' },
  ],
  notices: [
    { key: 'withoutLeaveGroup', on: 'show', access: ['LeaveManagement'] },
    { key: 'withoutPayroll', on: 'show', access: ['PayrollManagement'] },
  ],
  conditions: {
    spouseName: { visible: is('maritalStatus', 'MARRIED') },
    annualSalary: { visible: is('payBasis', 'SALARY') },
    hourlyRate: { visible: is('payBasis', 'HOURLY') },
    typicalHours: { visible: is('payBasis', 'HOURLY') },
    leavingDate: { visible: is('status', 'FORMER') },
    leavingReason: { visible: is('status', 'FORMER') },
  },
  checks: [
    {
      key: 'bornBeforeJoining',
      holds: lte(field('dateOfBirth'), field('joiningDate')),
      message: 'The date of birth must be before the joining date',
      field: 'dateOfBirth',
    },
    {
      key: 'leavesAfterJoining',
      holds: gte(field('leavingDate'), field('joiningDate')),
      message: 'The leaving date must not be before the joining date',
      field: 'leavingDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      leave: {
        label: 'Mark as left',
        access: ['EmployeeManagement'],
        from: ['ACTIVE'],
        to: 'FORMER',
        tone: 'warning',
        ask: {
          leavingDate: f.date({ required: true, max: 'today' }),
          leavingReason: f.text({ required: true, max: 250 }),
          documentsTo: f.ref('employee', {
            label: 'Documents go to',
            filter: { status: 'ACTIVE' },
            help: 'Who receives everything in the employee’s document drive; required if anything is shared with others.',
          }),
        },
      },
      rejoin: {
        label: 'Rejoin',
        access: ['EmployeeManagement'],
        from: ['FORMER'],
        to: 'ACTIVE',
        ask: { joiningDate: f.date({ required: true }) },
      },
    },
  },
  custom: 'EMPLOYEE',
  sample: {
    dateOfBirth: '1990-05-17',
    joiningDate: '2020-04-01',
    leavingDate: undefined,
  },
  access: {
    read: [
      'EmployeeSearch',
      'EmployeeManagement',
      'EmployeeAttendance',
      'LeaveManagement',
      'PayrollManagement',
      'PayslipPowers',
      'ApproveRejectPayslip',
      'TaskManagement',
      'GroupManagement',
      'EventManagement',
      'EMPLOYEE',
    ],
    create: ['EmployeeManagement'],
    update: ['EmployeeManagement'],
    delete: ['EmployeeManagement'],
    pick: employeePickers,
    rows: {
      EmployeeSearch: 'all',
      EmployeeManagement: 'all',
      EmployeeAttendance: 'all',
      LeaveManagement: 'all',
      PayrollManagement: 'all',
      PayslipPowers: 'all',
      ApproveRejectPayslip: 'all',
      TaskManagement: 'all',
      GroupManagement: 'all',
      EventManagement: 'all',
      ...everyRecord(employeePickers),
      EMPLOYEE: { id: { $me: 'employee' } },
    },
    levels: {
      private: { read: ['EmployeePrivate'], write: ['EmployeePrivate'] },
      medical: { read: ['EmployeePrivate'], write: ['EmployeePrivate'] },
      finance: {
        read: ['EmployeePrivate', 'PayrollManagement'],
        write: ['EmployeePrivate', 'PayrollManagement'],
      },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employee: typeof employee;
  }
}
