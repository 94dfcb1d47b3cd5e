import { defineResource, f, field, multiply } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';

const most = 60;

/** A room used for a sitting, with its rows of seats. It is booked immediately, so that nobody else has it. */
export const examHall = defineResource('examHall', {
  module: 'assessment',
  label: ['Exam hall', 'Exam halls'],
  api: 'setup/v1/ExamHall',
  screens: {
    list: '/exam_sittings/halls',
    create: '/exam_sittings/halls/new',
    show: '/exam_sittings/halls/:id',
  },
  fields: {
    sitting: f.ref('examSitting', { required: true, onDelete: 'cascade', named: true }),
    classroom: f.ref('classroom', {
      label: 'Room',
      required: true,
      named: true,
      onDelete: 'restrict',
      filter: { active: true, seatRows_gt: 0 },
    }),
    rows: f.int({ label: 'Rows of seats', min: 1, max: most, help: 'If empty, those of the room are used' }),
    columns: f.int({
      label: 'Seats per row',
      min: 1,
      max: most,
      help: 'If empty, those of the room are used',
    }),
    places: f.computed({ label: 'Seats', as: 'int', value: multiply(field('rows'), field('columns')) }),
    taken: f.rollup({ label: 'Students', of: 'examSeat', via: 'hall', fn: 'count' }),
    invigilators: f.rollup({ of: 'examDuty', via: 'hall', fn: 'count' }),
  },
  title: 'classroom',
  subtitle: ['sitting'],
  list: {
    columns: ['sitting', 'classroom', 'rows', 'columns', 'places', 'taken', 'invigilators'],
    head: 'classroom',
    sort: 'sitting',
    filters: ['sitting', 'classroom'],
    totals: ['taken'],
  },
  related: [
    { key: 'duties', label: 'Invigilators', resource: 'examDuty', via: 'hall' },
    { key: 'seats', label: 'Seats', resource: 'examSeat', via: 'hall' },
  ],
  noArchive: true,
  unique: [{ fields: ['sitting', 'classroom'] }],
  access: {
    read: ['EMPLOYEE', ...resultReaders],
    create: examKeepers,
    update: examKeepers,
    delete: examKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examHall: typeof examHall;
  }
}
