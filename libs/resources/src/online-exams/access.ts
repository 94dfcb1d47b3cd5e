import type { Access, Principal } from '@school/kernel';

/** The office of online exams: all subjects. */
export const examOffice: readonly Principal[] = ['OnlineExamManagement'];
/** Who writes questions and sets exams: teachers for the subjects they teach, the office for all. */
export const examSetters: readonly Principal[] = ['OnlineExamManagement', 'EMPLOYEE'];
/** Everybody who is concerned by an exam. */
export const examPeople: readonly Principal[] = [...examSetters, 'STUDENT', 'PARENT'];

const setters = {
  read: examSetters,
  create: examSetters,
  update: examSetters,
  delete: examSetters,
} as const;

/** What the questions of a subject are made of: its teachers alone see right answers. */
export const bankAccess = <const K extends string>(subjects: K) =>
  ({
    ...setters,
    rows: { OnlineExamManagement: 'all', EMPLOYEE: { [subjects]: { $me: 'subjects' } } },
  }) as const satisfies Access;

/** Lines of a record that stand in it and nowhere else. */
export const lineAccess = setters;

/** Code and addresses that open an exam, its questions and who marks it are not told to those who write it. */
export const setterLevels = { private: { read: examSetters, write: examSetters } } as const;

/**
 * Attempts and results: all for the office, those of their subjects for teachers, and those that they mark for evaluators.
 * @param exam path to the exam
 */
export const examRows = (exam: '' | 'onlineExam.') =>
  ({
    OnlineExamManagement: 'all',
    EMPLOYEE: {
      _or: [
        { [`${exam}subject_in`]: { $me: 'subjects' } },
        { [`${exam}evaluators_contains`]: { $me: 'employee' } },
      ],
    },
  }) as const;
