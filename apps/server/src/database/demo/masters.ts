/** Personnel masters of the demo school, in order of creation. */
export const institution = {
  name: 'Greenfield School',
  shortName: 'Greenfield',
  addressLine1: '14 Canal Bank Road',
  addressLine2: 'New Muslim Town',
  city: 'Lahore',
  phone: '+92 42 3583 1400',
  email: 'office@greenfield.example',
  website: 'www.greenfield.example',
  timeZone: 'Asia/Karachi',
  dateOrder: 'YMD',
  currency: 'PKR',
  gradingSystem: ['NORMAL', 'GPA'],
  documentFooter: 'Greenfield School, 14 Canal Bank Road, Lahore',
} as const;

/** School years in Pakistan run from April to March; the first one is the current one. */
export const academicYears = [
  { name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31' },
  { name: '2025-26', startDate: '2025-04-01', endDate: '2026-03-31' },
  { name: '2027-28', startDate: '2027-04-01', endDate: '2028-03-31' },
] as const;

/** Two terms per school year. */
export const terms = academicYears.flatMap(({ name, startDate, endDate }) => [
  { year: name, name: 'First term', startDate, endDate: `${startDate.slice(0, 4)}-09-30` },
  { year: name, name: 'Second term', startDate: `${startDate.slice(0, 4)}-10-01`, endDate },
]);

/** The books run from July to June. */
export const financialYears = [
  { name: 'FY 2025-26', startDate: '2025-07-01', endDate: '2026-06-30' },
  { name: 'FY 2026-27', startDate: '2026-07-01', endDate: '2027-06-30' },
] as const;

export const categories = [
  { name: 'Teaching', prefix: 'TCH' },
  { name: 'Management', prefix: 'MGT' },
  { name: 'Office', prefix: 'OFF' },
  { name: 'Support', prefix: 'SUP' },
] as const;

export type CategoryName = (typeof categories)[number]['name'];

/** Name, category and monthly pay range in rupees. */
export const positions: readonly {
  readonly name: string;
  readonly category: CategoryName;
  readonly pay: readonly [number, number];
}[] = [
  { name: 'Principal', category: 'Management', pay: [260_000, 280_000] },
  { name: 'Head of Department', category: 'Management', pay: [150_000, 190_000] },
  { name: 'Senior Teacher', category: 'Teaching', pay: [95_000, 140_000] },
  { name: 'Teacher', category: 'Teaching', pay: [60_000, 95_000] },
  { name: 'Laboratory Assistant', category: 'Teaching', pay: [42_000, 52_000] },
  { name: 'Accountant', category: 'Office', pay: [70_000, 110_000] },
  { name: 'HR Officer', category: 'Office', pay: [70_000, 110_000] },
  { name: 'Office Assistant', category: 'Office', pay: [42_000, 58_000] },
  { name: 'Librarian', category: 'Office', pay: [58_000, 78_000] },
  { name: 'Driver', category: 'Support', pay: [38_000, 46_000] },
  { name: 'Guard', category: 'Support', pay: [37_000, 42_000] },
  { name: 'Caretaker', category: 'Support', pay: [37_000, 44_000] },
];

export const departments = [
  { code: 'ADM', name: 'Administration' },
  { code: 'ENG', name: 'English' },
  { code: 'FIN', name: 'Finance' },
  { code: 'HUM', name: 'Humanities' },
  { code: 'LIB', name: 'Library' },
  { code: 'MATH', name: 'Mathematics' },
  { code: 'OPS', name: 'Operations' },
  { code: 'SCI', name: 'Science' },
] as const;

export type DepartmentCode = (typeof departments)[number]['code'];

export const grades = [
  { name: 'Grade A', priority: 1, maxHoursDay: 5, maxHoursWeek: 24 },
  { name: 'Grade B', priority: 2, maxHoursDay: 6, maxHoursWeek: 28 },
  { name: 'Grade C', priority: 3, maxHoursDay: 8, maxHoursWeek: 40 },
] as const;

export const bankFields = [
  { name: 'Bank', format: 'NONE', mandatory: true, priority: 1 },
  { name: 'Account title', format: 'NONE', mandatory: true, priority: 2 },
  { name: 'IBAN', format: 'IBAN', mandatory: true, priority: 3 },
] as const;

export const additionalDetails = [
  { ownerEntity: 'EMPLOYEE', name: 'Tax number', inputType: 'TEXT', priority: 1 },
  {
    ownerEntity: 'EMPLOYEE',
    name: 'House',
    inputType: 'SELECT_ONE',
    priority: 2,
    options: [{ label: 'Jinnah' }, { label: 'Iqbal' }, { label: 'Sir Syed' }, { label: 'Liaquat' }],
  },
  { ownerEntity: 'EMPLOYEE', name: 'First aider', inputType: 'BOOLEAN', priority: 3 },
] as const;
