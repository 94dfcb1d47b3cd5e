import { f } from '@school/kernel';

/** An exam to be added, without its subject. */
export const newExam = {
  date: f.date({ required: true }),
  startTime: f.time(),
  endTime: f.time(),
  maximumMarks: f.decimal({ scale: 2 }),
  minimumMarks: f.decimal({ scale: 2 }),
  room: f.text({ max: 40 }),
};

/** Marks of one student in an exam, as sent. */
export const sentScore = {
  studentId: f.ref('student', { required: true }),
  marks: f.text({ max: 20 }),
  gradingLevelId: f.ref('gradingLevel'),
  status: f.choice({ PRESENT: 'Present', ABSENT: 'Absent', EXEMPT: 'Exempt', MALPRACTICE: 'Malpractice' }),
  remarks: f.text({ max: 255 }),
  version: f.int(),
};
