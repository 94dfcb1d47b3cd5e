import { defineReport, f, type ReportColumn } from '@school/kernel';

const entry = (order: number, description: string) =>
  ({ group: 'reports', order, icon: 'report', description }) as const;
const count = (label: string, value?: string): ReportColumn => ({
  label,
  as: 'int',
  total: true,
  ...(value ? { value } : {}),
});
const id = (label: string, value: string): ReportColumn => ({ label, as: 'int', value, hidden: true });
const office = ['StudentView', 'StudentControl', 'Admission'] as const;

/** How many batches and students each course has. */
export const courseBatchDetails = defineReport('courseBatchDetails', {
  module: 'students',
  label: 'Courses and batches',
  description: 'Batches and current students of each course, boys and girls',
  screen: '/reports/course_batch_details',
  menu: entry(10, 'Batches and students of each course'),
  from: 'course',
  where: { active: true },
  parameters: {},
  columns: {
    code: { label: 'Code', as: 'text' },
    course: {
      label: 'Course',
      as: 'text',
      value: 'name',
      link: { report: 'batchDetails', parameters: { class: 'courseId' } },
    },
    batches: count('Batches'),
    students: count('Students'),
    boys: count('Boys'),
    girls: count('Girls'),
    courseId: id('Course', 'id'),
  },
  sort: 'code',
  access: office,
});

/** The batches of a course, and how full they are. */
export const batchDetails = defineReport('batchDetails', {
  module: 'students',
  label: 'Batches of a course',
  description: 'Students, boys and girls, and places in each batch',
  screen: ['/reports/batch_details', '/report/batch_details/:classId'],
  menu: entry(20, 'Students and places in each batch'),
  from: 'batch',
  where: { active: true },
  parameters: { class: f.ref('course', { label: 'Course' }), academicYear: f.ref('academicYear') },
  narrows: { class: 'course' },
  columns: {
    course: { label: 'Course', as: 'text', value: 'course.name' },
    batch: {
      label: 'Batch',
      as: 'text',
      value: 'fullName',
      link: { report: 'studentDetails', parameters: { batch: 'batchId' } },
    },
    year: { label: 'Academic year', as: 'text', value: 'academicYear' },
    students: count('Students'),
    boys: count('Boys'),
    girls: count('Girls'),
    capacity: count('Places'),
    batchId: id('Batch', 'id'),
  },
  groupBy: 'course',
  access: office,
});

/** Who is in a batch. */
export const studentDetails = defineReport('studentDetails', {
  module: 'students',
  label: 'Students of a batch',
  description: 'Numbers, birth and contact details of the current students in a batch',
  screen: [
    '/reports/student_details',
    '/report/student_details/:batchId',
    '/report/student_details/:batchId/:gender',
  ],
  menu: entry(30, 'Numbers, birth and contact details'),
  from: 'student',
  where: { status: 'ACTIVE' },
  parameters: {
    batch: f.ref('batch', { required: true }),
    gender: f.choice({ MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' }),
  },
  columns: {
    rollNumber: { label: 'Roll number', as: 'text' },
    admissionNumber: { label: 'Admission number', as: 'text' },
    student: {
      label: 'Student',
      as: 'text',
      value: 'fullName',
      link: { resource: 'student', id: 'studentId' },
    },
    gender: { label: 'Gender', as: 'text' },
    dateOfBirth: { label: 'Date of birth', as: 'date' },
    category: { label: 'Category', as: 'text' },
    admissionDate: { label: 'Date of admission', as: 'date' },
    mobile: { label: 'Mobile', as: 'text' },
    studentId: id('Student', 'id'),
  },
  sort: 'rollNumber',
  access: office,
});

/** Who was here. */
export const formerStudents = defineReport('formerStudents', {
  module: 'students',
  label: 'Former students',
  description: 'Who left or graduated, when, why and from which batch',
  screen: '/reports/former_students',
  menu: entry(40, 'Who left or graduated, when and why'),
  from: 'student',
  where: { status_ne: 'ACTIVE' },
  parameters: {
    from: f.date({ label: 'Left from' }),
    to: f.date({ label: 'Left until' }),
    status: f.choice({ GRADUATED: 'Graduated', LEFT: 'Left' }, { label: 'How' }),
    batch: f.ref('batch', { label: 'Last batch' }),
  },
  narrows: { from: 'leavingDate_gte', to: 'leavingDate_lte' },
  columns: {
    admissionNumber: { label: 'Admission number', as: 'text' },
    student: {
      label: 'Student',
      as: 'text',
      value: 'fullName',
      link: { resource: 'student', id: 'studentId' },
    },
    batch: { label: 'Last batch', as: 'text' },
    admissionDate: { label: 'Date of admission', as: 'date' },
    leavingDate: { label: 'Left on', as: 'date' },
    status: { label: 'How', as: 'text' },
    leavingReason: { label: 'Why', as: 'text' },
    studentId: id('Student', 'id'),
  },
  sort: '-leavingDate',
  access: office,
});

/** What is taught where. */
export const subjectDetails = defineReport('subjectDetails', {
  module: 'students',
  label: 'Batch subjects',
  description: 'Code, periods, elective group and exams of each batch’s subjects',
  screen: '/reports/subject_details',
  menu: entry(50, 'Subjects taught in each batch'),
  from: 'subject',
  where: { 'batch.active': true },
  parameters: {
    course: f.ref('course'),
    batch: f.ref('batch', { filter: { course: { $field: 'course' } } }),
  },
  narrows: { course: 'batch.course' },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    code: { label: 'Code', as: 'text' },
    subject: { label: 'Subject', as: 'text', value: 'name' },
    maxWeeklyClasses: count('Periods a week'),
    electiveGroup: { label: 'Elective group', as: 'text' },
    noExams: { label: 'Without exams', as: 'flag' },
    teachers: { label: 'Teachers', as: 'int' },
  },
  groupBy: 'batch',
  access: ['EMPLOYEE'],
});

/** Families with several children here. */
export const siblingsReport = defineReport('siblingsReport', {
  module: 'students',
  label: 'Brothers and sisters',
  description: 'Guardians with two or more current students',
  screen: '/reports/siblings_report',
  menu: entry(60, 'Families with several children here'),
  from: 'studentGuardian',
  where: { 'student.status': 'ACTIVE', 'guardian.childrenHere_gte': 2 },
  parameters: { batch: f.ref('batch') },
  narrows: { batch: 'student.batch' },
  columns: {
    guardian: { label: 'Guardian', as: 'text', link: { resource: 'guardian', id: 'guardianId' } },
    mobile: { label: 'Mobile', as: 'text', value: 'guardian.mobile' },
    relation: { label: 'Relation', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'student', id: 'studentId' } },
    admissionNumber: { label: 'Admission number', as: 'text', value: 'student.admissionNumber' },
    batch: { label: 'Batch', as: 'text', value: 'student.batch' },
    guardianId: id('Guardian', 'guardian.id'),
    studentId: id('Student', 'student.id'),
  },
  groupBy: 'guardian',
  access: office,
});

/** Which documents are still missing. */
export const missingDocuments = defineReport('missingDocuments', {
  module: 'students',
  label: 'Missing documents',
  description: 'Required documents not handed in, by batch and student',
  screen: '/reports/missing_papers',
  menu: { ...entry(70, 'Who has yet to hand in what'), also: [{ group: 'students', order: 63 }] },
  parameters: {
    course: f.ref('course'),
    batch: f.ref('batch', { filter: { course: { $field: 'course' } } }),
    category: f.ref('studentDocumentCategory', { label: 'Paper' }),
  },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    admissionNumber: { label: 'Admission number', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'student', id: 'studentId' } },
    paper: { label: 'Paper', as: 'text' },
    studentId: { label: 'Student', as: 'int', hidden: true },
  },
  groupBy: 'batch',
  access: office,
});

export const studentReports = [
  courseBatchDetails,
  batchDetails,
  studentDetails,
  formerStudents,
  subjectDetails,
  siblingsReport,
  missingDocuments,
] as const;
