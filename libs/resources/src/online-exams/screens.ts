import { defineScreen } from '@school/kernel';

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
] as const;
