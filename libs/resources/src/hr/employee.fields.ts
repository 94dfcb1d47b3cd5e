import { coalesce, concat, f, field, multiply, round, when, isEmpty, divide } from '@school/kernel';

/** Who someone is at work. */
export const workFields = {
  employeeNumber: f.text({
    required: true,
    unique: true,
    max: 30,
    search: true,
    noCopy: true,
    tellsLast: true,
    keptByArchived: true,
    pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
    help: 'Must be unique. Also used to sign in.',
    aliases: ['Staff number', 'Personnel number'],
  }),
  joiningDate: f.date({
    required: true,
    index: true,
    aliases: ['Date of joining', 'Hire date', 'Start date'],
  }),
  firstName: f.text({ required: true, max: 60, search: true, aliases: ['Given name', 'Forename'] }),
  middleName: f.text({ max: 60, search: true }),
  lastName: f.text({ max: 60, search: true, aliases: ['Surname', 'Family name'] }),
  fullName: f.computed({
    label: 'Name',
    as: 'text',
    value: concat(' ', field('firstName'), field('middleName'), field('lastName')),
    sortedBy: ['lastName', 'firstName'],
  }),
  photo: f.image({ level: 'basic', maxBytes: 524_288, noCopy: true, ratio: [35, 45] }),
  department: f.ref('employeeDepartment', { required: true, filter: { active: true }, create: true }),
  category: f.ref('employeeCategory', { required: true, filter: { active: true } }),
  position: f.ref('employeePosition', {
    required: true,
    filter: { active: true, category: { $field: 'category' } },
    create: true,
    aliases: ['Job title', 'Designation'],
  }),
  grade: f.ref('employeeGrade', { filter: { active: true } }),
  lessonDays: f.int({
    label: 'Maximum days a week with lessons',
    min: 1,
    max: 7,
    help: 'For someone who does not come in every day. If empty, any number',
  }),
  jobTitle: f.text({ max: 120 }),
  qualification: f.text({ max: 120 }),
  experienceYears: f.int({ min: 0, max: 70 }),
  experienceMonths: f.int({ min: 0, max: 11 }),
  experienceDetail: f.longText({ max: 2000 }),
  employmentType: f.choice(
    { FULL_TIME: 'Full Time', PART_TIME: 'Part Time' },
    { default: 'FULL_TIME', index: true },
  ),
  reportingManager: f.ref('employee', { onDelete: 'clear' }),
  status: f.choice(
    { ACTIVE: 'Active', FORMER: 'Former' },
    {
      required: true,
      default: 'ACTIVE',
      index: true,
      readOnly: true,
      tones: { ACTIVE: 'success', FORMER: 'neutral' },
    },
  ),
  admissionStep: f.choice(
    {
      GENERAL: 'General',
      PERSONAL: 'Personal',
      CONTACT: 'Contact',
      BANK: 'Bank details',
      ADDITIONAL: 'Additional details',
      PRIVILEGE: 'Privileges',
      MANAGER: 'Reporting manager',
      PAYROLL: 'Payroll',
      DONE: 'Finished',
    },
    {
      label: 'Admission',
      required: true,
      default: 'DONE',
      index: true,
      noCopy: true,
      help: 'The next step of an unfinished admission',
      tones: { DONE: 'success' },
    },
  ),
  leavingDate: f.date({ readOnly: true, noCopy: true }),
  leavingReason: f.text({ max: 250, readOnly: true, noCopy: true }),
  biometricId: f.text({ max: 40, unique: true, noCopy: true }),
  libraryCard: f.text({ max: 40, unique: true, keptByArchived: true, noCopy: true }),
} as const;

/** What payroll is based on: an annual salary, or hours at a rate. */
export const payTermFields = {
  payBasis: f.choice(
    { SALARY: 'Salary', HOURLY: 'Hourly' },
    { label: 'Salary or hourly', level: 'finance', default: 'SALARY' },
  ),
  annualSalary: f.money({ level: 'finance', min: '0' }),
  hourlyRate: f.money({ level: 'finance', min: '0', noSum: true }),
  typicalHours: f.decimal({
    label: 'Typical hours a week',
    level: 'finance',
    scale: 2,
    min: '0',
    max: '168',
  }),
  yearlyPay: f.computed({
    label: 'Annual pay',
    as: 'money',
    scale: 2,
    level: 'finance',
    value: coalesce(
      when(
        isEmpty('annualSalary'),
        multiply(field('hourlyRate'), field('typicalHours'), 52),
        field('annualSalary'),
      ),
      0,
    ),
  }),
  monthlyPay: f.computed({
    label: 'Monthly pay',
    as: 'money',
    scale: 2,
    level: 'finance',
    value: round(
      divide(
        coalesce(
          when(
            isEmpty('annualSalary'),
            multiply(field('hourlyRate'), field('typicalHours'), 52),
            field('annualSalary'),
          ),
          0,
        ),
        12,
      ),
      2,
    ),
  }),
} as const;

/** What only the employee and the personnel office know. */
export const privateFields = {
  gender: f.choice(
    { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
    {
      level: 'private',
      aliases: ['Sex'],
      synonyms: { MALE: ['Man', 'Boy', 'M'], FEMALE: ['Woman', 'Girl', 'F'] },
    },
  ),
  dateOfBirth: f.date({ level: 'private', max: 'today', aliases: ['Birthday', 'DOB'] }),
  maritalStatus: f.choice(
    { SINGLE: 'Single', MARRIED: 'Married', DIVORCED: 'Divorced', WIDOWED: 'Widowed' },
    { level: 'private' },
  ),
  childrenCount: f.int({
    label: 'Number of children',
    aliases: ['Children count'],
    level: 'private',
    min: 0,
    max: 30,
  }),
  fatherName: f.text({ label: "Father's name", aliases: ['Father name'], level: 'private', max: 120 }),
  motherName: f.text({ label: "Mother's name", aliases: ['Mother name'], level: 'private', max: 120 }),
  spouseName: f.text({ level: 'private', max: 120 }),
  bloodGroup: f.choice(
    { 'A+': 'A+', 'A-': 'A-', 'B+': 'B+', 'B-': 'B-', 'AB+': 'AB+', 'AB-': 'AB-', 'O+': 'O+', 'O-': 'O-' },
    { level: 'medical' },
  ),
  nationality: f.ref('country', { level: 'private' }),
  nationalId: f.text({
    level: 'private',
    max: 30,
    unique: true,
    noCopy: true,
    help: 'CNIC or passport number',
  }),
} as const;

const addressFields = {
  line1: f.text({ label: 'Address line 1', max: 120 }),
  line2: f.text({ label: 'Address line 2', max: 120 }),
  city: f.text({ max: 60 }),
  state: f.text({ max: 60 }),
  pinCode: f.text({ label: 'Postal code', max: 20 }),
} as const;

export const contactFields = {
  email: f.email({ level: 'private', max: 120, unique: true, noCopy: true }),
  mobilePhone: f.phone({ level: 'private', max: 25, search: true }),
  homePhone: f.phone({ level: 'private', max: 25 }),
  officePhone1: f.phone({ label: 'Office phone 1', level: 'basic', max: 25, search: true }),
  officePhone2: f.phone({ label: 'Office phone 2', level: 'basic', max: 25 }),
  homeAddress: f.group(addressFields, { level: 'private' }),
  homeCountry: f.ref('country', { level: 'private' }),
  officeAddress: f.group(addressFields, { level: 'basic' }),
  officeCountry: f.ref('country'),
} as const;
