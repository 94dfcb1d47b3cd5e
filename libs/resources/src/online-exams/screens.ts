import { defineScreen } from '@school/kernel';
import { examSetters } from './access.ts';

const module = 'onlineExams';

/** The parts of online exams that are not a list, form or table. */
export const onlineExamScreens = [
  defineScreen('writeOnlineExam', {
    module,
    label: 'Take an online exam',
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
  defineScreen('questionPackages', {
    module,
    label: 'Question packages',
    paths: ['/online_exam/packages'],
    access: examSetters,
    menu: {
      group: 'onlineExams',
      order: 37,
      icon: 'import',
      description: 'Exchange questions with other programs (QTI)',
      access: ['EMPLOYEE', 'OnlineExamManagement'],
    },
  }),
] as const;
