import type { Principal } from '@school/kernel';

/** Who sets up exams, publishes them and changes what is published. */
export const examKeepers: readonly Principal[] = ['ExaminationControl'];
/** Who creates exam groups and enters marks for any subject. */
export const examMakers: readonly Principal[] = ['ExaminationControl', 'EnterResults'];
/** Who reads the results of the whole school. */
export const resultReaders: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];
/** The above, and tutors, who see only their own batches. */
export const resultViewers: readonly Principal[] = [...resultReaders, 'EMPLOYEE'];
/** Everyone involved in an exam. */
export const examReaders: readonly Principal[] = [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** Rows that the office sees whoever they concern. */
export const allForReaders = {
  ExaminationControl: 'all',
  EnterResults: 'all',
  ViewResults: 'all',
} as const;

/** Scales and rules: read by everyone who works here, set up by the office. */
export const examMaster = {
  read: ['EMPLOYEE', ...resultReaders],
  create: examKeepers,
  update: examKeepers,
  delete: examKeepers,
} as const;
