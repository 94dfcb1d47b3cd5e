import { defineResource, f, field, gte, is, not } from '@school/kernel';
import { hearing, outcome } from './outcome.fields.ts';

const managers = ['DisciplineManagement'] as const;
const staff = ['DisciplineManagement', 'EMPLOYEE'] as const;
/** Who made it, complains or judges. */
const ofParties = {
  _or: [
    { createdBy: { $me: 'id' } },
    { complainants_contains: { $me: 'employee' } },
    { jury_contains: { $me: 'employee' } },
  ],
} as const;
const people = { level: 'private', named: true } as const;

/**
 * An incident with those concerned, from the complaint to its consequences. Those who complain, judge or lead it see all of
 * it; students and parents see what was decided about them, once it is opened to them.
 */
export const disciplineComplaint = defineResource('disciplineComplaint', {
  module: 'discipline',
  label: ['Discipline complaint', 'Discipline complaints'],
  api: 'setup/v1/DisciplineComplaint',
  noArchive: true,
  comments: true,
  attachments: true,
  screens: {
    list: '/discipline_complaints/index',
    create: '/discipline_complaints/new',
    show: '/discipline_complaints/:id',
    edit: '/discipline_complaints/:id/edit',
  },
  menu: {
    group: 'students',
    order: 80,
    icon: 'form',
    description: 'Incidents, hearings and outcomes',
    access: staff,
    also: [{ group: 'mySchool', order: 50, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    complaintNumber: f.series('DC-{yyyy}-{seq:4}', { label: 'Number', search: true }),
    title: f.text({ required: true, max: 120, search: true }),
    type: f.choice(
      { NEGATIVE: 'Complaint', POSITIVE: 'Praise', OBSERVATION: 'Observation' },
      {
        required: true,
        default: 'NEGATIVE',
        tones: { NEGATIVE: 'error', POSITIVE: 'success', OBSERVATION: 'info' },
      },
    ),
    severity: f.choice(
      { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' },
      { required: true, default: 'LOW', tones: { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'error' } },
    ),
    incidentDate: f.date({
      label: 'Date of the incident',
      required: true,
      default: 'today',
      max: 'today',
      index: true,
    }),
    incidentTime: f.time({ label: 'Time of the incident' }),
    location: f.text({ label: 'Place', max: 120 }),
    description: f.longText({ label: 'What happened', required: true, max: 5000, level: 'private' }),
    students: f.refs('student', { ...people, label: 'Students concerned', filter: { status: 'ACTIVE' } }),
    employees: f.refs('employee', { ...people, label: 'Employees concerned', filter: { status: 'ACTIVE' } }),
    complainants: f.refs('employee', {
      ...people,
      label: 'Complaint by employees',
      filter: { status: 'ACTIVE' },
    }),
    complainantStudents: f.refs('student', {
      ...people,
      label: 'Complaint by students',
      filter: { status: 'ACTIVE' },
    }),
    witnesses: f.refs('student', { ...people, label: 'Witnesses', filter: { status: 'ACTIVE' } }),
    jury: f.refs('employee', {
      ...people,
      level: 'system',
      label: 'Who judges',
      filter: { status: 'ACTIVE' },
    }),
    trialDate: f.date({ label: 'Hearing on', readOnly: true, index: true }),
    verdict: f.longText({ max: 5000, level: 'private', readOnly: true }),
    actionTaken: f.choice(
      {
        NONE: 'Nothing further',
        COUNSELLING: 'Counselling',
        WARNING: 'Warning',
        DETENTION: 'Detention',
        FINE: 'Fine',
        SUSPENSION: 'Suspension',
        EXPULSION: 'Expulsion',
      },
      { label: 'Outcome', readOnly: true },
    ),
    actionFrom: f.date({ label: 'From', readOnly: true }),
    actionTo: f.date({ label: 'Until', readOnly: true }),
    visibleToParents: f.flag({
      label: 'Students concerned and their parents see the outcome',
      level: 'system',
      default: false,
    }),
    status: f.choice(
      {
        OPEN: 'Open',
        UNDER_INVESTIGATION: 'Under review',
        HEARING: 'Hearing',
        DECIDED: 'Decided',
        CLOSED: 'Closed',
        WITHDRAWN: 'Withdrawn',
      },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        index: true,
        tones: {
          OPEN: 'warning',
          UNDER_INVESTIGATION: 'info',
          HEARING: 'info',
          DECIDED: 'success',
          CLOSED: 'neutral',
          WITHDRAWN: 'neutral',
        },
      },
    ),
  },
  title: 'title',
  subtitle: ['complaintNumber', 'incidentDate'],
  list: {
    columns: [
      'complaintNumber',
      'title',
      'incidentDate',
      'students',
      'type',
      'severity',
      'status',
      'actionTaken',
    ],
    sort: '-incidentDate',
    filters: ['status', 'type', 'severity', 'students', 'incidentDate'],
    board: { by: 'status', fields: ['complaintNumber', 'students', 'incidentDate', 'severity'] },
  },
  form: {
    tabs: [
      {
        key: 'complaint',
        label: 'Complaint',
        sections: [
          { fields: ['complaintNumber', 'title', 'type', 'severity'] },
          { label: 'Incident', fields: ['incidentDate', 'incidentTime', 'location', 'description'] },
          {
            label: 'People concerned',
            fields: ['students', 'employees', 'complainants', 'complainantStudents', 'witnesses', 'jury'],
          },
          {
            label: 'Outcome',
            fields: [
              'status',
              'trialDate',
              'verdict',
              'actionTaken',
              'actionFrom',
              'actionTo',
              'visibleToParents',
            ],
          },
        ],
      },
    ],
  },
  checks: [
    {
      key: 'actionEnds',
      holds: gte(field('actionTo'), field('actionFrom')),
      message: 'It must not end before it begins',
      field: 'actionTo',
    },
  ],
  closed: [
    {
      verbs: ['delete'],
      when: not(is('status', 'OPEN')),
      code: 'DONE',
      message: 'It has been looked into, so it cannot be deleted. Withdraw or close it instead.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      investigate: {
        label: 'Look into it',
        access: managers,
        from: ['OPEN'],
        to: 'UNDER_INVESTIGATION',
        tone: 'info',
      },
      hear: {
        label: 'Set a hearing',
        access: managers,
        from: ['UNDER_INVESTIGATION'],
        to: 'HEARING',
        ask: hearing,
      },
      decide: {
        label: 'Decide',
        access: managers,
        from: ['HEARING'],
        to: 'DECIDED',
        tone: 'success',
        ask: outcome,
      },
      appeal: {
        label: 'Hear again',
        access: managers,
        from: ['DECIDED'],
        to: 'HEARING',
        tone: 'warning',
        ask: hearing,
      },
      close: { label: 'Close', access: managers, from: ['DECIDED'], to: 'CLOSED', tone: 'success' },
      withdraw: {
        label: 'Withdraw',
        access: staff,
        from: ['OPEN', 'UNDER_INVESTIGATION'],
        to: 'WITHDRAWN',
        tone: 'warning',
        confirm: 'No further action will follow.',
      },
    },
  },
  sample: { incidentDate: '2026-03-01', jury: undefined, actionFrom: undefined, actionTo: undefined },
  access: {
    read: [...staff, 'STUDENT', 'PARENT'],
    create: staff,
    update: staff,
    delete: staff,
    own: ['EMPLOYEE'],
    rows: {
      DisciplineManagement: 'all',
      EMPLOYEE: ofParties,
      STUDENT: { visibleToParents: true, students_contains: { $me: 'student' } },
      PARENT: { visibleToParents: true, students_in: { $me: 'wards' } },
    },
    /** What those who handle it write and file among themselves. */
    remarks: { DisciplineManagement: 'all', EMPLOYEE: ofParties },
    levels: { private: { read: staff, write: staff }, system: { read: staff, write: managers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    disciplineComplaint: typeof disciplineComplaint;
  }
}
