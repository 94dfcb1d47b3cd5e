import { defineDocument, imageToken, token } from '@school/kernel';
import { cardKeepers, certificateKeepers, ownPapers, transferKeepers } from './access.ts';

/** Data common to every issued document. */
const issuedTokens = {
  number: token('Document number', 'BON/2026-27/0042'),
  issuedOn: token('Day of issue', '2026-03-09'),
  verifyAddress: token('Address for checking the document, for a code', 'https://school.example/verify/4f1d'),
} as const;

const certificateTokens = {
  ...issuedTokens,
  purpose: token('What it is requested for', 'the application for a visa'),
  remarks: token('Remarks entered when it was issued', 'First place, 400 metres, district games'),
} as const;

const studentTokens = {
  name: token('Name', 'Ali Khan', { field: 'fullName' }),
  admissionNumber: token('Admission number', '1001', { field: 'admissionNumber' }),
  rollNumber: token('Roll number', '07', { field: 'rollNumber' }),
  course: token('Course', 'Grade 9', { field: 'course' }),
  batch: token('Batch', 'G9 A', { field: 'batch' }),
  gender: token('Gender', 'Male', { field: 'gender' }),
  dateOfBirth: token('Date of birth', '2010-03-05', { field: 'dateOfBirth' }),
  dateOfBirthWords: token('Date of birth in words', 'Fifth March Two Thousand Ten'),
  admittedOn: token('Day of admission', '2020-04-01', { field: 'admissionDate' }),
  leftOn: token('Day of leaving, empty for current students', '', { field: 'leavingDate' }),
  bloodGroup: token('Blood group', 'B+', { field: 'bloodGroup' }),
  nationality: token('Nationality', 'Pakistan', { field: 'nationality' }),
  nationalId: token('National identity number', '35202-1234567-8', { field: 'nationalId' }),
  mobile: token('Mobile', '+92 300 1234567', { field: 'mobile' }),
  addressLine: token('Address', '12 Canal Road', { field: 'address.line1' }),
  city: token('City', 'Lahore', { field: 'address.city' }),
  photo: imageToken('Photo', { field: 'photo' }),
  fatherName: token("Father's name", 'Imran Khan'),
  motherName: token("Mother's name", 'Sara Khan'),
  guardianPhone: token('Phone of the first person to call', '+92 300 7654321'),
  academicYear: token('Academic year', '2026-27'),
} as const;

const employeeTokens = {
  name: token('Name', 'Ayesha Khan', { field: 'fullName' }),
  employeeNumber: token('Employee number', 'E1001', { field: 'employeeNumber' }),
  department: token('Department', 'Science', { field: 'department' }),
  position: token('Position', 'Senior Teacher', { field: 'position' }),
  category: token('Category', 'Teaching', { field: 'category' }),
  qualification: token('Qualification', 'M.Sc. Physics', { field: 'qualification' }),
  joined: token('Joining date', '2020-04-01', { field: 'joiningDate' }),
  left: token('Leaving date, empty for current employees', '', { field: 'leavingDate' }),
  officePhone: token('Office phone', '+92 42 111 222 333', { field: 'officePhone1' }),
  photo: imageToken('Photo', { field: 'photo' }),
} as const;

/** Certificates of students, created when issued. */
export const studentCertificateDocument = defineDocument('studentCertificate', {
  module: 'certificates',
  label: 'Student certificate',
  of: 'student',
  designs: 'certificateTemplate',
  papers: ['A4', 'A4-landscape', 'A5'],
  tokens: { ...certificateTokens, ...studentTokens },
  fileName: 'number',
  access: certificateKeepers,
});

/** Certificates of employees, created when issued. */
export const employeeCertificateDocument = defineDocument('employeeCertificate', {
  module: 'certificates',
  label: 'Employee certificate',
  of: 'employee',
  designs: 'certificateTemplate',
  papers: ['A4', 'A4-landscape', 'A5'],
  tokens: { ...certificateTokens, ...employeeTokens },
  fileName: 'number',
  access: certificateKeepers,
});

const cardTokens = {
  ...issuedTokens,
  validUntil: token('Last day on which it is valid', '2027-03-08'),
} as const;

/** Cards of students. */
export const studentIdCardDocument = defineDocument('studentIdCard', {
  module: 'certificates',
  label: 'Student ID card',
  of: 'student',
  designs: 'idCardTemplate',
  papers: ['CR80-A4', 'CR80'],
  tokens: { ...cardTokens, ...studentTokens },
  fileName: 'number',
  access: cardKeepers,
});

/** Cards of employees that are numbered and verifiable. */
export const employeeIdCardDocument = defineDocument('employeeIdCard', {
  module: 'certificates',
  label: 'Employee ID card',
  of: 'employee',
  designs: 'idCardTemplate',
  papers: ['CR80-A4', 'CR80'],
  tokens: { ...cardTokens, ...employeeTokens },
  fileName: 'number',
  access: cardKeepers,
});

/** Certificates as issued. */
export const certificateDocument = defineDocument('certificate', {
  module: 'certificates',
  label: 'Certificate',
  of: 'generatedCertificate',
  kept: true,
  papers: ['A4', 'A4-landscape', 'A5'],
  tokens: { number: token('Number', 'BON/2026-27/0042', { field: 'number' }) },
  fileName: 'number',
  access: [...certificateKeepers, ...ownPapers],
});

/** All certificates that were issued together. */
export const certificatesOfRunDocument = defineDocument('certificatesOfRun', {
  module: 'certificates',
  label: 'All certificates',
  of: 'certificateRun',
  kept: true,
  papers: ['A4', 'A4-landscape', 'A5'],
  tokens: { template: token('Certificate', 'Bonafide', { field: 'template' }) },
  fileName: 'template',
  access: certificateKeepers,
});

/** Cards as issued. */
export const idCardDocument = defineDocument('idCard', {
  module: 'certificates',
  label: 'ID card',
  of: 'generatedIdCard',
  kept: true,
  papers: ['CR80-A4', 'CR80'],
  tokens: { number: token('Number', 'S/2026-27/0042', { field: 'cardNumber' }) },
  fileName: 'number',
  access: [...cardKeepers, ...ownPapers],
});

/** All cards that were issued together. */
export const idCardsOfRunDocument = defineDocument('idCardsOfRun', {
  module: 'certificates',
  label: 'All ID cards',
  of: 'idCardRun',
  kept: true,
  papers: ['CR80-A4', 'CR80'],
  tokens: { template: token('Card', 'Student card', { field: 'template' }) },
  fileName: 'template',
  access: cardKeepers,
});

const of = (label: string, sample: string, field: string) => token(label, sample, { field });

/** A transfer certificate: a draft in its current state, an issued one as issued. */
export const transferCertificateDocument = defineDocument('transferCertificate', {
  module: 'certificates',
  label: 'Transfer certificate',
  of: 'transferCertificate',
  designs: 'tcTemplate',
  kept: true,
  papers: ['A4'],
  tokens: {
    ...issuedTokens,
    revision: of('How often it was issued', '1', 'revision'),
    studentName: of('Name of the student', 'Ali Khan', 'studentName'),
    admissionNumber: of('Admission number', '1001', 'admissionNumber'),
    fatherName: of("Father's name", 'Imran Khan', 'fatherName'),
    motherName: of("Mother's name", 'Sara Khan', 'motherName'),
    nationality: of('Nationality', 'Pakistan', 'nationality'),
    category: of('Category', 'General', 'category'),
    dateOfBirth: of('Date of birth', '2010-03-05', 'dateOfBirth'),
    dateOfBirthWords: of('Date of birth in words', 'Fifth March Two Thousand Ten', 'birthWords'),
    birthPlace: of('Place of birth', 'Lahore', 'birthPlace'),
    lastSchool: of('Previous school', 'City Grammar School', 'lastSchool'),
    admittedOn: of('First admission', '2018-04-02', 'admittedOn'),
    admittedClass: of('Class then', 'Grade 1', 'admittedClass'),
    classLastStudied: of('Class last studied', 'Grade 9 A', 'classLastStudied'),
    lastResult: of('Last examination and its result', 'Final term, passed', 'lastResult'),
    failedBefore: of('Whether failed before', 'No', 'failedBefore'),
    subjects: of('Subjects', 'English, Urdu, Mathematics, Physics', 'subjects'),
    promoted: of('Whether qualified for promotion', 'Yes', 'promoted'),
    feesPaidUpTo: of('Fees paid up to', 'March 2026', 'feesPaidUpTo'),
    concession: of('Fee concession', 'None', 'concession'),
    workingDays: of('Working days', '210.0', 'workingDays'),
    daysPresent: of('Days present', '198.5', 'daysPresent'),
    activities: of('Games and other activities', 'Cricket, debating', 'activities'),
    appliedOn: of('Requested on', '2026-03-02', 'appliedOn'),
    leavingDate: of('Leaves on', '2026-03-06', 'leavingDate'),
    leavingReason: of('Reason for leaving', 'Family moves to Karachi', 'leavingReason'),
    conduct: of('Conduct', 'Good', 'conduct'),
    remarks: of('Remarks', 'A helpful student.', 'remarks'),
  },
  fileName: 'studentName',
  access: [...transferKeepers, 'STUDENT', 'PARENT'],
});
