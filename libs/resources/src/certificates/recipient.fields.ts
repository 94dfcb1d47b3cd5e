import { f, is } from '@school/kernel';
import { userType } from './template.fields.ts';

/** Recipient of a document, and what it states about them. */
export const recipientFields = {
  userType: f.choice(userType.options, userType.more),
  student: f.ref('student', { named: true }),
  employee: f.ref('employee', { named: true }),
  recipient: f.text({ label: 'Issued to', max: 200, readOnly: true, search: true }),
  batch: f.ref('batch', { readOnly: true, named: true }),
  academicYear: f.ref('academicYear', { readOnly: true, named: true }),
} as const;

/** Issued documents are looked up by it; it cannot be guessed. */
export const codeField = f.text({
  label: 'Verification code',
  max: 32,
  readOnly: true,
  unique: true,
  noCopy: true,
});

export const issueDate = f.date({
  label: 'Issued on',
  required: true,
  default: 'today',
  max: 'today',
  index: true,
});

/** The field of the other kind of recipient is not shown. */
export const recipientConditions = {
  student: { visible: is('userType', 'STUDENT'), required: is('userType', 'STUDENT') },
  employee: { visible: is('userType', 'EMPLOYEE'), required: is('userType', 'EMPLOYEE') },
} as const;

/** Recipients of many documents. */
export const manyFields = {
  userType: f.choice(userType.options, userType.more),
  batches: f.refs('batch', { named: true, filter: { active: true }, help: 'All their students' }),
  students: f.refs('student', { label: 'Individual students', named: true }),
  departments: f.refs('employeeDepartment', { named: true, help: 'All their employees' }),
  employees: f.refs('employee', { label: 'Individual employees', named: true }),
  issueDate,
  issued: f.int({ label: 'Papers', readOnly: true, default: 0 }),
  warnings: f.longText({ label: 'What is missing', max: 20_000, readOnly: true }),
} as const;

const forStudents = { visible: is('userType', 'STUDENT') };
const forEmployees = { visible: is('userType', 'EMPLOYEE') };
export const manyConditions = {
  batches: forStudents,
  students: forStudents,
  departments: forEmployees,
  employees: forEmployees,
} as const;
