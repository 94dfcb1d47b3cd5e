import { block, contribute, defineView, f } from '@school/kernel';

const student = f.ref('student', { required: true });

/** Incidents that concern a student, as far as the reader is involved. */
const complaintsOfStudent = defineView('complaintsOfStudent', {
  module: 'discipline',
  label: 'Discipline',
  of: 'disciplineComplaint',
  parameters: { student },
  narrows: { student: 'students_contains' },
  columns: {
    title: { link: '/discipline_complaints/:id' },
    incidentDate: {},
    type: {},
    severity: {},
    status: {},
    actionTaken: {},
    id: { hidden: true },
  },
  sort: '-incidentDate',
});

/** Incidents that nobody has looked into. */
const openComplaints = defineView('openComplaints', {
  module: 'discipline',
  label: 'Complaints to look into',
  of: 'disciplineComplaint',
  where: { status_in: ['OPEN', 'UNDER_INVESTIGATION', 'HEARING'] },
  columns: {
    title: { link: '/discipline_complaints/:id' },
    incidentDate: {},
    severity: {},
    status: {},
    id: { hidden: true },
  },
  sort: 'incidentDate',
  access: ['DisciplineManagement'],
});

export const disciplineViews = [complaintsOfStudent, openComplaints] as const;

export const disciplineContributions = [
  contribute('student', {
    module: 'discipline',
    tabs: [{ key: 'discipline', label: 'Discipline', blocks: [block.table('complaintsOfStudent')] }],
  }),
  contribute('home', {
    module: 'discipline',
    waiting: [
      {
        key: 'openComplaints',
        label: 'Complaints to look into',
        icon: 'form',
        view: 'openComplaints',
        to: '/discipline_complaints/index',
        order: 35,
      },
    ],
  }),
] as const;
