import { defineResource, f } from '@school/kernel';
import { hostelKeepers, hostelWardens } from './access.ts';

/** Complaints of residents: a tap, a neighbour, the food. */
export const hostelComplaint = defineResource('hostelComplaint', {
  module: 'hostel',
  label: ['Hostel complaint', 'Hostel complaints'],
  api: 'api/v1/hostelComplaint',
  screens: {
    list: '/hostels/complaints',
    create: '/hostels/complaints/new',
    show: '/hostels/complaints/:id',
  },
  menu: {
    group: 'hostel',
    order: 65,
    icon: 'warning',
    description: 'What residents report, and what was done about it',
    access: hostelWardens,
    also: [{ group: 'mySchool', order: 64, access: ['STUDENT'], forOneself: true }],
  },
  noArchive: true,
  comments: 'readers',
  attachments: true,
  fields: {
    subject: f.text({ required: true, max: 120, search: true }),
    about: f.choice(
      { ROOM: 'Room', FOOD: 'Food', WATER: 'Water and power', PEOPLE: 'People', OTHER: 'Something else' },
      { required: true, default: 'ROOM', index: true },
    ),
    room: f.ref('hostelRoom', {
      named: true,
      filter: { status: 'ACTIVE' },
      help: 'If empty, the room where you live',
    }),
    hostel: f.ref('hostel', { readOnly: true, named: true, noCopy: true }),
    description: f.longText({ label: 'What is wrong', required: true, max: 3000 }),
    solution: f.longText({ label: 'What was done', max: 3000, readOnly: true, noCopy: true }),
    reportedOn: f.date({
      label: 'Reported on',
      required: true,
      readOnly: true,
      default: 'today',
      index: true,
    }),
    status: f.choice(
      { OPEN: 'Open', IN_WORK: 'In work', SOLVED: 'Solved', REJECTED: 'Nothing to do' },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        index: true,
        tones: { OPEN: 'warning', IN_WORK: 'info', SOLVED: 'success', REJECTED: 'neutral' },
      },
    ),
  },
  title: 'subject',
  subtitle: ['hostel', 'reportedOn'],
  list: {
    columns: ['reportedOn', 'subject', 'about', 'hostel', 'room', 'status'],
    head: 'subject',
    sort: '-reportedOn',
    filters: ['hostel', 'about', 'status'],
    views: [{ key: 'open', label: 'Open', filter: { status_in: ['OPEN', 'IN_WORK'] } }],
    board: { by: 'status', fields: ['about', 'hostel', 'room'] },
  },
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      begin: { label: 'Begin', access: hostelWardens, from: ['OPEN'], to: 'IN_WORK' },
      solve: {
        label: 'Solved',
        access: hostelWardens,
        from: ['OPEN', 'IN_WORK'],
        to: 'SOLVED',
        tone: 'success',
        ask: { solution: f.longText({ label: 'What was done', required: true, max: 3000 }) },
      },
      reject: {
        label: 'Nothing to do',
        access: hostelWardens,
        from: ['OPEN', 'IN_WORK'],
        to: 'REJECTED',
        ask: { solution: f.longText({ label: 'Why', required: true, max: 3000 }) },
      },
    },
  },
  access: {
    read: [...hostelWardens, 'STUDENT'],
    create: [...hostelWardens, 'STUDENT'],
    update: hostelWardens,
    delete: hostelKeepers,
    rows: { HostelManagement: 'all', HostelWarden: 'all', STUDENT: { createdBy: { $me: 'id' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelComplaint: typeof hostelComplaint;
  }
}
