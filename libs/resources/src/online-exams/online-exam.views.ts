import { contribute, defineView } from '@school/kernel';
import { examPeople, examSetters } from './access.ts';

/** Exams that pupils may sit now or in the next days. */
const openOnlineExams = defineView('openOnlineExams', {
  module: 'onlineExams',
  label: 'Online exams to take',
  of: 'onlineExam',
  where: { status: 'PUBLISHED', endDateTime: { $date: 'next14Days' } },
  columns: {
    name: { link: '/online_exam/detail/:id' },
    subject: {},
    startDateTime: {},
    endDateTime: {},
    id: { hidden: true },
  },
  sort: 'endDateTime',
  access: examPeople,
});

/** Exams with long answers waiting for marks. */
const longAnswersToMark = defineView('longAnswersToMark', {
  module: 'onlineExams',
  label: 'Online exams to mark',
  of: 'onlineExam',
  where: { toMark_gt: 0 },
  columns: {
    name: { link: '/online_exam/mark/:id' },
    subject: {},
    toMark: {},
    id: { hidden: true },
  },
  sort: 'name',
  access: examSetters,
});

export const onlineExamViews = [openOnlineExams, longAnswersToMark] as const;

export const onlineExamContributions = [
  contribute('home', {
    module: 'onlineExams',
    waiting: [
      {
        key: 'openOnlineExams',
        label: 'Online exams to take',
        icon: 'exam',
        view: 'openOnlineExams',
        to: '/online_exam/view_online_exam',
        order: 5,
        roles: ['STUDENT', 'PARENT'],
      },
      {
        key: 'longAnswersToMark',
        label: 'Online exams to mark',
        icon: 'exam',
        view: 'longAnswersToMark',
        to: '/online_exam/view_online_exam',
        order: 9,
        roles: ['EMPLOYEE'],
      },
    ],
  }),
] as const;
