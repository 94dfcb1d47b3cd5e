import type { Principal } from '@school/kernel';

/** Who sets exams up, publishes them and changes what is published. */
export const examKeepers: readonly Principal[] = ['ExaminationControl'];
/** Who makes exam groups and enters marks of any subject. */
export const examMakers: readonly Principal[] = ['ExaminationControl', 'EnterResults'];
/** Who reads the results of the whole school. */
export const resultReaders: readonly Principal[] = ['ExaminationControl', 'EnterResults', 'ViewResults'];
/** Those, and tutors, who are shown their own batches alone. */
export const resultViewers: readonly Principal[] = [...resultReaders, 'EMPLOYEE'];
/** Everybody who is concerned by an exam. */
export const examReaders: readonly Principal[] = [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** Rows that the office sees whoever they are about. */
export const allForReaders = {
  ExaminationControl: 'all',
  EnterResults: 'all',
  ViewResults: 'all',
} as const;

/** Scales and rules: read by everybody who works here, set up by the office. */
export const examMaster = {
  read: ['EMPLOYEE', ...resultReaders],
  create: examKeepers,
  update: examKeepers,
  delete: examKeepers,
} as const;
