import { contribute, defineView, f } from '@school/kernel';

const seat = {
  subject: { value: 'exam.subject' },
  date: { value: 'exam.date' },
  startTime: { value: 'exam.startTime' },
  seat: {},
} as const;

/** Seats in exams in the next days, the user's own or their children's. */
const comingSeats = defineView('comingSeats', {
  module: 'assessment',
  label: 'Seats in exams',
  of: 'examSeat',
  where: { 'exam.date': { $date: 'next14Days' } },
  columns: {
    subject: { ...seat.subject, link: '/exams/:examId' },
    date: seat.date,
    startTime: seat.startTime,
    seat: {},
    student: {},
    examId: { value: 'exam.id', hidden: true },
  },
  sort: ['date', 'startTime'],
  access: ['STUDENT', 'PARENT'],
});

/** Seating of those who sit an exam: students see their own seat, parents those of their children. */
const seatsOfExam = defineView('seatsOfExam', {
  module: 'assessment',
  label: 'Seats',
  of: 'examSeat',
  parameters: { exam: f.ref('exam', { required: true }) },
  columns: { seat: {}, student: {} },
  sort: 'seat',
});

/** The user's own seat in an exam, or those of their children. */
const ownSeats = defineView('ownSeats', {
  module: 'assessment',
  label: 'Seats',
  of: 'examSeat',
  parameters: { exam: f.ref('exam', { required: true }) },
  columns: { seat: {}, student: {} },
  sort: 'seat',
  access: ['STUDENT', 'PARENT'],
});

/** Seats of a student, exam by exam. */
const seatsOfStudent = defineView('seatsOfStudent', {
  module: 'assessment',
  label: 'Seats in exams',
  of: 'examSeat',
  parameters: { student: f.ref('student', { required: true }) },
  columns: seat,
  sort: '-date',
});

/** Exams in the next days in which the caller invigilates. */
const dutiesToCome = defineView('dutiesToCome', {
  module: 'assessment',
  label: 'Invigilation',
  of: 'examDuty',
  where: { date: { $date: 'next14Days' }, employee: { $me: 'employee' } },
  columns: {
    hall: { link: '/exam_sittings/halls/:hallId' },
    date: {},
    startTime: {},
    endTime: {},
    hallId: { value: 'hall.id', hidden: true },
  },
  sort: ['date', 'startTime'],
  access: ['EMPLOYEE'],
});

export const seatingViews = [comingSeats, ownSeats, seatsOfExam, seatsOfStudent, dutiesToCome] as const;

export const seatingContributions = [
  contribute('exam', {
    module: 'assessment',
    summary: [
      { key: 'seat', label: 'Seat', view: 'ownSeats', shows: ['seat', 'student'], tab: 'seats', all: true },
    ],
    tabs: [
      {
        key: 'seats',
        label: 'Seats',
        blocks: [{ kind: 'table', view: 'seatsOfExam', empty: 'Nobody has a seat yet' }],
      },
    ],
  }),
  contribute('home', {
    module: 'assessment',
    waiting: [
      {
        key: 'comingSeats',
        label: 'Seats in exams',
        icon: 'room',
        view: 'comingSeats',
        to: '/student/exam_schedule',
        order: 31,
        roles: ['STUDENT', 'PARENT'],
      },
      {
        key: 'dutiesToCome',
        label: 'Invigilation',
        icon: 'room',
        view: 'dutiesToCome',
        to: '/exam_sittings/invigilators',
        order: 9,
        roles: ['EMPLOYEE'],
      },
    ],
  }),
] as const;
