import { defineReport, f } from '@school/kernel';
import { examReaders, resultReaders, resultViewers } from './access.ts';
import {
  ofBatch,
  ofGroup,
  ofSubject,
  rank,
  reportEntry,
  someStudent,
  studentColumns,
  studentId,
} from './report-parts.ts';

const module = 'assessment';
const text = (label: string) => ({ label, as: 'text' }) as const;
const figure = (label: string) => ({ label, as: 'decimal' }) as const;

const papers = {
  student: { label: 'Student', as: 'text', words: ['Class average'] },
  subject: text('Subject'),
  marks: { ...figure('Marks'), total: true },
  maximum: { ...figure('Maximum'), total: true },
  percent: figure('Percent'),
  grade: text('Grade'),
  average: figure('Class average'),
  outcome: { ...text('Result'), words: ['Passed', 'Failed', 'Absent', 'Exempt', 'Malpractice'] },
  remarks: text('Remarks'),
} as const;

/** Every student of an exam group with all subjects. */
export const examWiseReport = defineReport('examWiseReport', {
  module,
  label: 'Exam-wise report',
  description: 'Each student in an exam group with all subjects, alongside the class average',
  screen: ['/exam/exam_wise_report', '/exam/exam_wise_report/:batchId/:examGroupId'],
  menu: reportEntry(10, 'Each student in an exam group with all subjects'),
  parameters: { batch: ofBatch, examGroup: ofGroup, student: someStudent },
  columns: papers,
  groupBy: 'student',
  access: resultViewers,
});

export const archivedExamWiseReport = defineReport('archivedExamWiseReport', {
  module,
  label: 'Exams of former batches',
  description: 'Exam groups of closed batches, with students who have left',
  screen: '/exam_reports/archived_exam_wise_report',
  menu: reportEntry(90, 'Marks of closed batches'),
  parameters: {
    batch: f.ref('batch', { required: true, filter: { active: false } }),
    examGroup: ofGroup,
    student: f.ref('student'),
  },
  columns: papers,
  groupBy: 'student',
  access: resultReaders,
});

/** Students by subjects, with total and rank. */
export const consolidatedExamReport = defineReport('consolidatedExamReport', {
  module,
  label: 'Consolidated report',
  description: 'Students in an exam group by subject, with total, percent and rank',
  screen: ['/exam/consolidated_exam_report', '/exam/consolidated_exam_report/:batchId/:examGroupId'],
  menu: reportEntry(20, 'Students by subject, with total and rank'),
  parameters: { batch: ofBatch, examGroup: ofGroup },
  columns: {
    ...studentColumns,
    subjects: { label: 'Subjects', as: 'decimal', each: { resource: 'subject', within: { batch: 'batch' } } },
    total: figure('Total'),
    score: figure('Average'),
    grade: text('Grade'),
    rank,
    outcome: { ...text('Result'), words: ['Passed', 'Failed'] },
    belowPass: text('Below the pass mark in'),
    missed: text('No mark in'),
    studentId,
  },
  access: resultViewers,
});

/** Students by exam groups, in one subject. */
export const subjectWiseReport = defineReport('subjectWiseReport', {
  module,
  label: 'Subject-wise report',
  description: 'Marks in one subject by exam group, with the class average',
  screen: ['/exam/subject_wise_report', '/exam/subject_wise_report_results/:batchId/:subjectId'],
  menu: reportEntry(30, 'Marks in one subject by exam group'),
  parameters: { batch: ofBatch, subject: ofSubject },
  columns: {
    ...studentColumns,
    groups: {
      label: 'Exam groups',
      as: 'decimal',
      each: { resource: 'examGroup', within: { batch: 'batch' } },
    },
    studentId,
  },
  access: resultViewers,
});

/** Subjects by weighted exam groups, student by student. */
export const groupedExamReportOf = defineReport('groupedExamResults', {
  module,
  label: 'Grouped exam report',
  description: 'Subjects by weighted exam group with the final result of each student, as last generated',
  screen: ['/exam/grouped_exam_report', '/exam/grouped_exam_report_results/:batchId'],
  menu: reportEntry(40, 'Subjects by weighted exam group, with the final result'),
  parameters: { batch: ofBatch, student: someStudent },
  columns: {
    student: text('Student'),
    subject: text('Subject'),
    groups: {
      label: 'Exam groups',
      as: 'decimal',
      each: { resource: 'examGroup', within: { batch: 'batch' } },
    },
    score: figure('Final result'),
  },
  groupBy: 'student',
  access: resultViewers,
});

/** One subject of one student over the exam groups; students and parents see what is published. */
export const subjectProgress = defineReport('subjectProgress', {
  module,
  label: 'Progress in a subject',
  description: 'A student in one subject, exam by exam, alongside the class average',
  screen: '/exam/generated_report2',
  menu: {
    ...reportEntry(35, 'A student in one subject, exam by exam'),
    access: resultViewers,
    also: [{ group: 'mySchool', order: 40, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  chosen: true,
  parameters: {
    student: f.ref('student', { required: true }),
    subject: f.text({ label: 'Subject', max: 100 }),
  },
  columns: {
    subject: text('Subject'),
    examGroup: text('Exam group'),
    date: { label: 'Day', as: 'date' },
    marks: figure('Marks'),
    maximum: figure('Maximum'),
    percent: figure('Percent'),
    average: figure('Class average in percent'),
    grade: text('Grade'),
  },
  groupBy: 'subject',
  access: examReaders,
});

/** All results of a student here, batch by batch. */
export const transcript = defineReport('transcript', {
  module,
  label: 'Transcript',
  description: 'All batches of a student with their subjects and final results, as last generated',
  screen: ['/exam/transcript', '/exam/student_transcript'],
  menu: reportEntry(85, 'All batches of a student with their results'),
  chosen: true,
  parameters: { student: f.ref('student', { required: true }) },
  columns: {
    batch: text('Batch'),
    code: text('Code'),
    subject: { ...text('Subject'), words: ['Final result'] },
    creditHours: figure('Credit hours'),
    score: figure('Average'),
    retaken: { ...text('Note'), words: ['Retaken'] },
    designation: text('Designation'),
  },
  groupBy: 'batch',
  access: resultReaders,
});

/** Which exams are held when and where. */
export const examSchedule = defineReport('examSchedule', {
  module,
  label: 'Exam schedule',
  description: 'Exams in a date range by batch, with room and times',
  screen: '/reports/exam_schedule_details',
  menu: reportEntry(5, 'Exams in a date range'),
  parameters: {
    from: f.date({ label: 'From', required: true }),
    to: f.date({ label: 'To', required: true }),
    batch: f.ref('batch'),
  },
  start: { from: 'thisMonth:from', to: 'nextMonth:to' },
  columns: {
    batch: text('Batch'),
    date: { label: 'Day', as: 'date' },
    hours: text('Hours'),
    examGroup: text('Exam group'),
    subject: text('Subject'),
    room: text('Room'),
    maximum: figure('Maximum'),
    status: { ...text('Status'), words: ['Draft', 'Schedule published', 'Results published'] },
  },
  groupBy: 'batch',
  access: resultViewers,
});
