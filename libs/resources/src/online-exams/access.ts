import type { Access, Principal } from '@school/kernel';

/** The office of online exams: all subjects. */
export const examOffice: readonly Principal[] = ['OnlineExamManagement'];
/** Who writes questions and sets exams: teachers for the subjects they teach, the office for all. */
export const examSetters: readonly Principal[] = ['OnlineExamManagement', 'EMPLOYEE'];
/** Everyone involved in an exam. */
export const examPeople: readonly Principal[] = [...examSetters, 'STUDENT', 'PARENT'];

const setters = {
  read: examSetters,
  create: examSetters,
  update: examSetters,
  delete: examSetters,
} as const;

/** What the questions of a subject consist of: only its teachers see correct answers. */
export const bankAccess = <const K extends string>(subjects: K) =>
  ({
    ...setters,
    rows: { OnlineExamManagement: 'all', EMPLOYEE: { [subjects]: { $me: 'subjects' } } },
  }) as const satisfies Access;

/** Lines of a record that appear in it and nowhere else. */
export const lineAccess = setters;

/** The code and addresses that open an exam, its questions and its markers are not disclosed to those who sit it. */
export const setterLevels = { private: { read: examSetters, write: examSetters } } as const;

/**
 * Attempts and results: the office sees all, teachers those of their subjects, and evaluators those they mark.
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
