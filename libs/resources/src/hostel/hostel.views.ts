import { block, contribute, defineView, f } from '@school/kernel';
import { hostelKeepers, hostelWardens } from './access.ts';

const student = f.ref('student', { required: true });

/** The beds of a student, now and before. */
const staysOfStudent = defineView('staysOfStudent', {
  module: 'hostel',
  label: 'Hostel',
  of: 'hostelAllocation',
  parameters: { student },
  columns: {
    hostel: {},
    room: {},
    bed: {},
    fromDate: {},
    expectedTo: {},
    vacatedOn: {},
    rent: {},
    status: {},
  },
  sort: '-fromDate',
});

/** Leave that a student has asked for. */
const leavesOfStudent = defineView('leavesOfStudent', {
  module: 'hostel',
  label: 'Leave',
  of: 'hostelLeave',
  parameters: { student },
  columns: {
    kind: { link: '/hostels/leaves/:id' },
    leavesAt: {},
    returnsAt: {},
    destination: {},
    consent: {},
    status: {},
    id: { hidden: true },
  },
  sort: '-leavesAt',
});

/** Nights on which a student was missing. */
const absencesAtNight = defineView('absencesAtNight', {
  module: 'hostel',
  label: 'Absent at night',
  of: 'hostelNight',
  parameters: { student },
  where: { status_in: ['ABSENT', 'LATE'] },
  columns: { date: {}, hostel: {}, status: {} },
  sort: '-date',
});

/** How full each house is today. */
const hostelOccupancy = defineView('hostelOccupancy', {
  module: 'hostel',
  label: 'Occupancy',
  of: 'hostel',
  where: { active: true },
  columns: {
    name: { label: 'Hostel', link: '/View_hostel_details/:id' },
    hostelType: {},
    rooms: { total: true },
    beds: { total: true },
    occupied: { total: true },
    id: { hidden: true },
  },
  sort: 'name',
});

const stay = { name: { label: 'Resident', link: '/room_allocate/stay/:id' }, hostel: {}, room: {} } as const;

/** Who moves in or out this month. */
const movesOfMonth = defineView('movesOfMonth', {
  module: 'hostel',
  label: 'Moves this month',
  of: 'hostelAllocation',
  where: {
    status_ne: 'CANCELLED',
    _or: [{ fromDate: { $date: 'thisMonth' } }, { vacatedOn: { $date: 'thisMonth' } }],
  },
  columns: { ...stay, fromDate: {}, vacatedOn: {}, status: {}, id: { hidden: true } },
  sort: '-fromDate',
  access: hostelWardens,
});

/** Stays that end within a month. */
const endingStays = defineView('endingStays', {
  module: 'hostel',
  label: 'Stays ending soon',
  of: 'hostelAllocation',
  where: {
    status: 'ACTIVE',
    _or: [
      { vacatedOn: { $date: 'next30Days' } },
      { expectedTo: { $date: 'next30Days' }, vacatedOn_empty: true },
    ],
  },
  columns: { ...stay, expectedTo: {}, vacatedOn: {}, id: { hidden: true } },
  sort: 'expectedTo',
  access: hostelWardens,
});

/** Leave waiting for the warden. */
const leavesToDecide = defineView('leavesToDecide', {
  module: 'hostel',
  label: 'Residents’ leave to decide',
  of: 'hostelLeave',
  where: { status: 'ASKED', consent_ne: 'ASKED' },
  columns: {
    student: { link: '/hostels/leaves/:id' },
    hostel: {},
    kind: {},
    leavesAt: {},
    id: { hidden: true },
  },
  sort: 'leavesAt',
  access: hostelWardens,
});

/** Leave waiting for a parent's consent. */
const leavesToConsent = defineView('leavesToConsent', {
  module: 'hostel',
  label: 'Consent to a night away',
  of: 'hostelLeave',
  where: { status: 'ASKED', consent: 'ASKED' },
  columns: {
    student: { link: '/hostels/leaves/:id' },
    leavesAt: {},
    returnsAt: {},
    destination: {},
    id: { hidden: true },
  },
  sort: 'leavesAt',
  access: ['PARENT'],
});

/** Residents' complaints that nobody has dealt with. */
const openComplaints = defineView('openHostelComplaints', {
  module: 'hostel',
  label: 'Hostel complaints',
  of: 'hostelComplaint',
  where: { status_in: ['OPEN', 'IN_WORK'] },
  columns: { subject: { link: '/hostels/complaints/:id' }, hostel: {}, reportedOn: {}, id: { hidden: true } },
  sort: 'reportedOn',
  access: hostelWardens,
});

/** Open hostel bills, each with a link to the counter. */
const hostelBillsToPay = defineView('hostelBillsToPay', {
  module: 'hostel',
  label: 'Hostel fees to pay',
  of: 'studentFee',
  parameters: { student: f.ref('student'), batch: f.ref('batch'), collection: f.ref('feeCollection') },
  where: { 'collection.basis': 'RENTS', status_in: ['UNPAID', 'PARTIAL'] },
  columns: {
    student: { link: '/finance/fees_student_search/:studentId' },
    batch: {},
    collection: { label: 'Hostel fee' },
    dueDate: {},
    balance: { total: true },
    studentId: { value: 'student.id', hidden: true },
  },
  sort: 'dueDate',
  access: ['FeeSubmission', 'FinanceControl'],
});

export const hostelViews = [
  staysOfStudent,
  leavesOfStudent,
  absencesAtNight,
  hostelOccupancy,
  movesOfMonth,
  endingStays,
  leavesToDecide,
  leavesToConsent,
  openComplaints,
  hostelBillsToPay,
] as const;

export const hostelContributions = [
  contribute('student', {
    module: 'hostel',
    tabs: [
      {
        key: 'hostel',
        label: 'Hostel',
        access: [...hostelWardens, 'STUDENT', 'PARENT'],
        blocks: [
          block.table('staysOfStudent', { label: 'Stays' }),
          block.table('leavesOfStudent', { label: 'Leave' }),
          block.table('absencesAtNight', { label: 'Absent at night' }),
        ],
      },
    ],
  }),
  contribute('home', {
    module: 'hostel',
    waiting: [
      {
        key: 'hostelConsent',
        label: 'Consent to a night away',
        icon: 'approve',
        view: 'leavesToConsent',
        to: '/hostels/leaves',
        order: 15,
        roles: ['PARENT'],
      },
      {
        key: 'hostelLeaves',
        label: 'Residents’ leave to decide',
        icon: 'approve',
        view: 'leavesToDecide',
        to: '/hostels/leaves',
        order: 30,
      },
      {
        key: 'hostelComplaints',
        label: 'Hostel complaints',
        icon: 'warning',
        view: 'openHostelComplaints',
        to: '/hostels/complaints',
        order: 40,
      },
      {
        key: 'endingStays',
        label: 'Stays ending soon',
        icon: 'calendar',
        view: 'endingStays',
        to: '/room_allocate',
        order: 60,
        access: hostelKeepers,
      },
    ],
  }),
] as const;
