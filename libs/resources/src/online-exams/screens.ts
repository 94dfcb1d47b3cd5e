import { defineScreen } from '@school/kernel';
import { examSetters } from './access.ts';

const module = 'onlineExams';

/** What of online exams is no list, form or table. */
export const onlineExamScreens = [
  defineScreen('writeOnlineExam', {
    module,
    label: 'Write an online exam',
    paths: ['/online_exam/write/:examId'],
    parent: '/online_exam/view_online_exam',
    access: ['STUDENT'],
  }),
  defineScreen('markOnlineExam', {
    module,
    label: 'Mark long answers',
    paths: ['/online_exam/mark/:examId'],
    parent: '/online_exam/view_online_exam',
    access: examSetters,
  }),
] as const;
